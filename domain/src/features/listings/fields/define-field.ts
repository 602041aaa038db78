import type { Message } from "../../../shared/text.ts";
import { type Disclosure, MEMBERS_BY_DEFAULT } from "../../disclosure/disclosure.terms.ts";
import { PRICE_MAX } from "../../prices/prices.schema.ts";
import { type FieldOption, type ListingField, LONG_TEXT_MAX } from "./kinds.ts";

type Kind<Own extends keyof ListingField> = Pick<ListingField, "group" | "icon" | "forms" | Own> & {
  /** What differs from other fields of its kind. */
  readonly disclosure?: Partial<Disclosure>;
};

type NumberSpec = Kind<"min" | "decimals" | "listingTypes" | "measure"> & Required<Pick<ListingField, "unit" | "max">>;

/** A number field whose type says whether searches compare it. */
type NumberField<Spec> = ListingField & Pick<Spec, keyof Spec & "measure">;

/**
 * A number field: whole numbers from 0, unless the spec says otherwise. The preset Confidential keeps a figure about
 * money for signers (product.md §5.9).
 */
export function number<const Spec extends NumberSpec>(label: Message, spec: Spec): NumberField<Spec> {
  const usual = isMoney(spec) ? { ...MEMBERS_BY_DEFAULT, confidential: "nda" as const } : MEMBERS_BY_DEFAULT;
  return { key: keyOf(label), label, kind: "number", min: 0, decimals: 0, ...spec, ...disclosed(usual, spec) };
}

/** An amount in dollars and cents, up to the highest price of a listing. */
export function money<const Spec extends Partial<NumberSpec> = object>(label: Message, spec?: Spec): NumberField<Spec> {
  const usual = { group: "financial", unit: "cad", max: PRICE_MAX, decimals: 2 } as const;
  return number(label, { ...usual, ...spec }) as NumberField<Spec>;
}

/** A text field, long unless the spec says otherwise. */
export function text(label: Message, spec: Kind<"maxLength">): ListingField {
  const own = disclosed(MEMBERS_BY_DEFAULT, spec);
  return { key: keyOf(label), label, kind: "text", maxLength: LONG_TEXT_MAX, ...spec, ...own };
}

/** A field with choices, without a search box unless the spec says otherwise. */
export function dropdown(label: Message, spec: Kind<"options" | "firstYear" | "searchable">): ListingField {
  const own = disclosed(MEMBERS_BY_DEFAULT, spec);
  return { key: keyOf(label), label, kind: "dropdown", searchable: false, ...spec, ...own };
}

/** A choice whose stored value is its English text. */
export function option(label: Message): FieldOption {
  return { value: label.message, label };
}

/** The key of the field with this label: the last part of its id. */
const keyOf = ({ id }: Message) => id.slice(id.lastIndexOf(".") + 1);

const disclosed = (usual: Disclosure, { disclosure }: { disclosure?: Partial<Disclosure> }) => ({
  disclosure: { ...usual, ...disclosure },
});

/**
 * Whether a field is a figure about money: an amount of dollars, in total, per month, year or square foot, or a rate
 * among the financial fields, such as a cap rate, from which an amount follows.
 */
const isMoney = ({ unit, group }: Pick<NumberSpec, "unit" | "group">) =>
  unit.startsWith("cad") || (unit === "percent" && group === "financial");
