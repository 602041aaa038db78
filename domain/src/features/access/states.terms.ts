/**
 * Where one reader stands with one listing (product.md §16). `superseded`: an approved request that a later one
 * replaced. `unlisted`: the owner's decision or the signature would open something, but nobody else sees the listing.
 */
export const ACCESS_STATES = [
  "unasked",
  "withdrawn",
  "waiting",
  "questioned",
  "signed",
  "approved_unsigned",
  "reading",
  "expired",
  "refused",
  "revoked",
  "superseded",
  "unlisted",
] as const;
export type AccessStateKind = (typeof ACCESS_STATES)[number];

/** What the reader does next. */
export const READER_STEPS = ["read", "sign", "ask", "answer", "wait", "confirm_email", "none"] as const;
export type ReaderStep = (typeof READER_STEPS)[number];

/**
 * What the agreement means for the reader now. `none`: the listing requires none. `signed`: they signed its current
 * version. The others have not: signing comes `first`, before they can ask; it `opens` everything, since the settings
 * admit them; it `adds` what signers read; it `completes` an approval; or it opens nothing until the owner decides
 * (`later`).
 */
export const SIGNING_EFFECTS = ["none", "signed", "first", "opens", "adds", "completes", "later"] as const;
export type SigningEffect = (typeof SIGNING_EFFECTS)[number];

/** What the owner can do about a person's request or access. */
export const OWNER_STEPS = ["approve", "question", "refuse", "extend", "revoke"] as const;
export type OwnerStep = (typeof OWNER_STEPS)[number];
