/** One thing that a listing of a subtype can be, with its own texts. Every text may have conditions and slots. */
export interface Kind {
  /** Within a sentence, without article in English ('corner storefront'), with it in French ('un commerce de coin'). */
  readonly name: string;
  /** What it is called afterward: 'building' in English, 'l'immeuble' in French. */
  readonly noun: string;
  /** Flags this kind sets: 'fuel' for a gas bar, 'seats' for a dining room. */
  readonly sets: readonly string[];
  readonly lines: readonly string[];
  readonly keywords: readonly string[];
  /** Values of the form's text fields for this kind only. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
}

export interface SubtypeTexts {
  readonly kinds: readonly Kind[];
  readonly titles: readonly string[];
  readonly openings: readonly string[];
  readonly details: readonly string[];
  readonly keywords: readonly string[];
  /** Values for the form's text fields. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
}

/** The texts of a category's subtypes by the subtype's slug. */
export type CategoryTexts = Readonly<Record<string, SubtypeTexts>>;

/** A kind with the given noun; its other texts are empty by default. */
export function kind(name: string, spec: Pick<Kind, "noun"> & Partial<Kind>): Kind {
  return { name, sets: [], lines: [], keywords: [], fields: {}, ...spec };
}

/** Sentences that fit many subtypes, by group, and values for the text fields of every form. */
export interface SharedTexts {
  readonly access: Readonly<Record<TextGroup, readonly string[]>>;
  readonly use: Readonly<Record<TextGroup, readonly string[]>>;
  readonly terms: Readonly<Record<TextGroup, readonly string[]>>;
  /** 'What the field says|What the description says.' */
  readonly reasons: Readonly<Record<TextGroup, readonly string[]>>;
  readonly confidential: Readonly<Record<TextGroup, readonly string[]>>;
  readonly keywords: Readonly<Record<TextGroup, readonly string[]>>;
  readonly fields: Readonly<Record<string, readonly string[]>>;
}

/** A 'deal' is neither a running business nor a property: a territory, a season, a share of a project, a forced sale. */
export type TextGroup = "building" | "investment" | "land" | "farm" | "business" | "deal";
