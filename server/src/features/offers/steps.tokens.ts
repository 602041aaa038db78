import { createHash, randomBytes } from "node:crypto";
import { NON_BINDING, NON_BINDING_ID } from "@vestpocket/domain/offers/non-binding";
import type { NonBinding, OfferTerms } from "@vestpocket/domain/offers/offers.schema";
import type { OfferStep, Party } from "@vestpocket/domain/offers/offers.terms";
import type { Language } from "@vestpocket/domain/shared/text";

/**
 * The content of a step: a version's terms and its expiry, or a decision's note, and what its author acknowledged; missing
 * in steps from before that was recorded, and in those that the deletion of an account takes.
 */
export type Said = ({ readonly terms: OfferTerms; readonly expiresAt: string } | { readonly note: string }) & {
  readonly nonBinding?: NonBinding;
};

/** The wording in which someone acknowledged that a step binds nobody. */
export function acknowledge(language: Language): NonBinding {
  const sha256 = createHash("sha256").update(NON_BINDING[language]).digest("hex");
  return { wordingId: NON_BINDING_ID, sha256, language };
}

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
