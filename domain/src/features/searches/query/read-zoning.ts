import type { Piece, Reading } from "./pieces.ts";
import { skipWords } from "./skip-words.ts";

/** A code: letters with digits, or a few capitals: C-2, I-346, M1, RM3, CG. */
const CODE =
  /^(?=.{1,12}$)(?:[A-Za-z]{1,4}[-.]?\d{1,4}(?:[-.]?[A-Za-z0-9]{1,4})*|\d{1,4}-?[A-Za-z]{1,3}|[A-Z]{1,4}(?:-[A-Z]{1,3})?)/u;
/** What nobody writes by chance. */
const CERTAIN = /^[A-Za-z]{1,2}-\d{1,4}[A-Za-z]?$/u;

/** "C-2 zoning", "zoned M1", « zonage I-346 », or a code by itself. */
export function readZoning(reading: Reading, start: number): Piece | undefined {
  const { tokens, lexicon } = reading;
  const before = lexicon.zoning(tokens, start);
  const at = before === undefined ? start : skipWords(reading, before.end, "de d type is as est");
  const code = readCode(reading, at);
  if (code === undefined) return undefined;
  const after = before === undefined ? lexicon.zoning(tokens, code.end) : undefined;
  if (before === undefined && after === undefined && !CERTAIN.test(code.zoning)) return undefined;
  return { kind: "zoning", zoning: code.zoning.toUpperCase(), start, end: after?.end ?? code.end };
}

/** The tokens up to the next space, if they are a code. */
function readCode({ tokens, text }: Reading, at: number): { zoning: string; end: number } | undefined {
  const first = tokens[at];
  if (first === undefined || first.isQuoted) return undefined;
  let end = at + 1;
  while (tokens[end] !== undefined && /^[-.]?$/u.test(tokens[end]?.before ?? " ") && end < at + 8) end++;
  const zoning = text.slice(first.start, tokens[end - 1]?.end);
  return CODE.exec(zoning)?.[0] === zoning ? { zoning, end } : undefined;
}
