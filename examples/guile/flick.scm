;;; A flick: a finger drags the content up and lets go. Prints what happens until the content rests.
;;;
;;;   guile flick.scm
(use-modules (system foreign) (system foreign-library) (ice-9 format) (srfi srfi-1) (rnrs bytevectors))

(define kit (load-foreign-library (or (getenv "SCROLLKIT_LIBRARY") "libscrollkit.so.0")))

(define (c-function name result . parameters)
  (foreign-library-function kit (string-append "scrollkit_" name)
                            #:return-type result #:arg-types parameters))

(define status-text (c-function "status_text" '* int32))
(define enum-name (c-function "enum_name" '* '* int64))
(define destroy! (c-function "scroller_destroy" void '*))
(define tick-offset! (c-function "scroller_tick_offset" double '* uint32 double))
(define needs-tick? (compose positive? (c-function "scroller_needs_tick" uint32 '*)))

(define (checked-function . description)
  "Like c-function; raises an error if the call is refused."
  (let ((function (apply c-function description)))
    (lambda arguments
      (let ((status (apply function arguments)))
        (when (negative? status)
          (error (pointer->string (status-text status))))
        status))))

(define create! (checked-function "scroller_create" int32 '* '*))
(define set-size! (checked-function "scroller_set_size" int32 '* double double double double double))
(define press! (checked-function "scroller_press" int32 '* uint64 double double double))
(define move! (checked-function "scroller_move" int32 '* uint64 double double double))
(define release! (checked-function "scroller_release" int32 '* uint64 double))
(define next-event! (checked-function "scroller_next_event" int32 '* '*))

(define axis-y 1)
(define event-types
  (list uint32 uint32 double double double double double uint64 uint32 uint32 uint32 uint32 uint32 uint32))

(define (print-events scroller)
  (let* ((start (cons (sizeof event-types) (make-list 13 0)))
         (event (make-c-struct event-types start)))
    (when (positive? (next-event! scroller event))
      (let* ((fields (parse-c-struct event event-types))
             (name (enum-name (string->pointer "event_kind") (second fields))))
        (format #t "~,6f ~a ~,6f~%" (third fields) (pointer->string name) (fifth fields)))
      (print-events scroller))))

(let ((slot (bytevector->pointer (make-bytevector (sizeof '*) 0))))
  (create! %null-pointer slot)
  (let ((scroller (dereference-pointer slot)))
    (set-size! scroller 400 600 400 5000 0)
    (press! scroller 1 100 500 0)
    (for-each (lambda (step) (move! scroller 1 100 (- 500 (* 10 step)) (* step 0.01))) (iota 5 1))
    (release! scroller 1 0.05)
    (let loop ((time 0.05))
      (let ((offset (tick-offset! scroller axis-y time)))
        (print-events scroller)
        (if (needs-tick? scroller)
            (loop (+ time (/ 1.0 60)))
            (format #t "rests at ~,6f~%" offset))))
    (destroy! scroller)))
