import { findCity, PROVINCES } from "@vestpocket/domain/places/places.schema";
import type { Within } from "@vestpocket/domain/searches/within.schema";
import { CORNERS_MAX, CORNERS_MIN, RADII_KM } from "@vestpocket/domain/searches/within.terms";

type Point = [lon: number, lat: number];

/** A part of the map as values of a query string: 'box=-80.2,43,-79.6,43.4', 'area=' with points, or 'near=ON/Toronto&km=25'. */
export function writeWithin(within: Within | undefined): [name: string, value: string][] {
  if (within === undefined) return [];
  if ("box" in within) return [["box", within.box.join(",")]];
  if ("polygon" in within) return [["area", within.polygon.map((point) => point.join(",")).join("_")]];
  const { near, km } = within;
  const code = PROVINCES.find(({ name }) => name === near.province)?.code ?? near.province;
  return [
    ["near", `${code}/${near.city}`],
    ["km", String(km)],
  ];
}

/** The part of the map in a query string; undefined if there is none or it is invalid. */
export function readWithin(query: URLSearchParams): Within | undefined {
  return readBox(query.get("box") ?? "") ?? readArea(query.get("area") ?? "") ?? readNear(query);
}

/** The raw value for a part of the map in a query string. */
export function findWithinText(query: URLSearchParams): string {
  return ["box", "area", "near"].map((name) => query.get(name)?.trim() ?? "").find((text) => text !== "") ?? "";
}

function readBox(text: string): Within | undefined {
  const [west, south, east, north, ...others] = text.split(",").map(readDegrees);
  const [from, to] = [toPoint(west, south), toPoint(east, north)];
  if (!from || !to || others.length > 0 || from[0] > to[0] || from[1] > to[1]) return undefined;
  return { box: [...from, ...to] };
}

function readArea(text: string): Within | undefined {
  const points = text.split("_").map((point) => {
    const [lon, lat, ...others] = point.split(",").map(readDegrees);
    return others.length > 0 ? undefined : toPoint(lon, lat);
  });
  const polygon = points.filter((point) => point !== undefined);
  const isArea = polygon.length === points.length && polygon.length >= CORNERS_MIN && polygon.length <= CORNERS_MAX;
  return isArea ? { polygon } : undefined;
}

function readNear(query: URLSearchParams): Within | undefined {
  const [code = "", name = ""] = (query.get("near") ?? "").split("/");
  const province = PROVINCES.find((each) => each.code === code.toUpperCase());
  const city = province && findCity(province, name);
  const km = RADII_KM.find((each) => String(each) === query.get("km"));
  return city && km && { near: { province: province.name, city: city.name }, km };
}

const readDegrees = (text: string) => (/^-?\d{1,3}(?:\.\d{1,6})?$/u.test(text) ? Number(text) : undefined);

function toPoint(lon: number | undefined, lat: number | undefined): Point | undefined {
  if (lon === undefined || lat === undefined || Math.abs(lon) > 180 || Math.abs(lat) > 90) return undefined;
  return [lon, lat];
}
