import type { Language } from "../../shared/text.ts";
import type { ConfidentialKey } from "../disclosure/disclosure.fields.ts";
import type { ListingType } from "../listings/listings.terms.ts";
import type { RentBasis, RentUnit } from "../prices/rents.terms.ts";
import type { TextRange } from "./listing-reading.ts";

/** A value that a text states, and the words that state it, in their order. */
export interface Found<Value> {
  readonly value: Value;
  readonly from: readonly TextRange[];
}

/** Whole dollars and cents, as the text has them. */
export type PastedSale =
  | { readonly kind: "amount" | "from"; readonly amount: number }
  | { readonly kind: "range"; readonly amount: number; readonly to: number }
  | { readonly kind: "on_request" };

export type PastedLease =
  | {
      readonly kind: "amount" | "range";
      readonly amount: number;
      /** Of a range. */
      readonly to?: number;
      readonly per: RentUnit;
      readonly basis: RentBasis;
      readonly additional?: { readonly amount: number; readonly per: RentUnit };
    }
  | { readonly kind: "on_request" };

/** What a pasted text says of a listing (product.md §5.5). */
export interface PastedListing {
  /** Of the text. */
  readonly language: Language;
  readonly type?: Found<string>;
  readonly subtype?: Found<string>;
  readonly listingType?: Found<ListingType>;
  readonly province?: Found<string>;
  readonly city?: Found<string>;
  readonly sale?: Found<PastedSale>;
  /** The words of the additional rent come last. */
  readonly lease?: Found<PastedLease>;
  /** The rentable space, in square feet. */
  readonly availableArea?: Found<{ readonly from: number; readonly to?: number }>;
  /** Values of the subtype's fields by key, or of all subtypes of the type if the text does not say which. */
  readonly fields: Readonly<Record<string, Found<string | number>>>;
  /** Feature tags. */
  readonly includes: readonly Found<string>[];
  readonly confidential: Readonly<Partial<Record<ConfidentialKey, Found<string>>>>;
  /** Phone numbers, email addresses and links, which the public text does not have. */
  readonly contacts: readonly TextRange[];
  /** The text without what is confidential and without sentences of which every word is in a field. */
  readonly description: string;
  /** Numbers that no field took, with the words around them. */
  readonly unread: readonly TextRange[];
}
