import { fromSquareMetres } from "../../shared/units.ts";
import type { Reading } from "../searches/query/pieces.ts";
import { isDescribing, isOfPart, isPart } from "./area-words.ts";
import type { Amount } from "./find-amounts.ts";
import { isHardBreak } from "./listing-reading.ts";
import type { Statement } from "./match-amounts.ts";
import type { Found, PastedListing } from "./pasted-listing.ts";
import { toValue } from "./to-fields.ts";
import { rangeOfStatement } from "./to-prices.ts";

interface Areas {
  readonly fields: Record<string, Found<string | number>>;
  readonly available: PastedListing["availableArea"] | undefined;
  readonly used: ReadonlySet<Statement>;
}

interface Scope {
  readonly has: ReadonlySet<string>;
  readonly isForRent: boolean;
  readonly isLand: boolean;
}

/**
 * The floor area and the land: what is called so, otherwise the first area that is called nothing else. Of land, whatever is
 * in acres.
 */
export function toAreas(reading: Reading, statements: readonly Statement[], { has, isForRent, isLand }: Scope): Areas {
  const fields: Areas["fields"] = {};
  const used = new Set<Statement>();
  const put = (key: string | undefined, statement: Statement | undefined) => {
    const value = key === undefined || statement === undefined ? undefined : toValue(reading, key, statement.amount);
    if (key === undefined || statement === undefined || value === undefined) return;
    fields[key] = { value, from: [rangeOfStatement(reading, statement)] };
    used.add(statement);
  };
  const all = statements.filter(({ amount: { nature } }) => nature === "area" || nature === "acres");
  const isLot = ({ of, amount: { nature } }: Statement) =>
    of?.[0] === "lot" || (of === undefined && nature === "acres");
  const land = all.filter(isLot);
  const floor = all.filter((each) => each.amount.nature === "area" && !isLot(each));
  if (isLand && has.has("lotSize") && land.every(({ amount }) => amount.nature === "acres")) {
    put(
      "lotSize",
      floor.find((each) => isWhole(reading, each)),
    );
  } else if (has.has("totalArea")) {
    const sized = floor.filter(({ of }) => of?.[0] === "size");
    const bare = floor.filter((each) => each.of === undefined && isWhole(reading, each));
    const range = [...sized, ...bare].find(({ amount: { high } }) => high !== undefined);
    const one = (list: readonly Statement[]) => list.filter(({ amount: { high } }) => high === undefined);
    const [labelled] = one(sized);
    const [first] = one(bare);
    const sizes = new Set(one(bare).map(({ amount: { value } }) => value));
    if (isForRent && labelled === undefined && sizes.size > 1) {
      for (const each of bare) used.add(each);
      return { fields: withLand(), available: toSpaces(reading, one(bare)), used };
    }
    if (isForRent && range !== undefined) {
      used.add(range);
      return { fields: withLand(), available: toAvailable(reading, range), used };
    }
    if (isForRent && labelled !== undefined && first !== undefined && isSmaller(first, labelled)) {
      put("totalArea", labelled);
      used.add(first);
      withLand();
      return { fields, available: toAvailable(reading, first), used };
    }
    put("totalArea", labelled ?? first);
  }
  return { fields: withLand(), available: undefined, used };

  function withLand() {
    const [acres] = land.filter(({ amount: { nature } }) => nature === "acres");
    const [square] = land.filter(({ amount: { nature } }) => nature === "area");
    if (has.has("acres")) put("acres", acres);
    if (has.has("lotSize") && (square !== undefined || !has.has("acres"))) put("lotSize", square ?? acres);
    if (has.has("lotSizeAcreage") && !has.has("acres") && !has.has("lotSize")) put("lotSizeAcreage", square ?? acres);
    return fields;
  }
}

const isSmaller = (one: Statement, other: Statement) => one.amount.value < other.amount.value;

/** Spaces of several sizes. */
function toSpaces(reading: Reading, bare: readonly Statement[]): PastedListing["availableArea"] {
  const [least, ...others] = [...bare].sort((one, other) => one.amount.value - other.amount.value);
  const most = others.at(-1);
  if (least === undefined || most === undefined) return undefined;
  const found = toAvailable(reading, { ...least, amount: { ...least.amount, high: most.amount.value } });
  return found && { ...found, from: [least, most].map((each) => rangeOfStatement(reading, each)) };
}

function toAvailable(reading: Reading, statement: Statement): PastedListing["availableArea"] {
  const { value, high, unit } = statement.amount;
  const convert = (area: number) => (unit === "sqm" ? fromSquareMetres(area) : area);
  const to = high !== undefined && high > value ? convert(high) : undefined;
  return {
    value: { from: convert(value), ...(to !== undefined && { to }) },
    from: [rangeOfStatement(reading, statement)],
  };
}

/** Whether an area that is called nothing is that of the whole: no noun beside it says of what part. */
function isWhole(reading: Reading, { amount }: Statement): boolean {
  const { tokens } = reading;
  const last = tokens[amount.start - 1];
  const next = tokens[amount.end];
  const isLed =
    amount.start === 0 ||
    isHardBreak(tokens[amount.start]) ||
    last === undefined ||
    tokens[amount.start]?.before.includes("(") === true ||
    isDescribing(reading, amount.start - 1);
  return (
    isLed &&
    (next === undefined || isHardBreak(next) || !isPart(next.plain)) &&
    !isWithin(reading, amount) &&
    !isOfPart(reading, amount.start)
  );
}

/** "incl 600 sf". */
const isWithin = ({ tokens }: Reading, { start }: Amount) =>
  tokens
    .slice(Math.max(0, start - 2), start)
    .some(({ plain }) => /^(?:incl|including|includes|incluant|dont|plus|with|avec|another|extra)$/u.test(plain));
