/** What a listing of a subtype may be, and what is said of that one only. Every text may hold conditions and slots. */
export interface Kind {
  /** Within a sentence, without article in English ('corner storefront'), with it in French ('un commerce de coin'). */
  readonly name: string;
  /** How it is called afterwards: 'building' in English, 'l'immeuble' in French. */
  readonly noun: string;
  /** Flags this kind sets: 'fuel' for a gas bar, 'seats' for a dining room. */
  readonly sets: readonly string[];
  readonly lines: readonly string[];
  readonly keywords: readonly string[];
  /** Values for the form's text fields that only this kind has. */
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

export function kind(name: string, noun: string, more: Partial<Omit<Kind, "name" | "noun">> = {}): Kind {
  return { name, noun, sets: [], lines: [], keywords: [], fields: {}, ...more };
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

/** 'deal' is what is no going concern and no property: a territory, a season, a share of a project, a forced sale. */
export type TextGroup = "building" | "investment" | "land" | "farm" | "business" | "deal";
