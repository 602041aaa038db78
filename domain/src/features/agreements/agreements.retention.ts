import type { Retention } from "../../shared/retention.ts";

/** Texts, signatures, certificates, offers and their chain. */
export const AGREEMENT_RETENTION = {
  years: 6,
  why: "the longest basic limitation period for contracts, in Prince Edward Island and the territories (Quebec: three years, Civil Code art. 2925; most other provinces: two), which begins with the discovery of a breach; texts, signatures, certificates, offers and their chain, counted from the end of the listing, or from the end of the duties of everyone who signed if that is later (agreements: DUTIES_YEARS); the database refuses to delete younger ones",
} as const satisfies Retention;
