import { z } from "zod/mini";
import { idText } from "../../shared/ids.schema.ts";
import { momentSchema } from "../../shared/moments.schema.ts";
import { INT32_MAX, integer } from "../../shared/numbers.schema.ts";
import { pageRequestSchema, pageSchema } from "../../shared/paging.schema.ts";
import { withRequiredMessage } from "../../shared/required-message.ts";
import { readableText } from "../../shared/text.schema.ts";
import { LANGUAGES } from "../../shared/text.ts";
import { RENT_BASES, RENT_UNITS } from "../prices/rents.terms.ts";
import { DUE_DILIGENCE_DAYS_MAX, OFFER_CENTS_MAX, OFFER_MESSAGES, TERM_MONTHS_MAX } from "./offers.rules.ts";
import { OFFER_KINDS, OFFER_OBSTACLES, OFFER_ORDERS, OFFER_STATES, OFFER_STEPS, PARTIES } from "./offers.terms.ts";

const day = () => z.iso.date();

/** What one side offers (product.md §21). */
export const offerTermsSchema = z.strictObject({
  kind: z.enum(OFFER_KINDS),
  /** In cents, 1 to 99,999,999,900: the price, or the rent. */
  amountCents: withRequiredMessage(integer(1, OFFER_CENTS_MAX), OFFER_MESSAGES.wrongAmount),
  /** Only for a rent, like the three fields below: the unit, what it covers, and the months of the lease. */
  per: z._default(z.nullable(z.enum(RENT_UNITS)), null),
  basis: z._default(z.nullable(z.enum(RENT_BASES)), null),
  termMonths: z._default(z.nullable(integer(1, TERM_MONTHS_MAX)), null),
  /** The day of the closing, or of the possession; YYYY-MM-DD. */
  closesOn: withRequiredMessage(day(), OFFER_MESSAGES.wrongDay),
  /** Depends on the buyer's financing, and on an inspection. */
  hasFinancing: z.boolean(),
  hasInspection: z.boolean(),
  /** Days of due diligence; 0 for none. */
  dueDiligenceDays: withRequiredMessage(integer(0, DUE_DILIGENCE_DAYS_MAX), OFFER_MESSAGES.wrongDays),
  /** The offering party's own words; may be empty. */
  conditions: z._default(readableText(50_000), ""),
});
export type OfferTerms = z.infer<typeof offerTermsSchema>;

/** The wording in which it was acknowledged that a step binds nobody: its id, fingerprint (of its UTF-8) and language. */
export const nonBindingSchema = z.object({ wordingId: z.string(), sha256: z.string(), language: z.enum(LANGUAGES) });
export type NonBinding = z.infer<typeof nonBindingSchema>;

export const makeOfferSchema = z.extend(offerTermsSchema, {
  expiresAt: withRequiredMessage(momentSchema, OFFER_MESSAGES.wrongExpiry),
  /** Confirms that the offer binds nobody. */
  understood: withRequiredMessage(z.boolean(), OFFER_MESSAGES.understoodRequired),
});
export type OfferForm = z.infer<typeof makeOfferSchema>;

/** The version that its sender read: a newer one has to be read first. */
const version = integer(1, INT32_MAX);
export const counterOfferSchema = z.extend(makeOfferSchema, { version });
export const decideOfferSchema = z.strictObject({ version, note: z._default(readableText(20_000), "") });

export const listOffersSchema = z.extend(pageRequestSchema, { order: z._default(z.enum(OFFER_ORDERS), "newest") });

/** An offer with its latest version, as one of its two parties sees it. */
export const offerSchema = z.object({
  id: idText,
  /** The reader's role in it. */
  role: z.enum(PARTIES),
  /** The buyer's name, for the owner; null for the buyer, and once the buyer's account was deleted. */
  buyerName: z.nullable(z.string()),
  state: z.enum(OFFER_STATES),
  version,
  /** Who wrote the latest version. */
  by: z.enum(PARTIES),
  terms: offerTermsSchema,
  /** With the latest version; null if that was not recorded yet. */
  nonBinding: z.nullable(nonBindingSchema),
  expiresAt: momentSchema,
  createdAt: momentSchema,
  updatedAt: momentSchema,
  /** What the reader can currently do. */
  steps: z.array(z.enum(OFFER_STEPS)),
});
export type Offer = z.infer<typeof offerSchema>;

/** One step of an offer's history. */
export const offerEventSchema = z.object({
  step: z.enum(OFFER_STEPS),
  by: z.enum(PARTIES),
  at: momentSchema,
  /** A version's content; null for a decision. */
  terms: z.nullable(offerTermsSchema),
  expiresAt: z.nullable(momentSchema),
  /** The note with a decision. */
  note: z.string(),
  /** Null for steps from before that was recorded, and for the end that the deletion of an account brings. */
  nonBinding: z.nullable(nonBindingSchema),
  /** The fingerprint in the listing's evidence chain. */
  sha256: z.string(),
});
export type OfferEvent = z.infer<typeof offerEventSchema>;

export const offerDetailSchema = z.extend(offerSchema, {
  listing: z.object({ id: idText, name: z.string() }),
  /** Whether the buyer can still read what the listing shows to signers or approved people. */
  buyerHasAccess: z.boolean(),
  history: z.array(offerEventSchema),
});
export type OfferDetail = z.infer<typeof offerDetailSchema>;

export const offersPageSchema = z.extend(pageSchema, {
  role: z.enum(PARTIES),
  listing: z.object({ id: idText, name: z.string() }),
  /** What may be offered for this listing. */
  kinds: z.array(z.enum(OFFER_KINDS)),
  /** Why the reader cannot make an offer right now; null if they can. */
  obstacle: z.nullable(z.enum(OFFER_OBSTACLES)),
  offers: z.array(offerSchema),
});
export type OffersPage = z.infer<typeof offersPageSchema>;
