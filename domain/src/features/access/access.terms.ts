/** What an owner decided about a person's wish to read a listing's confidential values. */
export const ACCESS_DECISIONS = ["none", "live", "expired", "refused", "revoked"] as const;
export type AccessDecision = (typeof ACCESS_DECISIONS)[number];

/** Whether a listing asks for an agreement, and whether a person has signed its present version. */
export const SIGNINGS = ["none", "unsigned", "signed"] as const;
export type Signing = (typeof SIGNINGS)[number];
