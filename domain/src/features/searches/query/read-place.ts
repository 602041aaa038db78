import type { RadiusKm } from "../within.terms.ts";
import { RADII_KM } from "../within.terms.ts";
import type { Match } from "./matchers.ts";
import type { Piece, Place, Reading } from "./pieces.ts";
import { findName } from "./read-name.ts";
import { findNumber, readValue } from "./read-number.ts";
import { skipWords } from "./skip-words.ts";

const NEAR_KM = 25;
const KM_PER_MILE = 1.609344;
/** Between words of distance and a city. */
const ARTICLES = "the la le ville de of downtown centre city du d l";

const REGIONS = {
  gta: { city: "toronto", province: "Ontario", km: 50 },
  southShore: { city: "longueuil", province: "Quebec", km: 25 },
} as const satisfies Readonly<Record<string, Place>>;

/** A place, with what says how near; a street named after one is words. */
export function readPlace(reading: Reading, start: number): Piece | undefined {
  return (
    readStreet(reading, start) ?? readDistant(reading, start) ?? readNear(reading, start) ?? readNamed(reading, start)
  );
}

function readStreet(reading: Reading, start: number): Piece | undefined {
  const { tokens, lexicon } = reading;
  const other = lexicon.otherPlace(tokens, start);
  if (other !== undefined) return { kind: "phrase", start, end: other.end };
  const before = lexicon.streetBefore(tokens, start);
  const named = findName(reading, before === undefined ? start : skipWords(reading, before.end, "de d du la le"));
  if (named === undefined) return undefined;
  if (before !== undefined)
    return tokens[before.end]?.isBreak === true ? undefined : { kind: "phrase", start, end: named.end };
  const after = tokens[named.end]?.isBreak === true ? undefined : lexicon.streetAfter(tokens, named.end);
  return after && { kind: "phrase", start, end: after.end };
}

/** "within 20 km of Hamilton", « à moins de 20 km de Hamilton ». A time is no distance: all of it is left over. */
function readDistant(reading: Reading, start: number): Piece | undefined {
  const { tokens, lexicon } = reading;
  const prefix = lexicon.within(tokens, start);
  const distance = readDistance(
    reading,
    prefix === undefined ? start : skipWords(reading, prefix.end, "a about un une"),
  );
  if (distance === undefined) return undefined;
  const from = lexicon.from(tokens, distance.end) ?? lexicon.near(tokens, distance.end);
  const named = from && findCentre(reading, skipWords(reading, from.end, ARTICLES));
  if (named === undefined) return { kind: "leftover", start, end: distance.end };
  if (distance.value === undefined) return { kind: "leftover", start, end: named.end };
  return { kind: "place", place: { ...named.value, km: distance.value }, start, end: named.end };
}

/** The distance to search in, the next larger of those offered; undefined for a time and for what is too far. */
function readDistance(reading: Reading, at: number): Match<RadiusKm | undefined> | undefined {
  const { tokens, lexicon } = reading;
  const number = findNumber(reading, at);
  const unit = number && lexicon.distance(tokens, number.end);
  if (number === undefined || unit === undefined) return undefined;
  const written = readValue(number, { power: undefined, unit: undefined, language: reading.language });
  const km =
    written === undefined || unit.value === "minutes"
      ? undefined
      : unit.value === "km"
        ? written
        : written * KM_PER_MILE;
  return { end: unit.end, value: km === undefined ? undefined : RADII_KM.find((radius) => radius >= km) };
}

/** A city, and Quebec City rather than its province. */
function findCentre(reading: Reading, at: number): Match<Place> | undefined {
  const region = reading.lexicon.region(reading.tokens, at);
  if (region !== undefined) return { end: region.end, value: REGIONS[region.value] };
  const found = findName(reading, at);
  if (found?.value.city !== undefined) return { end: found.end, value: { ...found.value, isEither: false } };
  return found?.value.province === "Quebec"
    ? { end: found.end, value: { city: "quebec", province: "Quebec" } }
    : undefined;
}

function readNear(reading: Reading, start: number): Piece | undefined {
  // "Grande Prairie", "Grand Sudbury".
  const near = findName(reading, start) === undefined ? reading.lexicon.near(reading.tokens, start) : undefined;
  const named = near && findCentre(reading, skipWords(reading, near.end, ARTICLES));
  return named && { kind: "place", place: { km: NEAR_KM, ...named.value }, start, end: named.end };
}

function readNamed(reading: Reading, start: number): Piece | undefined {
  const { tokens, lexicon } = reading;
  const region = lexicon.region(tokens, start);
  if (region !== undefined) return { kind: "place", place: REGIONS[region.value], start, end: region.end };
  const named = findName(reading, start);
  if (named === undefined) return undefined;
  const { value: place, end } = named;
  const around = place.city === undefined ? undefined : lexicon.around(tokens, end);
  if (around !== undefined) return { kind: "place", place: { ...place, km: NEAR_KM }, start, end: around.end };
  const within = lexicon.within(tokens, end);
  const distance = place.city === undefined ? undefined : readDistance(reading, within?.end ?? end);
  if (distance?.value === undefined) return { kind: "place", place, start, end };
  const radius = lexicon.radius(tokens, distance.end);
  return { kind: "place", place: { ...place, km: distance.value }, start, end: radius?.end ?? distance.end };
}
