;;; A flick: a finger drags the content up and lets go. Prints what happens until the content rests.
;;;
;;;   sbcl --script flick.lisp        with CFFI, which is cl-cffi on Debian
(require :asdf)
(asdf:load-system :cffi)
(defpackage flick (:use :cl :cffi))
(in-package :flick)

(load-foreign-library (or (uiop:getenv "SCROLLKIT_LIBRARY") "libscrollkit.so.0"))

(defcfun "scrollkit_status_text" :string (status :int32))
(defcfun "scrollkit_enum_name" :string (type :string) (value :int64))
(defcfun "scrollkit_struct_init" :int32 (target :pointer) (size :size))

(define-foreign-type status () () (:actual-type :int32) (:simple-parser status))
(defmethod translate-from-foreign (value (type status))
  "A refused call is an error."
  (if (minusp value) (error "~a" (scrollkit-status-text value)) value))

(defcfun "scrollkit_scroller_create" status (options :pointer) (scroller :pointer))
(defcfun "scrollkit_scroller_destroy" :void (scroller :pointer))
(defcfun "scrollkit_scroller_set_size" status (scroller :pointer)
  (viewport-width :double) (viewport-height :double) (content-width :double) (content-height :double) (time :double))
(defcfun "scrollkit_scroller_press" status (scroller :pointer) (id :uint64) (x :double) (y :double) (time :double))
(defcfun "scrollkit_scroller_move" status (scroller :pointer) (id :uint64) (x :double) (y :double) (time :double))
(defcfun "scrollkit_scroller_release" status (scroller :pointer) (id :uint64) (time :double))
(defcfun "scrollkit_scroller_tick_offset" :double (scroller :pointer) (axis :uint32) (time :double))
(defcfun "scrollkit_scroller_needs_tick" :uint32 (scroller :pointer))
(defcfun "scrollkit_scroller_next_event" status (scroller :pointer) (event :pointer))

(defcstruct event
  (struct-size :uint32) (kind :uint32) (time :double) (x :double) (y :double) (delta-x :double) (delta-y :double) (id :uint64)
  (from-phase :uint32) (to-phase :uint32) (finished :uint32) (edges :uint32) (source :uint32) (reserved :uint32))

(defun flick (scroller event)
  (scrollkit-scroller-set-size scroller 400d0 600d0 400d0 5000d0 0d0)
  (scrollkit-scroller-press scroller 1 100d0 500d0 0d0)
  (loop for step from 1 to 5 do (scrollkit-scroller-move scroller 1 100d0 (- 500d0 (* 10 step)) (* step 0.01d0)))
  (scrollkit-scroller-release scroller 1 0.05d0)
  (loop for time = 0.05d0 then (+ time (/ 1d0 60))
        for offset = (scrollkit-scroller-tick-offset scroller 1 #| y |# time)
        do (loop while (plusp (scrollkit-scroller-next-event scroller event))
                 do (with-foreign-slots ((time kind y) event (:struct event))
                      (format t "~,6f ~a ~,6f~%" time (scrollkit-enum-name "event_kind" kind) y)))
        while (plusp (scrollkit-scroller-needs-tick scroller))
        finally (format t "rests at ~,6f~%" offset)))

(handler-case
    (with-foreign-objects ((slot :pointer) (event '(:struct event)))
      (scrollkit-struct-init event (foreign-type-size '(:struct event)))
      (scrollkit-scroller-create (null-pointer) slot)
      (let ((scroller (mem-ref slot :pointer)))
        (unwind-protect (flick scroller event) (scrollkit-scroller-destroy scroller))))
  (error (refused)
    (format *error-output* "flick: ~a~%" refused)
    (uiop:quit 1)))
