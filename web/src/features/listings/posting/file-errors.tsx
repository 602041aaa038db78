import type { ReactNode } from "react";
import type { FileField } from "./posting-files.ts";
import type { Posting } from "./use-posting.ts";

/** The errors of a file field, one per line; undefined if there are none. */
export function listFileErrors({ fileParts, errorOf }: Posting, field: FileField): ReactNode {
  const sentences = [...fileParts.refusalsOf(field), errorOf(field)].filter((each) => each !== undefined);
  if (sentences.length === 0) return undefined;
  return [...new Set(sentences)].map((sentence) => (
    <span key={sentence} className="block wrap-anywhere">
      {sentence}
    </span>
  ));
}
