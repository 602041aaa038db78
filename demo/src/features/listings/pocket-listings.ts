import type { Choices, PictureLevels } from "@vestpocket/domain/disclosure/disclosure.schema";
import { applyPreset } from "@vestpocket/domain/disclosure/presets.rules";
import { splitContent } from "@vestpocket/domain/disclosure/splitting.rules";
import { defaultVisitorCard } from "@vestpocket/domain/disclosure/visitor-card.rules";
import { type DatedListing, type Dating, dateNamedListing } from "./dated-listing.ts";
import type { PocketListing } from "./pocket-listing.ts";
import { ALBERTA_POCKET_LISTINGS } from "./pocket-listings.alberta.ts";
import { LOCAL_POCKET_LISTINGS } from "./pocket-listings.local.ts";
import { QUEBEC_POCKET_LISTINGS } from "./pocket-listings.quebec.ts";

/** Confidential listings of each kind, none in Manitoba. Each requires the standard agreement. */
export const POCKET_LISTINGS = {
  ...ALBERTA_POCKET_LISTINGS,
  ...QUEBEC_POCKET_LISTINGS,
  ...LOCAL_POCKET_LISTINGS,
} as const satisfies Readonly<Record<string, PocketListing>>;

export type PocketName = keyof typeof POCKET_LISTINGS;

/** The last pictures of a confidential listing, its interior and its plan, are for signers. */
export const POCKET_PICTURES = ["member", "member", "nda", "nda"] as const satisfies PictureLevels["photos"];

/** The row of a confidential listing, and apart from it what some members may not read. */
export function datePocketListing(
  { confidential, levels: _levels, banded: _banded, teaser, access, owner, ...listing }: PocketListing,
  { choices, ...dating }: Dating & { choices: Choices },
) {
  const dated: DatedListing = dateNamedListing(listing, dating);
  const { open, secrets } = splitContent({
    ...dated,
    ...choices,
    confidential: confidential as Record<string, string>,
  });
  return { listing: open, secrets };
}

/** Who may read what: the preset for confidential listings, with what the owner chose otherwise. */
export function chooseReaders({ type, subtype, levels = {}, banded = [], teaser }: PocketListing): Choices {
  const chosen = applyPreset(levels, { preset: "confidential", type, subtype });
  const visitorCard = defaultVisitorCard(chosen, { type, subtype });
  return { levels: chosen, banded: [...banded], teaser, visitorCard };
}
