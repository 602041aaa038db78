import type { Message } from "../../shared/text.ts";
import type { Closable, Closures } from "./operators.schema.ts";

/** Why the server refuses what its operator has closed for a listing's province. */
export const CLOSURE_MESSAGES = {
  posting: /*i18n*/ {
    id: "operators.posting_closed",
    message: "We do not take new listings in this province for now.",
  },
  offers: /*i18n*/ {
    id: "operators.offers_closed",
    message: "New offers cannot be made in this province for now.",
  },
} as const satisfies Record<Closable, Message>;

/** Whether the operator has closed this for a province, in the data's spelling; false for an unknown one (product.md §8.10). */
export function isClosed(closures: Closures, closable: Closable, province: string): boolean {
  return closures[closable].some((name) => name === province);
}
