import type { Quantity, Reading } from "./pieces.ts";

/** What an amount is paid for, and whether it is net. */
export interface Rate extends Pick<Quantity, "per" | "basis"> {
  readonly end: number;
  readonly isPerSqm: boolean;
  /** A rate by month of an area. */
  readonly isMonthlyArea: boolean;
}

/**
 * Reads what follows an amount: "/sf/year net", "par mois brut", "psf plus TMI". Without a dollar sign or a multiplier
 * only what is plainly a rate: "20 psf", "2500 par mois", not "5 year".
 */
export function readRate(reading: Reading, start: number, isMoney: boolean): Rate | undefined {
  const { tokens, lexicon } = reading;
  let at = start;
  let rate: Omit<Rate, "end"> = { isPerSqm: false, isMonthlyArea: false, per: undefined, basis: undefined };
  for (let steps = 0; steps < 5; steps++) {
    const token = tokens[at];
    if (token === undefined || (token.isBreak && steps === 0)) break;
    const basis = token.isBreak && !/^\s*[,+]\s*$/u.test(token.before) ? undefined : lexicon.basis(tokens, at);
    if (basis !== undefined) {
      if (rate.basis === undefined) rate = { ...rate, basis: basis.value };
      at = basis.end;
      continue;
    }
    if (token.isBreak) break;
    const psf = lexicon.perSqft(tokens, at);
    if (psf !== undefined) {
      rate = { ...rate, per: "sqft", isMonthlyArea: rate.per === "month" };
      at = psf.end;
      continue;
    }
    const per = lexicon.per(tokens, at);
    const isPer = per !== undefined || token.before.includes("/");
    const of = per?.end ?? at;
    const unit = lexicon.unit(tokens, of);
    const period = lexicon.period(tokens, of);
    if (!isPer && !isMoney && rate.per === undefined) break;
    if (unit?.value === "sqft" || unit?.value === "sqm") {
      rate = { ...rate, per: "sqft", isPerSqm: unit.value === "sqm", isMonthlyArea: rate.per === "month" };
      at = unit.end;
    } else if (period !== undefined) {
      if (rate.per === "sqft") rate = { ...rate, isMonthlyArea: period.value === "month" };
      else rate = { ...rate, per: period.value };
      at = period.end;
    } else break;
  }
  return at === start ? undefined : { ...rate, end: at };
}
