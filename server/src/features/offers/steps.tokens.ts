import { createHash, randomBytes } from "node:crypto";
import type { OfferTerms } from "@vestpocket/domain/offers/offers.schema";
import type { OfferStep, Party } from "@vestpocket/domain/offers/offers.terms";

/** The content of a step: a version's terms and its expiry, or a decision's note. */
export type Said = { readonly terms: OfferTerms; readonly expiresAt: string } | { readonly note: string };

interface Sealed {
  readonly step: OfferStep;
  readonly party: Party;
  readonly said: string;
  readonly salt: string;
}

/** The step as stored, with a salted fingerprint for the chain: an amount alone could be guessed from its hash. */
export function sealStep({
  step,
  party,
  said,
}: {
  step: OfferStep;
  party: Party;
  said: Said;
}): Sealed & { sha256: string } {
  const sealed = { step, party, said: JSON.stringify(said), salt: randomBytes(32).toString("hex") };
  return { ...sealed, sha256: hashStep(sealed) };
}

/** SHA-256 of salt, step, party and content, one per line, as UTF-8 (product.md §21). */
export function hashStep({ salt, step, party, said }: Sealed): string {
  return createHash("sha256").update([salt, step, party, said].join("\n")).digest("hex");
}

export function readSaid(said: string): Said {
  return JSON.parse(said) as Said;
}
