/**
 * Who may read a listing's value, from everyone to one person: `public` is visitors and search engines, `member` anyone
 * signed in, `verified` a member with a confirmed e-mail and phone or a checked licence, `nda` signers of the listing's
 * agreement, and `granted` people whom its owner approved (product.md §5.9).
 */
export const AUDIENCES = ["public", "member", "verified", "nda", "granted"] as const;
export type Audience = (typeof AUDIENCES)[number];

/** Who may read a value of a listing, declared with the value (product.md §5.9). */
export interface Disclosure {
  /** Unless the owner chooses. */
  readonly byDefault: Audience;
  /** The widest audience that the owner may choose. */
  readonly floor: Audience;
  /** The narrowest audience that the owner may choose. */
  readonly ceiling: Audience;
  /** The widest audience under the preset Confidential, which never widens what is narrower by default. */
  readonly confidential: Audience;
}

/** Most values: for members, and as open or as closed as their owner likes. */
export const MEMBERS_BY_DEFAULT: Disclosure = {
  byDefault: "member",
  floor: "public",
  ceiling: "granted",
  confidential: "member",
};

/** A picture's audiences: no picture is for visitors, except the one on a public page (product.md §5.10). */
export const PICTURE_LEVELS = ["member", "verified", "nda", "granted"] as const satisfies readonly Audience[];
export type PictureLevel = (typeof PICTURE_LEVELS)[number];

/**
 * Whether a listing has a public page: none, one without a picture, or one with its first picture (product.md §5.10).
 */
export const TEASERS = ["off", "text", "picture"] as const;
export type TeaserChoice = (typeof TEASERS)[number];

/**
 * What visitors see of a listing wherever cards are for everyone: the whole card, only what everyone may read, or
 * nothing (product.md §5.9).
 */
export const VISITOR_CARDS = ["full", "public", "none"] as const;
export type VisitorCard = (typeof VISITOR_CARDS)[number];

/** Whether a reader of this audience may read what requires `needed`. Each audience may read what earlier ones may. */
export function reaches(audience: Audience, needed: Audience): boolean {
  return AUDIENCES.indexOf(audience) >= AUDIENCES.indexOf(needed);
}
