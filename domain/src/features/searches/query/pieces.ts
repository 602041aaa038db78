import type { Language } from "../../../shared/text.ts";
import type { PostedAs } from "../../listings/listings.terms.ts";
import type { ProvinceName } from "../../places/places.provinces.ts";
import type { Direction, Sort } from "../searches.schema.ts";
import type { RadiusKm } from "../within.terms.ts";
import type { CategoryTerms } from "./category-terms.ts";
import type { Lexicon } from "./lexicon.ts";
import type { Measured, MeasureTerms } from "./measure-terms.ts";
import type { Token } from "./tokens.ts";

/** A text that is being read. */
export interface Reading {
  readonly tokens: readonly Token[];
  /** The language of the text if its words tell, otherwise the page's. */
  readonly language: Language;
  readonly lexicon: Lexicon;
  readonly isAllCapitals: boolean;
  /** The text itself. */
  readonly text: string;
}

/** An amount or a range, in the unit that was written. */
export interface Quantity {
  readonly of: Measured | "money" | "area" | "unknown";
  /** In square feet, acres, feet or dollars; a rate by square foot. */
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  /** Nothing says whether it is the lowest or the highest. */
  readonly isBare: boolean;
  /** An area that is land whatever it is called. */
  readonly isLand?: boolean;
  /** An amount that is called a rent. */
  readonly isRent?: boolean;
  /** What one pays: alone, it is the highest. */
  readonly isCost?: boolean;
  readonly per?: "sqft" | "month" | "year" | undefined;
  readonly basis?: "net" | "gross" | undefined;
  readonly implies?: MeasureTerms["implies"];
}

/** A place as it is named, before it is known whether others agree with it. */
export interface Place {
  /** As `foldPlace` has it; may be the name of several cities. */
  readonly city?: string | undefined;
  readonly province?: ProvinceName | undefined;
  /** The city and what is around it. */
  readonly km?: RadiusKm | undefined;
  /** The city's name is also the province's, and nothing tells which. */
  readonly isEither?: boolean;
}

export type Meaning =
  | { readonly kind: "category"; readonly terms: CategoryTerms }
  | { readonly kind: "track"; readonly track: "sale" | "rent" | "either" }
  | { readonly kind: "poster"; readonly postedAs: PostedAs; readonly isForSale?: boolean }
  | { readonly kind: "sort"; readonly sort: Sort }
  | { readonly kind: "measureSort"; readonly of: Measured; readonly direction: Direction }
  | { readonly kind: "place"; readonly place: Place }
  | { readonly kind: "quantity"; readonly quantity: Quantity }
  | { readonly kind: "zoning"; readonly zoning: string }
  /** Words that no list has, which may belong to those beside them. */
  | { readonly kind: "words" }
  /** A keyword by itself. */
  | { readonly kind: "phrase" }
  | { readonly kind: "alternative" }
  | { readonly kind: "filler" }
  | { readonly kind: "leftover" };

/** What some tokens mean, the end exclusive. */
export type Piece = Meaning & { readonly start: number; readonly end: number };

/** Reads the piece that begins at a token; undefined if it is none of this kind. */
export type PieceReader = (reading: Reading, at: number) => Piece | undefined;
