import { toHundredths } from "@vestpocket/domain/listings/term-texts.rules";
import { OFFER_DAYS_PROPOSED } from "@vestpocket/domain/offers/offers.rules";
import type { OfferForm, OfferTerms } from "@vestpocket/domain/offers/offers.schema";
import type { OfferKind } from "@vestpocket/domain/offers/offers.terms";
import type { RentBasis, RentUnit } from "@vestpocket/domain/prices/rents.terms";
import { DAY_MS } from "@vestpocket/domain/shared/durations";
import type { AskingPrices } from "./asked.tsx";

/** The form's contents, as typed. The names match the call's, so that errors reach their fields. */
export interface OfferValues {
  readonly kind: OfferKind;
  readonly amountCents: string;
  readonly per: RentUnit;
  readonly basis: RentBasis;
  readonly termMonths: string;
  readonly closesOn: string;
  readonly hasFinancing: boolean;
  readonly hasInspection: boolean;
  readonly dueDiligenceDays: string;
  readonly conditions: string;
  /** The day at whose end it expires, in its sender's time zone. */
  readonly expiresAt: string;
  readonly understood: boolean;
}

const NO_QUOTE = { per: null, basis: null };

/** A new offer, in the unit of the listing's rent if the reader knows it, with an expiry proposed from `now`. */
export function toNewValues(
  kind: OfferKind,
  lease: AskingPrices["lease"] | Pick<OfferTerms, "per" | "basis"> = null,
  now = new Date(),
): OfferValues {
  const { per, basis } = lease !== null && "per" in lease ? lease : NO_QUOTE;
  return {
    ...{ kind, amountCents: "", per: per ?? "month", basis: basis ?? "gross", termMonths: "60" },
    ...{ closesOn: "", hasFinancing: false, hasInspection: false, dueDiligenceDays: "0", conditions: "" },
    ...{ expiresAt: toDay(now, OFFER_DAYS_PROPOSED), understood: false },
  };
}

/** A day in the sender's time zone, as a date field has it; `days` from now. */
export function toDay(now: Date, days = 0): string {
  const date = new Date(now.getTime() + days * DAY_MS);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

/** The next version, which starts as a copy of the previous one, with a new expiry proposed. */
export function toNextValues(terms: OfferTerms): OfferValues {
  const { kind, amountCents, per, basis, termMonths, closesOn, hasFinancing, hasInspection, conditions } = terms;
  return {
    ...toNewValues(kind, { per, basis }),
    ...{ closesOn, hasFinancing, hasInspection, conditions },
    amountCents: (amountCents / 100).toFixed(amountCents % 100 === 0 ? 0 : 2),
    termMonths: termMonths === null ? "60" : String(termMonths),
    dueDiligenceDays: String(terms.dueDiligenceDays),
  };
}

/** What was typed, some of which may be missing or invalid. */
export function readValues(values: OfferValues) {
  const isLease = values.kind === "lease";
  return {
    ...values,
    amountCents: toHundredths(values.amountCents),
    per: isLease ? values.per : null,
    basis: isLease ? values.basis : null,
    termMonths: isLease ? toWhole(values.termMonths) : null,
    dueDiligenceDays: toWhole(values.dueDiligenceDays),
    expiresAt: toEndOfDay(values.expiresAt),
  };
}

/** The same once it is valid. */
export const toOfferForm = (values: OfferValues) => readValues(values) as OfferForm;

const toWhole = (typed: string) => (/^\d{1,6}$/u.test(typed.trim()) ? Number(typed.trim()) : undefined);

function toEndOfDay(day: string): { seconds: number } | undefined {
  const ms = new Date(`${day}T23:59:59`).getTime();
  return Number.isNaN(ms) ? undefined : { seconds: Math.floor(ms / 1000) };
}
