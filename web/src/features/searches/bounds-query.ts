import type { MeasureKey } from "@vestpocket/domain/searches/measures";
import type { Bounds } from "@vestpocket/domain/searches/searches.schema";
import { MEASURE_NAMES } from "./measure-names.derived.ts";
import type { Range } from "./range-query.ts";

const RANGE = /^(?<min>\d{1,13}(?:\.\d{1,2})?)?-(?<max>\d{1,13}(?:\.\d{1,2})?)?$/u;

/** Bounds in the wrong order are swapped, like price bounds. Undefined if the text is not a range. */
function readRange(text: string): Range | undefined {
  const { min, max } = RANGE.exec(text)?.groups ?? {};
  if (min === undefined && max === undefined) return undefined;
  const bounds = [min, max].filter((bound) => bound !== undefined).map(Number);
  return {
    ...(min === undefined ? {} : { min: Math.min(...bounds) }),
    ...(max === undefined ? {} : { max: Math.max(...bounds) }),
  };
}

/** The bounds in a query string, which has one value per measure; undefined if there are none. */
export function readBounds(query: URLSearchParams): Bounds | undefined {
  const bounds = MEASURE_NAMES.flatMap((name) => {
    const range = readRange(query.get(name) ?? "");
    return range === undefined ? [] : [[name, range] as const];
  });
  return bounds.length === 0 ? undefined : Object.fromEntries(bounds);
}

/** The values of measures that are not valid ranges. */
export function listUnreadBounds(query: URLSearchParams): Readonly<Record<string, string>> {
  const unread = MEASURE_NAMES.map((name) => [name, query.get(name)?.trim() ?? ""] as const);
  return Object.fromEntries(unread.filter(([, text]) => text !== "" && readRange(text) === undefined));
}

/** The measures that a search bounds. */
export function listBounded(bounds: Bounds | undefined): MeasureKey[] {
  return MEASURE_NAMES.filter((name) => bounds?.[name] !== undefined);
}

/** The search's bounds with changes for some measures; an empty range removes a bound. */
export function changeBounds(bounds: Bounds | undefined, changed: Readonly<Partial<Record<MeasureKey, Range>>>) {
  const all = Object.entries({ ...bounds, ...changed }).filter(
    ([, range]) => range.min !== undefined || range.max !== undefined,
  );
  return all.length === 0 ? undefined : (Object.fromEntries(all) as Bounds);
}
