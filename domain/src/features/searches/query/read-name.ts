import { foldPlace } from "../../places/places.names.ts";
import { PROVINCE_CODES, type ProvinceCode, type ProvinceName } from "../../places/places.provinces.ts";
import { findCityName, listProvincesOfCity, type Province } from "../../places/places.schema.ts";
import type { Match } from "./matchers.ts";
import type { Place, Reading } from "./pieces.ts";

const NAMES = Object.fromEntries(Object.entries(PROVINCE_CODES).map(([name, code]) => [code, name])) as Record<
  ProvinceCode,
  ProvinceName
>;

/** The city or province that is named at a token, with the province after a city. */
export function findName(reading: Reading, at: number): Match<Place> | undefined {
  const city = findCity(reading, at);
  const province = findProvince(reading, at);
  if (city === undefined || (province !== undefined && province.end > city.end)) return province;
  if (province !== undefined && province.end === city.end) return findQuebec(reading, at, city);
  return withProvince(reading, city);
}

/** "Québec" is the city in French, except « au Québec », and the province in English. */
function findQuebec(reading: Reading, at: number, city: Match<Place>): Match<Place> {
  const { plain = "" } = reading.tokens[at - 1] ?? {};
  const isProvince = reading.language === "en" || plain === "au" || plain === "du";
  const named = withProvince(reading, city);
  if (named.value.province !== undefined && reading.language === "fr") return named;
  return isProvince
    ? { end: named.end, value: { province: "Quebec" } }
    : { ...city, value: { ...city.value, isEither: true } };
}

function findCity({ tokens, lexicon }: Reading, at: number): Match<Place> | undefined {
  const other = lexicon.cityWord(tokens, at);
  if (other !== undefined) return { end: other.end, value: { city: foldPlace(other.value) } };
  const names = lexicon.cities.get(foldPlace(tokens[at]?.plain ?? ""));
  if (names === undefined || tokens[at]?.isQuoted === true) return undefined;
  let written = "";
  const spellings: string[] = [];
  const most = Math.max(...names.map((name) => name.split(" ").length)) + 1;
  for (const [index, token] of tokens.slice(at, at + most).entries()) {
    if (index > 0 && (token.isBreak || token.isQuoted)) break;
    written += `${index === 0 ? "" : token.before.includes("'") ? "'" : " "}${token.plain}`;
    spellings.push(foldPlace(written));
  }
  const longest = spellings.findLastIndex((spelling) => names.includes(spelling));
  return longest < 0 ? undefined : { end: at + longest + 1, value: { city: spellings[longest] } };
}

function findProvince(reading: Reading, at: number): Match<Place> | undefined {
  const { tokens, lexicon } = reading;
  const found = lexicon.province(tokens, at);
  if (found !== undefined) return { end: found.end, value: { province: NAMES[found.value] } };
  const short = lexicon.shortProvince(tokens, at);
  const token = tokens[at];
  if (short === undefined || token === undefined || reading.isAllCapitals) return undefined;
  const isCapital = /^\p{Lu}+$/u.test(reading.text.slice(token.start, token.end));
  return isCapital ? { end: short.end, value: { province: NAMES[short.value] } } : undefined;
}

/** "Toronto ON", "Kingston, Nova Scotia": a city that the province does not have is no city of ours. */
function withProvince(reading: Reading, city: Match<Place>): Match<Place> {
  const { tokens, lexicon } = reading;
  const next = tokens[city.end];
  if (next === undefined || !/^[\s,(]*$/u.test(next.before)) return city;
  const short = lexicon.shortProvince(tokens, city.end);
  const found =
    lexicon.province(tokens, city.end) ?? (isOf(city.value, short && NAMES[short.value]) ? short : undefined);
  if (found === undefined) return city;
  const province = NAMES[found.value];
  const after = findCity(reading, city.end);
  if (after !== undefined && after.end > found.end) return city;
  if (!isOf(city.value, province)) return { end: city.end, value: { ...city.value, province } };
  return { end: found.end, value: { ...city.value, province } };
}

const isOf = ({ city = "" }: Place, province: ProvinceName | undefined) =>
  province !== undefined && provincesOf(city).some(({ name }) => name === province);

const provinces = new Map<string, readonly Province[]>();

/** Of one of the names of our cities, so that there are never more to remember. */
function provincesOf(city: string): readonly Province[] {
  const known = provinces.get(city) ?? listProvincesOfCity(city);
  provinces.set(city, known);
  return known;
}

/** The city and province that a place is, in our lists' spelling; undefined if it may be two cities, or none. */
export function resolvePlace({ city, province }: Place): { city?: string; province?: ProvinceName } | undefined {
  if (city === undefined) return province && { province };
  const all = provincesOf(city);
  const among = province === undefined ? all : all.filter(({ name }) => name === province);
  const names = new Set(among.map((each) => findCityName(city, each)));
  const [name] = names;
  if (names.size !== 1 || name === undefined) return undefined;
  const own = HOME_PROVINCES[name];
  if (own !== undefined && province === undefined) return { city: name, province: own };
  const [only, another] = among;
  return another === undefined && only !== undefined ? { city: name, province: only.name } : { city: name };
}

/** Of cities that a neighbouring territory's list has too. */
const HOME_PROVINCES: Readonly<Record<string, ProvinceName>> = { Whitehorse: "Yukon", Iqaluit: "Nunavut" };
