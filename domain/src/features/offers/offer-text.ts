import { formatAmount } from "../../shared/amounts.ts";
import type { Reader } from "../../shared/units.ts";
import { describeLease, joinQuote } from "../prices/price-text.ts";
import type { OfferTerms } from "./offers.schema.ts";

/** An offer's amount in one line: 'CA$425,000', 'CA$20.00 / sq ft / year net'. */
export function describeOffer({ kind, amountCents, per, basis }: OfferTerms, reader: Reader): string {
  if (kind === "sale" || per === null || basis === null) return formatAmount(amountCents / 100, reader.language);
  return joinQuote(describeLease({ kind: "amount", amountCents, per, basis, additional: null }, reader));
}
