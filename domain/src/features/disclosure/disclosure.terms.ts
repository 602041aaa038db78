/**
 * Who may read a value of a listing, from everyone to one person: `public` is visitors and search engines, `member` whoever signed in,
 * `verified` a member with a confirmed e-mail and phone or a checked licence, `nda` who signed the listing's agreement, and `granted`
 * whom its owner let in (product.md §5.9).
 */
export const AUDIENCES = ["public", "member", "verified", "nda", "granted"] as const;
export type Audience = (typeof AUDIENCES)[number];

/** The audiences of a picture: nobody's picture is for visitors, but for the one of a public page (product.md §5.10). */
export const PICTURE_LEVELS = ["member", "verified", "nda", "granted"] as const satisfies readonly Audience[];
export type PictureLevel = (typeof PICTURE_LEVELS)[number];

/** Whether a listing has a page for everyone: none, one without a picture, or one with its first picture (product.md §5.10). */
export const TEASERS = ["off", "text", "picture"] as const;
export type TeaserChoice = (typeof TEASERS)[number];

/** Whether a reader of this audience may read what `needed` may read. Each audience may read what those before it may. */
export function reaches(audience: Audience, needed: Audience): boolean {
  return AUDIENCES.indexOf(audience) >= AUDIENCES.indexOf(needed);
}
