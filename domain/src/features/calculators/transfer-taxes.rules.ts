import type { ProvinceName } from "../places/places.provinces.ts";
import { CITY_TAXES, PROVINCIAL_TAXES, type TransferTax } from "./transfer-taxes.ts";

/** The taxes and fees on a transfer in this place, the province's first; none in the territories (product.md §6.11). */
export function listTransferTaxes({ province, city }: { province: string; city: string }): TransferTax[] {
  const found = CITY_TAXES.find((each) => each.province === province && each.cities.includes(city));
  const provincial = PROVINCIAL_TAXES[province as ProvinceName];
  return [...(provincial && !found?.isInstead ? [provincial] : []), ...(found ? [found.tax] : [])];
}

/** The amount due for a price, both in cents; a fraction is rounded half up, once, at the end (product.md §6.11). */
export function computeTransferTax(tax: TransferTax, priceCents: number): number {
  if (priceCents <= (tax.exemptUpTo ?? 0)) return 0;
  const cents = "brackets" in tax ? sumBrackets(tax.brackets, priceCents) : sumSteps(tax, priceCents);
  return Math.min(cents, tax.maxCents ?? cents);
}

function sumBrackets(brackets: readonly { upTo?: number; rate: number }[], priceCents: number): number {
  let thousandths = 0;
  let from = 0;
  for (const { upTo = priceCents, rate } of brackets) {
    thousandths += Math.max(0, Math.min(priceCents, upTo) - from) * rate;
    from = upTo;
  }
  return Math.floor((thousandths + 50_000) / 100_000);
}

/** A part of a step counts as a whole one. */
function sumSteps(
  { baseCents, freeCents, stepCents, feeCents }: Extract<TransferTax, { baseCents: number }>,
  priceCents: number,
): number {
  return baseCents + Math.ceil(Math.max(0, priceCents - freeCents) / stepCents) * feeCents;
}
