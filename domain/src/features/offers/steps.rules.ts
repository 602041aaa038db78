import type { OfferState, OfferStep, Party } from "./offers.terms.ts";

/** The stored facts about an offer that decide what its two parties can do. */
export interface KeptOffer {
  /** `lapsed` only if that was recorded; see `stateOf`. */
  readonly state: OfferState;
  readonly version: number;
  /** Who wrote the latest version. */
  readonly by: Party;
  /** Of the latest version. */
  readonly expiresAt: Date;
}

/** An offer's current state: an open one lapses at its expiry, without a job (product.md §21). */
export function stateOf({ state, expiresAt }: Pick<KeptOffer, "state" | "expiresAt">, now: Date): OfferState {
  return state === "open" && expiresAt <= now ? "lapsed" : state;
}

/**
 * What one party can currently do with an offer. While it is open either may write another version, and the one who did
 * not write the latest may accept it as a basis for negotiation. Since nothing is binding, the owner can decline and
 * the buyer can withdraw after that too.
 */
export function listSteps(offer: KeptOffer, party: Party, now: Date): OfferStep[] {
  const state = stateOf(offer, now);
  const leave: OfferStep = party === "owner" ? "decline" : "withdraw";
  if (state === "negotiating") return [leave];
  if (state !== "open") return [];
  return [...(offer.by === party ? [] : ["accept" as const]), "counter", leave];
}

const NEXT = { accept: "negotiating", decline: "declined", withdraw: "withdrawn", counter: "open" } as const;

interface Taken {
  readonly step: Exclude<OfferStep, "make">;
  readonly party: Party;
  /** The version that this person read. */
  readonly version: number;
  readonly now: Date;
}

/**
 * The offer's state, version and author after a step; undefined if it is not allowed, or the offer has changed since it
 * was read.
 */
export function takeStep(
  offer: KeptOffer,
  { step, party, version, now }: Taken,
): Pick<KeptOffer, "state" | "version" | "by"> | undefined {
  if (version !== offer.version || !listSteps(offer, party, now).includes(step)) return undefined;
  if (step === "counter") return { state: "open", version: version + 1, by: party };
  return { state: NEXT[step], version, by: offer.by };
}
