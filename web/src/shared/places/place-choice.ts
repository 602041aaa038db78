import { isInCityName } from "@vestpocket/domain/places/places.names";
import { findCity, findProvince, listProvincesOfCity, PROVINCES } from "@vestpocket/domain/places/places.schema";
import type { ReactNode } from "react";
import type { CountOf } from "../listings/listing-counts.ts";

/** A province, and a city in it; undefined where none is chosen. */
export interface PlaceChoice {
  province: string | undefined;
  city: string | undefined;
}

/** Props of a place picker. */
export interface PlacePickerProps {
  place: { province?: string | undefined; city?: string | undefined };
  onChange: (place: PlaceChoice) => void;
  /** Shown if nothing is chosen. */
  placeholder: string;
  error?: string | undefined;
  /** To the right of the label. */
  aside?: ReactNode;
  className?: string;
  /** How many listings each option leaves. */
  countOf?: CountOf | undefined;
}

/** Choosing a province clears the city; empty for none. */
export function chooseProvince(province: string): PlaceChoice {
  return { province: province || undefined, city: undefined };
}

/** Choosing a city, in `placeKey` format, sets its province; empty for none. */
export function choosePlace(before: PlacePickerProps["place"], key: string): PlaceChoice {
  if (key === "") return { province: before.province, city: undefined };
  const [province = "", city = ""] = key.split(SEPARATOR);
  return { province: province === "" ? undefined : province, city };
}

const SEPARATOR = "/";

/** Lloydminster, Whitehorse and Iqaluit are listed in two provinces, so a city is unique only with its province. */
export function placeKey(province: string, city: string): string {
  return `${province}${SEPARATOR}${city}`;
}

export interface Place {
  readonly key: string;
  readonly city: string;
  /** The postal abbreviation, only if the list has another city of that name. */
  readonly provinceCode: string | undefined;
}

/** The cities to choose from: the province's, or all without a province. */
export function listPlaces(provinceName: string | undefined): Place[] {
  const province = findProvince(provinceName ?? "");
  return (province ? [province] : PROVINCES).flatMap(({ name, code, cities }) =>
    cities.map((city) => ({
      key: placeKey(name, city.name),
      city: city.name,
      provinceCode: province === undefined && listProvincesOfCity(city.name).length > 1 ? code : undefined,
    })),
  );
}

/**
 * Resolves a choice. A city without a province is the one of that name; if two have the name, or it is not in our lists, it
 * stays without a province, and a search then finds every city of that name.
 */
export function chosenPlace({ province: provinceName, city }: PlacePickerProps["place"]): Place | undefined {
  if (city === undefined) return undefined;
  const province = findProvince(provinceName ?? "");
  const candidates = province ? [province] : listProvincesOfCity(city);
  const only = candidates.length === 1 ? candidates[0] : undefined;
  const found = only && findCity(only, city);
  if (only && found) return { key: placeKey(only.name, found.name), city: found.name, provinceCode: undefined };
  return { key: placeKey(province?.name ?? "", city), city, provinceCode: undefined };
}

/** The list with the chosen place added if it is missing. */
export function withPlace(places: readonly Place[], chosen: Place | undefined): readonly Place[] {
  if (!chosen || places.some(({ key }) => key === chosen.key)) return places;
  return [chosen, ...places];
}

/** Whether a city of the list is looked for by a typed text, in either language. */
export function isCityFound({ value }: { value: string }, typed: string): boolean {
  return isInCityName(typed, value.split(SEPARATOR)[1] ?? "");
}

/** Sorted by name in the language's collation. */
export function byCity(language: string): (one: Place, other: Place) => number {
  const { compare } = new Intl.Collator(language);
  return (one, other) => compare(one.city, other.city) || compare(one.key, other.key);
}
