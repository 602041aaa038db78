import type { Reading } from "../searches/query/pieces.ts";
import { readParkingRatio } from "../searches/query/read-parking-ratio.ts";
import { readZoning } from "../searches/query/read-zoning.ts";
import { isHardBreak, rangeOf } from "./listing-reading.ts";
import type { Statement } from "./match-amounts.ts";
import type { Found } from "./pasted-listing.ts";
import { toFields } from "./to-fields.ts";

type Fields = Record<string, Found<string | number>>;

interface Scope {
  readonly statements: readonly Statement[];
  readonly has: ReadonlySet<string>;
  readonly isBusiness: boolean;
}

/** Fields that are more than a label and an amount: zoning, the year of the taxes, ratios, and units that say enough. */
export function findExtras(reading: Reading, { statements, has, isBusiness }: Scope): Fields {
  const fields: Fields = {};
  const put = (key: string, found: Found<string | number> | undefined) => {
    if (has.has(key) && found !== undefined && !(key in fields)) fields[key] = found;
  };
  put("zoning", findZoning(reading));
  put("numberOfUnits", statements.some(({ of }) => of?.includes("numberOfUnits")) ? undefined : findPlex(reading));
  put("taxYear", findTaxYear(reading, statements));
  put("parkingRatio", findRatio(reading));
  for (const [key, isOf] of BY_UNIT) {
    const alone = statements.find((each) => each.of === undefined && isOf(each.amount));
    const taken = alone && toFields(reading, [{ ...alone, of: [key] }], { has, isForRent: false, used: new Set() });
    if (taken?.[key]) put(key, taken[key]);
  }
  if (isBusiness) {
    const years = statements.find(
      (each) => each.of === undefined && each.amount.unit === "years" && standsAlone(reading, each),
    );
    const taken =
      years && toFields(reading, [{ ...years, of: ["yearsInOperation"] }], { has, isForRent: false, used: new Set() });
    if (taken?.yearsInOperation) put("yearsInOperation", taken.yearsInOperation);
  }
  return fields;
}

/** "Quadruplex" states four units. */
function findPlex(reading: Reading): Found<number> | undefined {
  for (let at = 0; at < reading.tokens.length; at++) {
    const plex = reading.lexicon.plex(reading.tokens, at);
    if (plex !== undefined) return { value: plex.value, from: [rangeOf(reading, at, plex.end)] };
  }
  return undefined;
}

/** Units that say enough by themselves, and how much of them there must be. */
const BY_UNIT: readonly (readonly [string, (amount: Statement["amount"]) => boolean])[] = [
  ["powerAmps", ({ unit }) => unit === "amps"],
  ["grainStorage", ({ unit }) => unit === "bushels"],
  ["fuelVolume", ({ unit, value }) => unit === "litres" && value >= 50_000],
  ["quotaKgDay", ({ unit, value }) => unit === "kg" && value < 1_000],
];

function standsAlone({ tokens }: Reading, { amount: { start, end } }: Statement): boolean {
  return (start === 0 || isHardBreak(tokens[start])) && (tokens[end] === undefined || isHardBreak(tokens[end]));
}

function findZoning(reading: Reading): Found<string> | undefined {
  const { tokens, text, lexicon } = reading;
  for (let at = 0; at < tokens.length; at++) {
    const before = lexicon.zoning(tokens, at);
    const found = readZoning(reading, at) ?? (before && skipAdjective(reading, before.end));
    if (found?.kind !== "zoning") continue;
    const after = lexicon.zoning(tokens, found.end - 1);
    if (before === undefined && (after === undefined || isHardBreak(tokens[found.end - 1]))) continue;
    const start = before === undefined ? at : Math.max(before.end, at);
    const words = text.slice(tokens[start]?.start, tokens[found.end - 1]?.end);
    const code = CODE.exec(words)?.[0];
    if (code !== undefined) return { value: code, from: [rangeOf(reading, at, found.end)] };
  }
  return undefined;
}

const CODE =
  /(?:[A-Za-z]{1,4}[-.]?\d{1,4}(?:[-.]?[A-Za-z0-9]{1,4})*|\d{1,4}-?[A-Za-z]{1,3}|[A-Z]{1,4}(?:-[A-Z]{1,3})?)\b/u;

/** « Zonage industriel I-214 ». */
function skipAdjective(reading: Reading, at: number) {
  const isWord =
    /^(?:industriel|industrielle|commercial|commerciale|residentiel|residentielle|industrial|residential|agricole|mixte|code|is|light|heavy|general|heavy|designation|est)$/u;
  if (!isWord.test(reading.tokens[at]?.plain ?? "") || isHardBreak(reading.tokens[at + 1])) return undefined;
  return readZoning(reading, at + 1);
}

/** The year beside the property taxes: "(2025)", "/ 2024", "in 2025". */
function findTaxYear(reading: Reading, statements: readonly Statement[]): Found<string> | undefined {
  const { tokens, text } = reading;
  const taxes = statements.find(({ of }) => of?.[0] === "propertyTaxes");
  if (taxes === undefined) return undefined;
  const { amount, label } = taxes;
  const from = Math.min(label?.start ?? amount.start, amount.start);
  const end = Math.max(label?.end ?? amount.end, amount.rate?.end ?? amount.end);
  for (let at = Math.max(0, from - 1); at < Math.min(tokens.length, end + 8); at++) {
    const token = tokens[at];
    if (token === undefined || (at > end && isHardBreak(token))) break;
    if (at === from - 1 && isHardBreak(tokens[from])) continue;
    if (at === end && isHardBreak(token) && !/^,? $/u.test(token.before)) break;
    const isYear = /^20[0-3]\d$/u.test(token.plain) && !/\p{L}|\$/u.test(text[token.end] ?? "");
    if (isYear && (at < amount.start || at >= amount.end))
      return { value: token.plain, from: [rangeOf(reading, from, Math.max(end, at + 1))] };
  }
  return undefined;
}

function findRatio(reading: Reading): Found<number> | undefined {
  for (let at = 0; at < reading.tokens.length; at++) {
    const found = readParkingRatio(reading, at) ?? readBareRatio(reading, at);
    if (found?.kind === "quantity" && found.quantity.min !== undefined) {
      return { value: found.quantity.min, from: [rangeOf(reading, found.start, found.end)] };
    }
  }
  return undefined;
}

/** "96 parking stalls (4.5 per 1,000 sf)". */
function readBareRatio({ tokens, lexicon }: Reading, at: number) {
  const [count, per, thousand] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  const isThousand =
    thousand?.plain.replace(/[ ,.]/gu, "") === "1000" && /^(?:per|par|pour|for)$/u.test(per?.plain ?? "");
  if (count?.isNumber !== true || !isThousand) return undefined;
  const isParking = [-1, -2, -3].some((step) => lexicon.measure(tokens, at + step)?.value.of === "parkingSpots");
  const min = Number(count.plain.replace(",", "."));
  if (!isParking || !(min > 0 && min < 50)) return undefined;
  return { kind: "quantity", quantity: { of: "parkingRatio", min, isBare: false }, start: at, end: at + 3 } as const;
}
