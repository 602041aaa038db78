import type { Reading } from "../searches/query/pieces.ts";
import { isHardBreak } from "./listing-reading.ts";

const DENYING =
  /^(?:no|not|without|non|sans|pas|aucun|aucune|needs|near|former|ancien|ancienne|nor|if|possible|potential|for|pour)$/u;

/** Whether one of the two words before a token, in its clause, takes back what it names: "no", "former", "possible". */
export function isDenied({ tokens }: Reading, at: number): boolean {
  return [at, at - 1].some(
    (each) =>
      DENYING.test(tokens[each - 1]?.plain ?? "") && !tokens.slice(each, at + 1).some((token) => isHardBreak(token)),
  );
}
