import { type ReactNode, useEffect, useRef } from "react";
import { Notice, type NoticeTone } from "./notice.tsx";

interface OutcomeProps {
  tone: NoticeTone;
  /** What happened, in a sentence. */
  sentence: ReactNode;
  /** What to know, and the ways on. */
  children?: ReactNode;
}

/** What came of a form or a call, in its place. A focus that went with the form comes here, and the sentence is read aloud. */
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
