/** What an owner decided about a person's wish to read a listing's confidential values. */
export const ACCESS_DECISIONS = ["none", "live", "expired", "refused", "revoked"] as const;
export type AccessDecision = (typeof ACCESS_DECISIONS)[number];

/** Whether a listing asks for an agreement, and whether a person has signed its present version. */
export const SIGNINGS = ["none", "unsigned", "signed"] as const;
export type Signing = (typeof SIGNINGS)[number];

/** Where a request stands: it waits for the owner, or for the answer to the owner's question, or is over. */
export const REQUEST_STATES = ["open", "questioned", "approved", "refused", "withdrawn"] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

/** An owner's lists: those to decide, the people who are let in, and the rest. */
export const REQUEST_BOXES = ["waiting", "current", "past"] as const;
export type RequestBox = (typeof REQUEST_BOXES)[number];

/** What somebody wants to read a listing's confidential values for. */
export const PURPOSES = ["buy", "lease", "advise", "finance", "other"] as const;
export type Purpose = (typeof PURPOSES)[number];

/** For whom somebody asks. */
export const CAPACITIES = ["self", "company", "client"] as const;
export type Capacity = (typeof CAPACITIES)[number];

/** Longest name of a company that somebody asks or signs for, in characters. */
export const COMPANY_MAX = 120;

/** Whom a listing lets in without its owner: nobody, verified members, or whoever signs its agreement. */
export const ACCESS_MODES = ["manual", "verified", "signed"] as const;
export type AccessMode = (typeof ACCESS_MODES)[number];
