import { type RefObject, useEffect, useRef } from "react";

/**
 * For a dialog whose action removes the button that opened it: returns a function that moves the focus to `target` once
 * the dialog has closed. While it is open, nothing behind it can take the focus.
 */
export function useFocusAfterDialog(isOpen: boolean, target: RefObject<HTMLElement | null>): () => void {
  const isDue = useRef(false);
  useEffect(() => {
    if (isOpen || !isDue.current) return;
    isDue.current = false;
    target.current?.focus({ preventScroll: true });
  }, [isOpen, target]);
  return () => {
    isDue.current = true;
  };
}
