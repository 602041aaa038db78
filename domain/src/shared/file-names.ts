import { toLine } from "./readable-text.ts";
import { cutText } from "./text.ts";

/** UTF-16 units of a title in a file name. */
const NAME_MAX = 120;
/** The endings of the files that people add, and only these: "Lease v2.1" ends with a version. */
const ENDING = /\.(?:pdf|docx?|jpe?g|png|webp)$/iu;
/** What divides folders, drives or dates. */
const DIVIDER = /\s*[/\\:|\u2044\u2215\u29f8\uff0f\uff3c]+\s*/gu;
/** Characters that some systems forbid in file names, or that disguise a name, such as text direction marks. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}"*<>?\s]+/gu;
/** Names that Windows reserves, with or without an ending. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/iu;

/** The title of a file that somebody adds: its name without the ending of an accepted file, and without invisible characters (product.md §20.1). */
export function toTitle(fileName: string): string {
  return toLine(fileName).replace(ENDING, "").trim();
}

/**
 * The name that a document with this title is saved under. `extension` starts with a dot. A slash becomes "-", what no
 * system can store becomes a space, and everything else stays. Never empty, hidden or reserved (product.md §20.1).
 */
export function toFileName(title: string, extension: string): string {
  const base = toLine(title).replace(ENDING, "").replace(DIVIDER, spaceOut).replace(UNSAFE, " ").trim();
  const short = cutText(base, NAME_MAX).replace(/^[-. ]+|[. ]+$/gu, "");
  return `${short === "" ? "document" : short.replace(RESERVED, "_$&")}${extension}`;
}

/** "24/7" becomes "24-7", and "Lease / Bail" becomes "Lease - Bail". */
function spaceOut(divider: string): string {
  const [before, after] = [/^\s/u.test(divider) ? " " : "", /\s$/u.test(divider) ? " " : ""];
  return `${before}-${after}`;
}
