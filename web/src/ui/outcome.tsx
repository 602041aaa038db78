import { type ReactNode, useEffect, useRef } from "react";
import { Notice, type NoticeTone } from "./notice.tsx";

interface OutcomeProps {
  tone: NoticeTone;
  /** A sentence about what happened. */
  sentence: ReactNode;
  /** Details and actions. */
  children?: ReactNode;
}

/** Replaces a form with its outcome. Takes over the form's focus and announces the sentence. */
export function Outcome({ tone, sentence, children }: OutcomeProps) {
  const block = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) block.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={block} tabIndex={-1} className="flex flex-col gap-5 outline-none">
      <Notice tone={tone}>{sentence}</Notice>
      {children}
    </div>
  );
}
