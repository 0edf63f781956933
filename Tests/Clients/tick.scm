(use-modules (system foreign) (system foreign-library) (rnrs bytevectors))
(define kit (load-foreign-library (getenv "SCROLLKIT_LIBRARY")))
(define create! (foreign-library-function kit "scrollkit_scroller_create" #:return-type int32 #:arg-types '(* *)))
(define tick-offset!
  (foreign-library-function kit "scrollkit_scroller_tick_offset"
                            #:return-type double #:arg-types (list '* uint32 double)))
(define count 100000)
(let ((slot (bytevector->pointer (make-bytevector (sizeof '*) 0))))
  (create! %null-pointer slot)
  (let ((scroller (dereference-pointer slot))
        (start (get-internal-run-time)))
    (do ((i 0 (+ i 1))) ((= i count)) (tick-offset! scroller 1 i))
    (display (round (/ (- (get-internal-run-time) start) (* count internal-time-units-per-second) 1e-9)))
    (newline)))
