import type { Message } from "../../../shared/text.ts";
import type { CategorySlug } from "../../categories/categories.schema.ts";
import type { Disclosure } from "../../disclosure/disclosure.terms.ts";
import type { ListingType } from "../listings.terms.ts";

/** The groups of a listing's fields on the property page, in its order. */
export const FIELD_GROUPS = ["building", "use", "access", "services", "land", "farm", "business", "financial"] as const;
export type FieldGroup = (typeof FIELD_GROUPS)[number];

export const GROUP_LABELS: Readonly<Record<FieldGroup, Message>> = {
  building: /*i18n*/ { id: "listings.group.building", message: "Building" },
  use: /*i18n*/ { id: "listings.group.use", message: "Use & Occupancy" },
  access: /*i18n*/ { id: "listings.group.access", message: "Parking & Access" },
  services: /*i18n*/ { id: "listings.group.services", message: "Utilities & Services" },
  land: /*i18n*/ { id: "listings.group.land", message: "Land" },
  farm: /*i18n*/ { id: "listings.group.farm", message: "Farm" },
  business: /*i18n*/ { id: "listings.group.business", message: "Business" },
  financial: /*i18n*/ { id: "listings.group.financial", message: "Financial" },
};

/**
 * How a number is shown. `value` is the number formatted in the reader's language (as dollars if the unit is Canadian dollars);
 * `count` is the number itself, which selects the plural form.
 */
export const UNIT_LABELS = {
  cad: /*i18n*/ { id: "listings.unit.cad", message: "{value}" },
  "cad-per-month": /*i18n*/ { id: "listings.unit.cad-per-month", message: "{value}\u00A0/\u00A0month" },
  "cad-per-year": /*i18n*/ { id: "listings.unit.cad-per-year", message: "{value}\u00A0/\u00A0year" },
  "cad-per-sqft": /*i18n*/ { id: "listings.unit.cad-per-sqft", message: "{value}\u00A0/\u00A0sq\u00A0ft" },
  "per-1000-sqft": /*i18n*/ {
    id: "listings.unit.per-1000-sqft",
    message: "{value}\u00A0per\u00A01,000\u00A0sq\u00A0ft",
  },
  sqft: /*i18n*/ { id: "listings.unit.sqft", message: "{value}\u00A0sq\u00A0ft" },
  acres: /*i18n*/ {
    id: "listings.unit.acres",
    message: "{count, plural, one {{value}\u00A0acre} other {{value}\u00A0acres}}",
  },
  feet: /*i18n*/ { id: "listings.unit.feet", message: "{value}\u00A0ft" },
  percent: /*i18n*/ { id: "listings.unit.percent", message: "{value}%" },
  count: /*i18n*/ { id: "listings.unit.count", message: "{value}" },
  years: /*i18n*/ {
    id: "listings.unit.years",
    message: "{count, plural, one {{value}\u00A0year} other {{value}\u00A0years}}",
  },
  /** A point in time: written without grouping. */
  year: /*i18n*/ { id: "listings.unit.year", message: "{value}" },
  amps: /*i18n*/ { id: "listings.unit.amps", message: "{value}\u00A0A" },
  tons: /*i18n*/ {
    id: "listings.unit.tons",
    message: "{count, plural, one {{value}\u00A0ton} other {{value}\u00A0tons}}",
  },
  tonnes: /*i18n*/ { id: "listings.unit.tonnes", message: "{value}\u00A0t" },
  bushels: /*i18n*/ { id: "listings.unit.bushels", message: "{value}\u00A0bu" },
  "kg-per-day": /*i18n*/ { id: "listings.unit.kg-per-day", message: "{value}\u00A0kg/day" },
  "litres-per-year": /*i18n*/ { id: "listings.unit.litres-per-year", message: "{value}\u00A0L/year" },
} as const satisfies Readonly<Record<string, Message>>;
export type Unit = keyof typeof UNIT_LABELS;
export const UNITS = Object.keys(UNIT_LABELS) as [Unit, ...Unit[]];

/** The picture beside a fact on a card, if neither its unit nor its group says enough. */
export type FieldIcon =
  | "bed"
  | "calendar"
  | "door"
  | "footprints"
  | "height"
  | "parking"
  | "people"
  | "power"
  | "truck";

/** Makes a number something that searches bound and sort by (product.md §6.9). */
export interface FieldMeasure {
  /** Where the steps that the database counts end, in the field's unit, ascending; one step if there are none. */
  readonly edges: readonly number[];
}

/** Where a field that several forms share is asked, unless the forms list it themselves. */
export interface SharedPlace {
  /** Categories, or single subtypes as `subtypeKey` writes them. */
  readonly in: readonly (CategorySlug | `${CategorySlug}/${string}`)[];
  /** The key of the field that it precedes or follows in these forms. */
  readonly beside: string;
  readonly side: "before" | "after";
}

/** A choice: `value` is stored and sent, `label` is shown. */
export interface FieldOption {
  readonly value: string;
  readonly label: Message;
}

/** A feature tag: `value` is stored in a listing's 'includes' (English, exact), `label` is shown. */
export interface Tag {
  readonly value: string;
  readonly label: Message;
}

/** One field of a subtype's form: which values it takes, and how and where they are shown. Every field is optional. */
export interface ListingField {
  /**
   * The field's name in `fields` and `features`: `fieldKey` of its specified label. A specified label that names a unit is
   * shown without it, since the unit beside a value is the reader's.
   */
  readonly key: string;
  readonly label: Message;
  /** A 'conditional' is a dropdown that only the few subtypes that can consist of units have. */
  readonly kind: "text" | "number" | "dropdown" | "conditional";
  readonly group: FieldGroup;
  readonly disclosure: Disclosure;
  readonly icon?: FieldIcon;
  readonly forms?: SharedPlace;
  /** Numbers only: how searches compare it; they do not if absent. */
  readonly measure?: FieldMeasure;
  /** Numbers only. */
  readonly unit?: Unit;
  /** Numbers only: bounds in the field's unit, inclusive. */
  readonly min?: number;
  readonly max?: number;
  /** Numbers only: most decimal places. */
  readonly decimals?: number;
  /** Texts only: most characters (code points). */
  readonly maxLength?: number;
  /** Dropdowns and conditionals with fixed choices. */
  readonly options?: readonly FieldOption[];
  /** Dropdowns of years: the last of the choices, which start at the current year; see `listOptions`. */
  readonly firstYear?: number;
  /** The form offers a search box, since there are many choices. */
  readonly searchable?: boolean;
  /** The listing types that have this field; all if absent. */
  readonly listingTypes?: readonly ListingType[];
  /** Rank among the card's facts for this subtype, from 1; never on the card if absent. */
  readonly fact?: number;
}

/** The additional fields and feature tags of a subtype. */
export interface SubtypeForm {
  readonly fields: readonly ListingField[];
  readonly tags: readonly Tag[];
}

/** Longest values of short and long text fields, in characters. */
export const SHORT_TEXT_MAX = 60;
export const LONG_TEXT_MAX = 500;

/**
 * A field's key: its label split at everything other than letters and digits, the first word in lower case, the others
 * capitalized. '% of Retail Area' → 'ofRetailArea'.
 */
export function fieldKey(label: string): string {
  const [first = "", ...rest] = label.split(/[^\p{L}\p{N}]+/u).filter((part) => part !== "");
  return first.toLowerCase() + rest.map((part) => part.slice(0, 1).toUpperCase() + part.slice(1)).join("");
}
