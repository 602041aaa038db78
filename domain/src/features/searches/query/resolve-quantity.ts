import { PRICE_MAX } from "../../prices/prices.schema.ts";
import { hasMeasure } from "../measures.rules.ts";
import { isMeasure, type MeasureKey, measureOf } from "../measures.ts";
import type { Bounds, SearchFilter } from "../searches.schema.ts";
import type { Quantity } from "./pieces.ts";

/** A rent below it is by square foot and year: nobody rents for that much a month. */
const RATE_MAX = 100;
/** Without more words, a price by square foot up to it is a rent. */
const RENT_RATE_MAX = 60;
/** A number that only a comparison stands beside is an amount from it on. */
const AMOUNT_MIN = 10_000;
const BARE_AMOUNT_MIN = 50_000;
/** How far around a size one looks, from and to (product.md §6.2). */
const AROUND = [0.8, 1.25] as const;

export type Scope = Pick<SearchFilter, "type" | "subtype" | "listingType">;

/** Whether an amount is a rent, whatever the rest of the text says. */
export function isRent({ of, per, basis, isRent: isCalled, max, min }: Quantity): boolean {
  if (of !== "money") return false;
  if (isCalled === true || basis !== undefined || per === "month" || per === "year") return true;
  return per === "sqft" && Math.max(min ?? 0, max ?? 0) <= RENT_RATE_MAX;
}

/** What a quantity bounds in a search of this scope; undefined if its listings cannot have it. */
export function toFilter(quantity: Quantity, scope: Scope): SearchFilter | undefined {
  if (quantity.of === "money" || quantity.of === "unknown") return toPrice(quantity, scope);
  const of =
    quantity.of === "area" || quantity.of === "size" ? toAreaMeasure(quantity, scope) : toCounted(quantity.of, scope);
  return of !== undefined && isMeasure(of) ? toBounds(of, quantity, scope) : undefined;
}

/** The size of the listings of a scope: land, what is for rent, or the floor area. */
export function toAreaMeasure({ isLand }: Pick<Quantity, "isLand">, { type, listingType }: Scope): MeasureKey {
  if (isLand === true || type === "Land & Development" || type === "Farm & Agricultural") return "land";
  return listingType === "rent" ? "areaForRent" : "totalArea";
}

/** Units of a hotel are rooms. Doors are bays of a garage, units of an apartment building, and at ground level elsewhere. */
function toCounted(of: Quantity["of"], { type, subtype }: Scope): string {
  if (of === "numberOfUnits" && (subtype === "Hotels & Motels" || subtype === "Hotels & Cottages")) return "rooms";
  if (of !== "doors") return of;
  if (subtype === "Automotive" || subtype === "Auto-Related") return "serviceBays";
  if (type === undefined) return of;
  return type === "Investment Properties" ? "numberOfUnits" : "gradeLevelDoors";
}

function toBounds(of: MeasureKey, { min, max, isBare, isCost }: Quantity, scope: Scope): SearchFilter | undefined {
  // Any percentage may be one of shares, where shares are sold.
  if (!hasMeasure(of, scope) || (of === "shareOffered" && scope.type === undefined)) return undefined;
  const isSize = of === "land" || of === "areaForRent" || of === "totalArea";
  const bounds: { min?: number | undefined; max?: number | undefined } = !isBare
    ? { min, max }
    : isSize
      ? { min: (min ?? 0) * AROUND[0], max: (max ?? 0) * AROUND[1] }
      : isCost === true || of === "salePerSqft" || of.startsWith("rent")
        ? { max }
        : of === "yearBuilt"
          ? { min, max }
          : { min };
  return boundsOf(of, bounds);
}

function boundsOf(
  of: MeasureKey,
  bounds: { min?: number | undefined; max?: number | undefined },
): SearchFilter | undefined {
  const { max: highest, decimals } = measureOf(of);
  const round = (value: number) => (decimals === 0 ? value : Math.round(value * 100) / 100);
  const read = Object.entries(bounds).filter((entry): entry is [string, number] => entry[1] !== undefined);
  const isValid = read.every(
    ([, value]) => value >= 0 && value <= highest && (decimals > 0 || Number.isInteger(value)),
  );
  if (!isValid || read.length === 0) return undefined;
  const range = Object.fromEntries(read.map(([end, value]) => [end, round(value)]));
  return { bounds: { [of]: range } as Bounds };
}

function toPrice(quantity: Quantity, scope: Scope): SearchFilter | undefined {
  const { of, min, max, isBare, per } = quantity;
  const isForRent = scope.listingType === "rent" || (isRent(quantity) && scope.listingType !== "sale");
  const least = Math.max(min ?? 0, max ?? 0);
  if (of === "unknown" && least < (isForRent && !isBare ? RATE_MAX : isBare ? BARE_AMOUNT_MIN : AMOUNT_MIN))
    return undefined;
  if (isForRent) return toRent(quantity, { ...scope, listingType: scope.listingType ?? "rent" });
  if (isRent(quantity)) return undefined;
  if (per === "sqft") return scope.listingType === "sale" ? toBounds("salePerSqft", quantity, scope) : undefined;
  const [lower, upper] = isBare ? [undefined, max] : [min, max];
  if (least > PRICE_MAX) return undefined;
  return {
    ...(lower !== undefined && { lowerPrice: Math.round(lower) }),
    ...(upper !== undefined && { upperPrice: Math.round(upper) }),
  };
}

function toRent(quantity: Quantity, scope: Scope): SearchFilter | undefined {
  const { per, basis, min, max } = quantity;
  const isRate = per === "sqft" || (per === undefined && Math.max(min ?? 0, max ?? 0) < RATE_MAX);
  const of = isRate
    ? basis === "gross"
      ? "rentSqftYearGross"
      : "rentSqftYearNet"
    : basis === "net"
      ? "rentMonthNet"
      : "rentMonthGross";
  const months = per === "year" ? 12 : 1;
  const divide = (value: number | undefined) => (value === undefined ? undefined : value / months);
  return toBounds(of, { ...quantity, min: divide(min), max: divide(max) }, scope);
}
