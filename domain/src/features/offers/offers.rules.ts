import { DAY_MS, HOUR_MS } from "../../shared/durations.ts";
import { type Problems, toProblems } from "../../shared/problems.ts";
import { toLines } from "../../shared/readable-text.ts";
import { type Message, withValues } from "../../shared/text.ts";
import { validateMessageText } from "../inquiries/inquiries.rules.ts";
import type { ListingType } from "../listings/listings.terms.ts";
import { PRICE_MAX } from "../prices/prices.schema.ts";
import type { OfferKind } from "./offers.terms.ts";

/** The highest amount, in cents; the same as a listing's (product.md §21). */
export const OFFER_CENTS_MAX = PRICE_MAX * 100;
export const TERM_MONTHS_MAX = 1_200;
export const DUE_DILIGENCE_DAYS_MAX = 365;
/** Longest conditions, and longest note with a decision, in characters. */
export const CONDITIONS_MAX = 5_000;
export const OFFER_NOTE_MAX = 2_000;
/** An offer is open for at least an hour and at most 90 days. */
export const OFFER_DAYS_MAX = 90;

/** Days after which an offer or counteroffer expires unless its sender chooses another day (product.md §21). */
export const OFFER_DAYS_PROPOSED = 7;
/** The latest closing, in days from now: ten years. */
export const CLOSING_DAYS_MAX = 3_652;

/** Offers and counters of one person per hour, and offers about one listing per 30 days. */
export const OFFERS_AN_HOUR = 30;
export const OFFERS_PER_LISTING = 10;

export const OFFER_MESSAGES = {
  wrongKind: /*i18n*/ { id: "offers.wrong_kind", message: "This listing does not accept this kind of offer." },
  wrongAmount: /*i18n*/ {
    id: "offers.wrong_amount",
    message: "Please enter the amount you offer, up to $999,999,999, with at most two decimals.",
  },
  rentIncomplete: /*i18n*/ { id: "offers.rent_incomplete", message: "Please choose one of the options." },
  wrongTerm: /*i18n*/ { id: "offers.wrong_term", message: "Please enter a whole number of months, 1 to 1,200." },
  wrongDay: /*i18n*/ { id: "offers.wrong_day", message: "Please enter a date between today and ten years from now." },
  wrongDays: /*i18n*/ { id: "offers.wrong_days", message: "Please enter a whole number of days, 0 to 365." },
  wrongExpiry: /*i18n*/ {
    id: "offers.wrong_expiry",
    message: "Please choose when the offer expires: at least an hour and at most 90 days from now.",
  },
  longText: /*i18n*/ { id: "offers.long_text", message: "Please use {max, number} characters or fewer." },
  understoodRequired: /*i18n*/ {
    id: "offers.understood_required",
    message: "Please confirm that you understand the offer is not binding.",
  },
} as const satisfies Record<string, Message>;

/** What may be offered for a listing. */
export function listOfferKinds(type: ListingType): readonly OfferKind[] {
  return ({ sale: ["sale"], rent: ["lease"], both: ["sale", "lease"] } as const)[type];
}

/** A form's contents, some of which may still be missing. */
interface EnteredOffer {
  readonly kind: OfferKind;
  readonly amountCents: number | undefined;
  readonly per: string | null;
  readonly basis: string | null;
  readonly termMonths: number | null | undefined;
  readonly closesOn: string;
  readonly dueDiligenceDays: number | undefined;
  readonly conditions: string;
  readonly expiresAt: { readonly seconds: number } | undefined;
  readonly understood: boolean;
}

/** The problems of an offer, by field, in form order (product.md §21). */
export function validateOffer(
  offer: EnteredOffer,
  { kinds, now }: { kinds: readonly OfferKind[]; now: Date },
): Problems {
  const isLease = offer.kind === "lease";
  const chosen = (value: string | null) => (isLease && value === null ? OFFER_MESSAGES.rentIncomplete : undefined);
  return toProblems({
    kind: kinds.includes(offer.kind) ? undefined : OFFER_MESSAGES.wrongKind,
    amountCents: isWithin(offer.amountCents, 1, OFFER_CENTS_MAX) ? undefined : OFFER_MESSAGES.wrongAmount,
    per: chosen(offer.per),
    basis: chosen(offer.basis),
    termMonths: isLease && !isWithin(offer.termMonths, 1, TERM_MONTHS_MAX) ? OFFER_MESSAGES.wrongTerm : undefined,
    closesOn: isClosingDay(offer.closesOn, now) ? undefined : OFFER_MESSAGES.wrongDay,
    dueDiligenceDays: isWithin(offer.dueDiligenceDays, 0, DUE_DILIGENCE_DAYS_MAX)
      ? undefined
      : OFFER_MESSAGES.wrongDays,
    conditions: validateOfferText(offer.conditions, CONDITIONS_MAX),
    expiresAt: isExpiry(offer.expiresAt, now) ? undefined : OFFER_MESSAGES.wrongExpiry,
    understood: offer.understood ? undefined : OFFER_MESSAGES.understoodRequired,
  });
}

/** The problem with a text of an offer, or undefined. It may be empty. */
export function validateOfferText(typed: string, max: number): Message | undefined {
  if ([...toLines(typed)].length > max) return withValues(OFFER_MESSAGES.longText, { max });
  return validateMessageText(typed);
}

function isWithin(value: number | null | undefined, min: number, max: number): boolean {
  return Number.isInteger(value) && (value as number) >= min && (value as number) <= max;
}

/** From today on; yesterday in UTC is still today in Vancouver, and tomorrow's date is never rejected. */
function isClosingDay(day: string, now: Date): boolean {
  const at = Date.parse(`${day}T00:00:00Z`);
  return at >= now.getTime() - 2 * DAY_MS && at <= now.getTime() + CLOSING_DAYS_MAX * DAY_MS;
}

/** A minute's grace on both sides, for forms that took a while to fill in. */
function isExpiry(expiresAt: { seconds: number } | undefined, now: Date): boolean {
  if (expiresAt === undefined) return false;
  const ahead = expiresAt.seconds * 1000 - now.getTime();
  return ahead >= HOUR_MS - 60_000 && ahead <= (OFFER_DAYS_MAX + 1) * DAY_MS;
}
