import { type FocusEvent, useRef, useState } from "react";

/**
 * The names of the fields that the user has left. A field counts as left when another one is focused, not when a button is
 * clicked: an error that appears at that moment would push the button out from under the pointer.
 */
export function useLeftFields() {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const last = useRef("");

  function leave(...names: string[]) {
    setLeft((before) => new Set([...before, ...names]));
  }

  function onFocus({ target }: FocusEvent<HTMLElement>) {
    const isField = ["INPUT", "SELECT", "TEXTAREA"].includes(target.tagName);
    const name = target.getAttribute("name") ?? "";
    if (isField && name === last.current) return;
    const { current } = last;
    if (current !== "" && (isField || target.matches(":focus-visible"))) leave(current);
    last.current = isField ? name : "";
  }

  return { left, leave, onFocus, reset: () => setLeft(new Set()) };
}
