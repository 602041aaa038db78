import type { Piece, Reading } from "./pieces.ts";
import { readValue } from "./read-number.ts";
import { skipWords } from "./skip-words.ts";

const LINKS = "of de d is est a at least min minimum";
const JOINTS = "per par pour for spots spaces stalls places";

/** "4 per 1000 parking", "parking ratio of 5/1,000 sq ft", « ratio de stationnement 4 par 1 000 pi² »: at least so many. */
export function readParkingRatio(reading: Reading, start: number): Piece | undefined {
  const { tokens, lexicon } = reading;
  const lead = findParking(reading, start);
  const at = skipWords(reading, lead ?? start, LINKS);
  const count = tokens[at];
  if (count?.isNumber !== true || count.before === "/") return undefined;
  const per = skipWords(reading, at + 1, JOINTS);
  const joint = tokens[per]?.before.trim();
  const isThousand = tokens[per]?.plain.replace(/[ ,.]/gu, "") === "1000";
  if (!isThousand || (per === at + 1 && joint !== "/" && joint !== ":")) return undefined;
  const area = lexicon.unit(tokens, per + 1)?.end ?? per + 1;
  const end = tokens[area]?.isBreak === true ? area : (findParking(reading, skipWords(reading, area, "of de")) ?? area);
  if (lead === undefined && end === area) return undefined;
  const number = { end: at + 1, digits: count.plain };
  const min = readValue(number, { power: undefined, unit: undefined, language: reading.language });
  return min === undefined
    ? undefined
    : { kind: "quantity", quantity: { of: "parkingRatio", min, isBare: false }, start, end };
}

/** The token after a word for parking. */
function findParking({ tokens, lexicon }: Reading, at: number): number | undefined {
  const found = lexicon.measure(tokens, at);
  return found?.value.of === "parkingRatio" || found?.value.of === "parkingSpots" ? found.end : undefined;
}
