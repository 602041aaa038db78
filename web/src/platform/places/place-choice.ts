import { findCity, findProvince, listProvincesOfCity, PROVINCES } from "@vestpocket/domain/places/places.schema";

/** A province, and a city in it; undefined where none is chosen. */
export interface PlaceChoice {
  province: string | undefined;
  city: string | undefined;
}

/** What a place picker takes. */
export interface PlacePickerProps {
  place: { province?: string | undefined; city?: string | undefined };
  onChange: (place: PlaceChoice) => void;
  /** Stands where nothing is chosen. */
  placeholder: string;
  /** Without a way back to no choice. */
  required?: boolean;
  error?: string | undefined;
  className?: string;
}

/** A province clears the city; empty: none. */
export function chooseProvince(province: string): PlaceChoice {
  return { province: province || undefined, city: undefined };
}

/** A city, as `placeKey` writes it, sets its province; empty: none. */
export function choosePlace(before: PlacePickerProps["place"], key: string): PlaceChoice {
  if (key === "") return { province: before.province, city: undefined };
  const [province = "", city = ""] = key.split(SEPARATOR);
  return { province: province === "" ? undefined : province, city };
}

const SEPARATOR = "/";

/** Lloydminster, Whitehorse and Iqaluit stand in two provinces' lists: only with its province is a city one place. */
export function placeKey(province: string, city: string): string {
  return `${province}${SEPARATOR}${city}`;
}

export interface Place {
  readonly key: string;
  readonly city: string;
  /** The postal abbreviation; only where the list has another city of the name. */
  readonly provinceCode: string | undefined;
}

/** The cities to choose from: the province's, or all where no province is chosen. */
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
 * The place that a choice means. A city without a province is the one of that name; where two have it, or where it is not
 * in our lists, it is a place of its own without a province: a search then finds every city of the name.
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

/** The same list with the chosen place in it, should it be missing. */
export function withPlace(places: readonly Place[], chosen: Place | undefined): readonly Place[] {
  if (!chosen || places.some(({ key }) => key === chosen.key)) return places;
  return [chosen, ...places];
}

/** By name, as a reader of the language sorts. */
export function byCity(language: string): (one: Place, other: Place) => number {
  const { compare } = new Intl.Collator(language);
  return (one, other) => compare(one.city, other.city) || compare(one.key, other.key);
}
