import { type FocusEvent, useRef, useState } from "react";

/**
 * Which fields of a form a person has left, by name: what is wrong with a field is said from then on. A field is left when
 * another is entered; not by pressing a button, or the sentence that appears would push that button from under the pointer.
 */
export function useLeftFields() {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const last = useRef("");

  function leave(...names: string[]) {
    setLeft((before) => new Set([...before, ...names]));
  }

  function onFocus({ target }: FocusEvent<HTMLElement>) {
    const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    if (isField && target.name === last.current) return;
    if (last.current !== "" && (isField || target.matches(":focus-visible"))) leave(last.current);
    last.current = isField ? target.name : "";
  }

  return { left, leave, onFocus };
}
