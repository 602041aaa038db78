import {
  FIELD_GROUPS,
  type FieldGroup,
  findField,
  findSubtypeForm,
  GROUP_LABELS,
  type ListingField,
} from "@vestpocket/domain/listings/listings.fields";
import type { Property } from "@vestpocket/domain/listings/listings.schema";
import type { Message } from "@vestpocket/domain/shared/text";

export interface Fact {
  readonly key: string;
  readonly value: string | number;
  /** Undefined if the key is not in the catalogue. */
  readonly field: ListingField | undefined;
  /** A readable form of the key, used if there is no label. */
  readonly name: string;
}

export interface FactGroup {
  readonly key: FieldGroup | "other";
  /** Undefined if the key is not in the catalogue. */
  readonly label: Message | undefined;
  readonly facts: readonly Fact[];
}

/** A listing's facts grouped by subject, in the order of the catalogue and the subtype's form; empty ones are left out. */
export function listFactGroups(listing: Pick<Property, "type" | "subtype" | "features">): FactGroup[] {
  const facts = listFacts(listing);
  const known = FIELD_GROUPS.map((key) => ({
    key,
    label: GROUP_LABELS[key],
    facts: facts.filter((fact) => fact.field?.group === key),
  }));
  const other = { key: "other" as const, label: undefined, facts: facts.filter((fact) => fact.field === undefined) };
  return [...known, other].filter((group) => group.facts.length > 0);
}

function listFacts({ type, subtype, features }: Pick<Property, "type" | "subtype" | "features">): Fact[] {
  const order = (findSubtypeForm(type, subtype)?.fields ?? []).map((field) => field.key);
  const rank = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length);
  return Object.entries(features)
    .flatMap(([key, value]) =>
      isEntered(value) ? [{ key, value, field: findField(key), name: prettifyKey(key) }] : [],
    )
    .sort((a, b) => rank(a.key) - rank(b.key));
}

function isEntered(value: unknown): value is string | number {
  return typeof value === "number" || (typeof value === "string" && value.trim() !== "");
}

/** 'roofAgeYears' → 'Roof age years'. */
export function prettifyKey(key: string): string {
  const words = key
    .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, "$1 $2")
    .replace(/[_\s-]+/gu, " ")
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
