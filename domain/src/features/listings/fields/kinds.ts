import type { Message } from "../../../shared/text.ts";
import { PRICE_MAX } from "../../prices/prices.schema.ts";
import type { ListingType } from "../listings.terms.ts";

/** The headings under which the property page gathers a listing's fields, in its order. */
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
 * How a number is shown: `value` is the number already formatted in the reader's language (as dollars, where the unit is
 * Canadian dollars), `count` the number itself, which chooses the plural.
 */
export const UNIT_LABELS = {
  cad: /*i18n*/ { id: "listings.unit.cad", message: "{value}" },
  "cad-per-month": /*i18n*/ { id: "listings.unit.cad-per-month", message: "{value} / month" },
  "cad-per-year": /*i18n*/ { id: "listings.unit.cad-per-year", message: "{value} / year" },
  "cad-per-sqft": /*i18n*/ { id: "listings.unit.cad-per-sqft", message: "{value} / sq ft" },
  sqft: /*i18n*/ { id: "listings.unit.sqft", message: "{value} sq ft" },
  acres: /*i18n*/ { id: "listings.unit.acres", message: "{count, plural, one {{value} acre} other {{value} acres}}" },
  feet: /*i18n*/ { id: "listings.unit.feet", message: "{value} ft" },
  percent: /*i18n*/ { id: "listings.unit.percent", message: "{value}%" },
  count: /*i18n*/ { id: "listings.unit.count", message: "{value}" },
  years: /*i18n*/ { id: "listings.unit.years", message: "{count, plural, one {{value} year} other {{value} years}}" },
  amps: /*i18n*/ { id: "listings.unit.amps", message: "{value} A" },
  tons: /*i18n*/ { id: "listings.unit.tons", message: "{count, plural, one {{value} ton} other {{value} tons}}" },
  tonnes: /*i18n*/ { id: "listings.unit.tonnes", message: "{value} t" },
  bushels: /*i18n*/ { id: "listings.unit.bushels", message: "{value} bu" },
  "kg-per-day": /*i18n*/ { id: "listings.unit.kg-per-day", message: "{value} kg/day" },
  "litres-per-year": /*i18n*/ { id: "listings.unit.litres-per-year", message: "{value} L/year" },
} as const satisfies Readonly<Record<string, Message>>;
export type Unit = keyof typeof UNIT_LABELS;
export const UNITS = Object.keys(UNIT_LABELS) as [Unit, ...Unit[]];

/** A choice: `value` is stored and sent, `label` is read. */
export interface FieldOption {
  readonly value: string;
  readonly label: Message;
}

/** A feature tag as a listing's 'includes' keeps it (English, exact) and as a person reads it. */
export interface Tag {
  readonly value: string;
  readonly label: Message;
}

/** One entry of a subtype's form: what may be typed or chosen, how it is shown, and where. Every field is optional. */
export interface ListingField {
  /** The field's name in `fields` and `features`: its English label through `fieldKey`. */
  readonly key: string;
  readonly label: Message;
  /** A 'conditional' is chosen from a list like a 'dropdown'; it exists on the few subtypes that may consist of units. */
  readonly kind: "text" | "number" | "dropdown" | "conditional";
  readonly group: FieldGroup;
  /** Numbers only. */
  readonly unit?: Unit;
  /** Numbers only: inclusive, in the field's unit. */
  readonly min?: number;
  readonly max?: number;
  /** Numbers only: digits after the point at most. */
  readonly decimals?: number;
  /** Texts only: characters (code points) at most. */
  readonly maxLength?: number;
  /** Dropdowns and conditionals whose choices never change. */
  readonly options?: readonly FieldOption[];
  /** A dropdown of years, newest first, from the current one down to this; see `listOptions`. */
  readonly firstYear?: number;
  /** The choices are many: the form offers a box to type in. */
  readonly searchable?: boolean;
  /** Asked for with these listing types only; absent: with all. */
  readonly listingTypes?: readonly ListingType[];
  /** Rank among the card's facts on this subtype, 1 first; absent: never on the card. */
  readonly fact?: number;
}

/** What the seller of a subtype is asked for beyond what every listing has. */
export interface SubtypeForm {
  readonly fields: readonly ListingField[];
  readonly tags: readonly Tag[];
}

/** Longest texts of the fields, in characters. */
export const SHORT_TEXT_MAX = 60;
export const LONG_TEXT_MAX = 500;

/**
 * A field's key: the label cut at everything that is no letter or digit, the first part in lower case, the others
 * capitalised. '% of Retail Area' → 'ofRetailArea'.
 */
export function fieldKey(label: string): string {
  const [first = "", ...rest] = label.split(/[^\p{L}\p{N}]+/u).filter((part) => part !== "");
  return first.toLowerCase() + rest.map((part) => part.slice(0, 1).toUpperCase() + part.slice(1)).join("");
}

interface NumberSpec {
  readonly group: FieldGroup;
  readonly unit: Unit;
  readonly min?: number;
  readonly max: number;
  readonly decimals?: number;
  readonly listingTypes?: readonly ListingType[];
}

/** A number field; from 0 and whole unless told otherwise. */
export function number(label: Message, spec: NumberSpec): ListingField {
  return { key: fieldKey(label.message), label, kind: "number", min: 0, decimals: 0, ...spec };
}

/** An amount in dollars and cents, up to the highest price. */
export function money(label: Message, group: FieldGroup = "financial", unit: Unit = "cad"): ListingField {
  return number(label, { group, unit, max: PRICE_MAX, decimals: 2 });
}

export function text(label: Message, group: FieldGroup, maxLength: number = LONG_TEXT_MAX): ListingField {
  return { key: fieldKey(label.message), label, kind: "text", group, maxLength };
}

/** A choice whose stored value is its English text. */
export function option(label: Message): FieldOption {
  return { value: label.message, label };
}
