import type { Coordinates } from "../places/places.coordinates.ts";

/** Canada, from Middle Island to Cape Columbia and from the border with Alaska to Cape Spear. */
const CANADA = { south: 41.6, north: 83.2, west: -141.1, east: -52.5 };

/** How many decimals of a degree are kept: the sixth is a tenth of a metre. */
const DECIMALS = 6;

/** 45.5019, 45,5019°, 45° 30.11′ or 45°30′06.8″, where every white space is one space. */
const toAngle = (name: string, letters: string) =>
  `(?<${name}Sign>[-−–])?(?<${name}>\\d{1,3}(?:[.,]\\d+)?) ?°? ?` +
  `(?:(?<=° ?)(?<${name}Minutes>\\d{1,2}(?:[.,]\\d+)?) ?['’′] ?(?:(?<${name}Seconds>\\d{1,2}(?:[.,]\\d+)?) ?(?:["”″]|''|’’|′′) ?)?)?` +
  `(?<${name}Letter>[${letters}])?`;
const PAIR = `${toAngle("lat", "NS")}(?: ?[,;/] ?| |(?<=[NS]))${toAngle("lon", "EWO")}`;
const WHOLE = new RegExp(`^[([]?${PAIR}[)\\]]?$`, "iu");
const WITHIN = new RegExp(`(?<![\\p{L}\\d.,-])${PAIR}(?![\\p{L}\\d])`, "giu");

/**
 * Reads a latitude and a longitude that were typed or copied from a map: with points or commas, degrees, minutes and
 * seconds, and with N, S, E, W or O (ouest) instead of signs. Undefined for anything else, and outside the valid range.
 */
export function readCoordinates(typed: string): Coordinates | undefined {
  const match = WHOLE.exec(toSpaced(typed));
  return match === null ? undefined : toCoordinates(match.groups);
}

/** The same place as it is stored and shown: '45.5019, -73.5674', in degrees with at most six decimals. */
export function writeCoordinates({ lat, lon }: Coordinates): string {
  return [lat, lon].map((degrees) => String(Number(degrees.toFixed(DECIMALS)))).join(", ");
}

/** Whether a place lies within Canada's bounding box, which also includes parts of its neighbours and of the sea. */
export function isInCanada({ lat, lon }: Coordinates): boolean {
  return lat >= CANADA.south && lat <= CANADA.north && lon >= CANADA.west && lon <= CANADA.east;
}

/**
 * Whether a text gives a place in Canada by its coordinates, to within a few hundred metres or closer. “50,000” does
 * not count as a fraction.
 */
export function hasCoordinates(text: string): boolean {
  return [...toSpaced(text).matchAll(WITHIN)].some(({ groups = {} }) => {
    const isClose = ["lat", "lon"].every(
      (name) => /\.\d{3}|,\d{4}/u.test(groups[name] ?? "") || groups[`${name}Minutes`],
    );
    const place = isClose ? toCoordinates(groups) : undefined;
    return place !== undefined && isInCanada(place);
  });
}

const toSpaced = (text: string) => text.trim().replace(/\s+/gu, " ");

function toCoordinates(groups: Readonly<Record<string, string | undefined>> = {}): Coordinates | undefined {
  const [lat, lon] = ["lat", "lon"].map((name) => toDegrees(groups, name));
  if (lat === undefined || lon === undefined) return undefined;
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 180 ? { lat, lon } : undefined;
}

function toDegrees(groups: Readonly<Record<string, string | undefined>>, name: string): number | undefined {
  const [degrees, minutes, seconds] = [name, `${name}Minutes`, `${name}Seconds`].map((part) =>
    Number((groups[part] ?? "0").replace(",", ".")),
  ) as [number, number, number];
  if (minutes >= 60 || seconds >= 60) return undefined;
  const isNegative = groups[`${name}Sign`] !== undefined || /[SWO]/iu.test(groups[`${name}Letter`] ?? "");
  return (isNegative ? -1 : 1) * (degrees + minutes / 60 + seconds / 3600);
}
