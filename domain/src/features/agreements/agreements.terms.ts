/** The agreement that any listing may require, in Vestpocket's wording. */
export const STANDARD_AGREEMENT_ID = "0199f2c4-7b1e-7000-8000-6e6461000001";

/** Its variant for franchises. */
export const FRANCHISE_AGREEMENT_ID = "0199f2c4-7b1e-7000-8000-6e6461000002";

/** On whose behalf someone signs. */
export const CAPACITIES = ["self", "company"] as const;
export type Capacity = (typeof CAPACITIES)[number];

/** How someone proved their identity when they signed. */
export const AUTHENTICATIONS = ["password", "password_and_code", "passkey"] as const;
export type Authentication = (typeof AUTHENTICATIONS)[number];

/** What an owner requires readers of a listing to sign. */
export const AGREEMENT_KINDS = ["none", "standard", "own"] as const;
export type AgreementKind = (typeof AGREEMENT_KINDS)[number];

/**
 * How people get to read what is for signers: anyone who signs does, or people sign once the owner has approved them
 * (product.md §17.1).
 */
export const WAYS_IN = ["signing", "approval"] as const;
export type WayIn = (typeof WAYS_IN)[number];

/**
 * What decided which text a reader is given first (product.md §17.2). French: the listing is in Quebec; the reader says so
 * or may be there, by billing place or area code; nothing is known; the account is in French. The account's language: the
 * reader says that they are not in Quebec.
 */
export const LANGUAGE_REASONS = ["listing", "billing", "phone", "stated", "unknown", "account", "denied"] as const;
export type LanguageReason = (typeof LANGUAGE_REASONS)[number];

/** The events recorded in a room's chain. */
export const ROOM_EVENTS = [
  "agreement_chosen",
  "agreement_removed",
  "agreement_shown",
  "language_chosen",
  "place_stated",
  "agreement_signed",
  "access_ended",
  "access_restored",
  "document_added",
  "document_changed",
  "document_withdrawn",
  "certificate_issued",
  "offer_made",
  "offer_countered",
  "offer_accepted",
  "offer_declined",
  "offer_withdrawn",
  "deal_status_set",
] as const;

/** How long the duties of the standard agreement last after each signature, in calendar years; in the database, too. */
export const DUTIES_YEARS = 2;

/** The clauses of the standard agreement's two variants. */
export type ClauseName =
  | ("parties" | "start" | "purpose" | "confidential" | "exceptions" | "duties" | "recipients" | "rights" | "contact")
  | ("personal" | "return" | "nothingMore" | "duration" | "breach" | "successors" | "notices" | "law" | "whole")
  | ("signature" | "language" | "franchisePurpose" | "franchiseRights" | "notAFranchise");

/** Every clause in one language. */
export type Clauses = Readonly<Record<ClauseName, { readonly heading: string; readonly text: string }>>;

/** How often an owner may choose a listing's agreement per day: what was chosen is kept as evidence. */
export const AGREEMENT_CHOICES_A_DAY = 20;

export const AGREEMENT_TITLE_MAX = 200;
export const AGREEMENT_BODY_MAX = 30_000;
/** First and last name together. */
export const SIGNER_NAME_MAX = 121;
/** Of a person at a company. */
export const SIGNER_TITLE_MAX = 80;
/** As in 'America/Argentina/ComodRivadavia'. */
export const TIME_ZONE_MAX = 64;
