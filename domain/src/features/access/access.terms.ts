/** The owner's decision about a person's request to read a listing's confidential values. */
export const ACCESS_DECISIONS = ["none", "live", "expired", "refused", "revoked"] as const;
export type AccessDecision = (typeof ACCESS_DECISIONS)[number];

/** Whether a listing requires an agreement, and whether a person has signed its current version. */
export const SIGNINGS = ["none", "unsigned", "signed"] as const;
export type SigningStatus = (typeof SIGNINGS)[number];

/** A request's state: awaiting the owner, awaiting the answer to the owner's question, or over. */
export const REQUEST_STATES = ["open", "questioned", "approved", "refused", "withdrawn"] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

/** An owner's lists: pending, with access, and the rest. */
export const REQUEST_BOXES = ["waiting", "current", "past"] as const;
export type RequestBox = (typeof REQUEST_BOXES)[number];

/** The purpose for which someone wants to read a listing's confidential values. */
export const PURPOSES = ["buy", "lease", "advise", "finance", "other"] as const;
export type Purpose = (typeof PURPOSES)[number];

/** On whose behalf someone asks. */
export const CAPACITIES = ["self", "company", "client"] as const;
export type Capacity = (typeof CAPACITIES)[number];

/** Longest company name in a request or signature, in characters. */
export const COMPANY_MAX = 120;

/** Whom a listing admits without its owner: nobody, verified members, or whoever signs its agreement. */
export const ACCESS_MODES = ["manual", "verified", "signed"] as const;
export type AccessMode = (typeof ACCESS_MODES)[number];
