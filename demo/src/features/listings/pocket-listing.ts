import type { AccessMode } from "@vestpocket/domain/access/access.terms";
import type { ConfidentialKey } from "@vestpocket/domain/disclosure/disclosure.fields";
import type { Levels } from "@vestpocket/domain/disclosure/disclosure.schema";
import type { TeaserChoice } from "@vestpocket/domain/disclosure/disclosure.terms";
import type { ProvinceName } from "@vestpocket/domain/places/places.provinces";
import type { NamedListing } from "./named-listings.ts";

/** A named listing that shows its confidential values only to readers who have signed an agreement. */
export interface PocketListing extends NamedListing {
  readonly province: ProvinceName;
  /** A demo account, or an agent of the province. */
  readonly owner: "agent" | "pro" | "local";
  /** As stored: without spaces around it. */
  readonly confidential: Readonly<Partial<Record<ConfidentialKey, string>>>;
  /** Where the owner chose other audiences than the preset. */
  readonly levels?: Levels;
  /** The amounts whose range is public. */
  readonly banded?: readonly string[];
  readonly teaser: TeaserChoice;
  /** Whom the listing admits. */
  readonly access: { readonly mode: AccessMode; readonly signsFirst: boolean };
}

export const byHand = { mode: "manual", signsFirst: false } as const;
export const onSigning = { mode: "signed", signsFirst: true } as const;
export const ifVerified = { mode: "verified", signsFirst: false } as const;
export const simple = { lease: null, keywords: [], language: "en", listingType: "sale" } as const;
