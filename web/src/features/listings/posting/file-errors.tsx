import type { ReactNode } from "react";
import type { Posting } from "./use-posting.ts";
import type { FileField } from "./use-posting-files.ts";

/** What is wrong with the files of a field, a sentence a line; undefined where nothing is. */
export function listFileErrors({ fileParts, errorOf }: Posting, field: FileField): ReactNode {
  const sentences = [...fileParts.refusalsOf(field), errorOf(field)].filter((each) => each !== undefined);
  if (sentences.length === 0) return undefined;
  return [...new Set(sentences)].map((sentence) => (
    <span key={sentence} className="block wrap-anywhere">
      {sentence}
    </span>
  ));
}
