import type { Audience } from "../disclosure/disclosure.terms.ts";
import { statusAt } from "../listings/listings.rules.ts";
import type { ListingStatus } from "../listings/listings.terms.ts";
import type { AccessDecision, RequestState, SigningStatus } from "./access.terms.ts";
import { decisionOf, type KeptGrant } from "./audiences.rules.ts";
import type { AccessStateKind, OwnerStep, ReaderStep, SigningEffect } from "./states.terms.ts";

/** Everything that decides where a reader stands with a listing; the reader is not its owner. */
export interface AccessFacts {
  readonly listing: { readonly status: ListingStatus; readonly expiresAt: Date | null };
  /** The state of the request in question; null without one. */
  readonly request: RequestState | null;
  readonly grant: KeptGrant | undefined;
  /** Whether the owner declined a request, after the approval if there is one. */
  readonly isRefused: boolean;
  readonly signing: SigningStatus;
  /** Whether the reader signed an earlier text. */
  readonly hasSignedBefore: boolean;
  /** Whether the agreement is signed before asking. */
  readonly signsFirst: boolean;
  /** Whether the settings admit the reader once they sign. */
  readonly opensOnSigning: boolean;
  /** Whether the reader's address may not sign: its domain is denied, or it lost its access under another account. */
  readonly isBarred: boolean;
  readonly isAdministrator: boolean;
  /** Whether the owner approves each person before they sign. */
  readonly approvesFirst: boolean;
  readonly isEmailConfirmed: boolean;
  readonly now: Date;
}

/** A reader's state, what they do next, and what the agreement means for them. */
export interface AccessState {
  readonly kind: AccessStateKind;
  readonly next: ReaderStep;
  readonly signing: SigningEffect;
  /** When the owner's approval ends or ended; null without one. */
  readonly untilAt: Date | null;
  /** Whether the reader signed an earlier text, and not the current one. */
  readonly signsAgain: boolean;
}

/**
 * Where a reader stands with a listing, and what they do next: the only place that decides it, for both sides, on every
 * page and in every email (product.md §16).
 */
export function accessStateOf(facts: AccessFacts): AccessState {
  const { grant, signing, hasSignedBefore } = facts;
  const decision = decisionOf(facts);
  const kind = kindOf(facts, decision);
  const effect = effectOf(facts, { kind, decision });
  return {
    kind,
    next: nextOf(facts, { kind, effect }),
    signing: effect,
    untilAt: grant?.untilAt ?? null,
    signsAgain: signing === "unsigned" && hasSignedBefore,
  };
}

/** A request that neither waits nor led to the present approval: its own end, whatever its sender's state is now. */
export function pastStateOf(request: Exclude<RequestState, "open" | "questioned">): AccessState {
  const kind = request === "approved" ? "superseded" : request;
  return { kind, next: "none", signing: "none", untilAt: null, signsAgain: false };
}

/**
 * Whether a person may sign a listing's agreement: its owner has neither declined them nor ended their access, and an
 * administrator has been approved, as has everyone if the owner wants to approve each person. An approval takes precedence over the lists of the settings.
 */
export function maySign({
  decision,
  isBarred,
  isAdministrator,
  approvesFirst,
}: Pick<AccessFacts, "isBarred" | "isAdministrator" | "approvesFirst"> & {
  readonly decision: AccessDecision;
}): boolean {
  if (decision === "live") return true;
  return decision !== "refused" && decision !== "revoked" && !isBarred && !isAdministrator && !approvesFirst;
}

/**
 * Whether a request is rejected because the reader has to sign first. Someone who may not sign can still ask, since only
 * the owner can let them in.
 */
export function mustSignFirst(facts: Pick<AccessFacts, "signing" | "signsFirst"> & Parameters<typeof maySign>[0]) {
  return facts.signsFirst && facts.signing === "unsigned" && maySign(facts);
}

function kindOf({ listing, request, signing, now }: AccessFacts, decision: AccessDecision): AccessStateKind {
  const isShown = statusAt(listing, now) === "active";
  if (decision === "live") {
    if (!isShown) return "unlisted";
    return signing === "unsigned" ? "approved_unsigned" : "reading";
  }
  if (request === "open") return "waiting";
  if (request === "questioned") return "questioned";
  if (decision !== "none") return decision;
  if (!isShown) return "unlisted";
  if (signing === "signed") return "signed";
  return request === "withdrawn" ? "withdrawn" : "unasked";
}

interface Decided {
  readonly kind: AccessStateKind;
  readonly decision: AccessDecision;
}

function effectOf(facts: AccessFacts, { kind, decision }: Decided): SigningEffect {
  const { signing, opensOnSigning } = facts;
  if (signing !== "unsigned") return signing;
  if (decision === "live") return "completes";
  if (!maySign({ ...facts, decision })) return "later";
  if (opensOnSigning) return "opens";
  if (mustSignFirst({ ...facts, decision }) && kind !== "waiting" && kind !== "questioned") return "first";
  return decision === "none" ? "adds" : "later";
}

function nextOf(
  { listing, isEmailConfirmed, now }: AccessFacts,
  { kind, effect }: { kind: AccessStateKind; effect: SigningEffect },
): ReaderStep {
  if (statusAt(listing, now) !== "active") return "none";
  if (kind === "reading") return "read";
  if (kind === "approved_unsigned") return "sign";
  if (kind === "questioned") return "answer";
  if (kind === "waiting") return effect === "opens" ? "sign" : "wait";
  if (!isEmailConfirmed) return "confirm_email";
  return effect === "first" || effect === "opens" ? "sign" : "ask";
}

/**
 * What it takes this reader to read a value of this level, which they cannot read yet (product.md §5.9): to sign (`nda`)
 * only if that opens it, otherwise the owner's approval (`granted`). Lower levels stay as they are.
 */
export function neededFor(level: Audience, { kind, signing }: Pick<AccessState, "kind" | "signing">): Audience {
  if (level !== "nda" && level !== "granted") return level;
  if (signing === "opens" || signing === "completes") return "nda";
  const opensToSigners = signing === "adds" || (signing === "first" && kind !== "expired");
  return level === "nda" && opensToSigners ? "nda" : "granted";
}

const OWNER_STEPS_IN: Readonly<Record<AccessStateKind, readonly OwnerStep[]>> = {
  unasked: [],
  withdrawn: [],
  waiting: ["approve", "question", "refuse"],
  questioned: ["approve", "question", "refuse"],
  signed: ["revoke"],
  approved_unsigned: ["extend", "revoke"],
  reading: ["extend", "revoke"],
  expired: ["extend"],
  refused: [],
  revoked: [],
  superseded: [],
  unlisted: ["extend", "revoke"],
};

/** What a listing's owner can do about a person in this state, the most likely first. */
export const ownerStepsIn = (kind: AccessStateKind): readonly OwnerStep[] => OWNER_STEPS_IN[kind];
