import type { fromSearch } from "@vestpocket/domain/mandates/mandates.rules";
import type { MandateContent } from "@vestpocket/domain/mandates/mandates.schema";
import type { Timing } from "@vestpocket/domain/mandates/mandates.terms";
import { SQFT_PER_ACRE } from "@vestpocket/domain/prices/measures.rules";
import type { Cadence } from "@vestpocket/domain/saved-searches/saved-searches.terms";
import type { Track } from "@vestpocket/domain/searches/tracks.rules";
import { formatNumber } from "@vestpocket/domain/shared/amounts";
import type { Language } from "@vestpocket/domain/shared/text";
import { readTypedNumber, type TypedUnit } from "@vestpocket/domain/shared/typed-number";

type Target = MandateContent["targets"][number];
type Wanted = MandateContent["wanted"];
type Bounds = NonNullable<Wanted["bounds"]>;

/** A target whose category may still be missing. `key` is for the page. */
export interface EnteredTarget extends Omit<Target, "type"> {
  readonly key: number;
  readonly type: string;
}

/** The numbers of the form, as they are typed. */
export const RANGES = { budget: "money", size: "sqft", land: "acres" } as const satisfies Record<string, TypedUnit>;
export type RangeName = keyof typeof RANGES;
export type TypedRanges = Record<`${RangeName}${"Min" | "Max"}`, string>;

export interface EnteredMandate extends TypedRanges {
  readonly track: Track;
  readonly targets: readonly EnteredTarget[];
  readonly keywords: readonly string[];
  /** What a search asked for besides, which the form keeps. */
  readonly rest: Wanted;
  readonly timing: Timing;
  readonly note: string;
  readonly client: string;
  readonly cadence: Cadence;
  readonly isMatchesConsentGiven: boolean;
}

/** The area that is asked for: that of the whole place, or of what is for rent. */
const sizeMeasureOf = (track: Track) => (track === "rent" ? "areaForRent" : "totalArea");

/** A mandate as its form shows it. */
export function toEntered(
  {
    track,
    targets,
    wanted,
  }: Pick<ReturnType<typeof fromSearch>, "track" | "wanted"> & {
    targets: readonly (Omit<Target, "type"> & { type?: string | undefined })[];
  },
  language: Language,
): Omit<EnteredMandate, "timing" | "note" | "client" | "cadence" | "isMatchesConsentGiven"> {
  const { lowerPrice, upperPrice, bounds = {}, keywords = [], ...others } = wanted;
  const { totalArea, areaForRent, land, ...rest } = bounds;
  const size = track === "rent" ? (areaForRent ?? totalArea) : totalArea;
  const write = (value: number | undefined, per = 1) =>
    value === undefined ? "" : formatNumber(Math.round((value / per) * 100) / 100, language);
  return {
    track,
    targets: targets.map((target, key) => ({ ...target, type: target.type ?? "", key })),
    keywords,
    rest: { ...others, ...(Object.keys(rest).length > 0 && { bounds: rest as Bounds }) },
    ...{ budgetMin: write(lowerPrice), budgetMax: write(upperPrice) },
    ...{ sizeMin: write(size?.min), sizeMax: write(size?.max) },
    ...{ landMin: write(land?.min, SQFT_PER_ACRE), landMax: write(land?.max, SQFT_PER_ACRE) },
  };
}

/** A typed number; undefined if the field is empty, null if it cannot be read. */
export function readAmount(typed: string, unit: TypedUnit, language: Language): number | undefined | null {
  const reading = readTypedNumber(typed, { language, unit });
  if ("problem" in reading) return null;
  return reading.value === "" ? undefined : Number(reading.value);
}

/** What the form asks for. What cannot be read is left out: the form's own problems name it. */
export function toContent(
  entered: EnteredMandate,
  language: Language,
): Pick<MandateContent, "track" | "targets" | "wanted"> {
  const { track, targets, keywords, rest } = entered;
  const read = (name: keyof TypedRanges, unit: TypedUnit) => readAmount(entered[name], unit, language) ?? undefined;
  const range = (name: RangeName, times = 1) => {
    const [min, max] = (["Min", "Max"] as const).map((end) => read(`${name}${end}`, RANGES[name]));
    return {
      ...(min !== undefined && { min: Math.round(min * times * 100) / 100 }),
      ...(max !== undefined && { max: Math.round(max * times * 100) / 100 }),
    };
  };
  const [budget, size, land] = [range("budget"), range("size"), range("land", SQFT_PER_ACRE)];
  const bounds = {
    ...rest.bounds,
    ...(Object.keys(size).length > 0 && { [sizeMeasureOf(track)]: size }),
    ...(Object.keys(land).length > 0 && { land }),
  } as Bounds;
  return {
    track,
    targets: targets.map(({ key: _, ...target }) => target),
    wanted: {
      ...rest,
      ...(budget.min !== undefined && { lowerPrice: Math.round(budget.min) }),
      ...(budget.max !== undefined && { upperPrice: Math.round(budget.max) }),
      ...(keywords.length > 0 && { keywords: [...keywords] }),
      bounds: Object.keys(bounds).length === 0 ? undefined : bounds,
    },
  };
}
