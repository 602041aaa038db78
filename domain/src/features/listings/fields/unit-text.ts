import { formatAmount, formatNumber, formatShortAmount } from "../../../shared/amounts.ts";
import type { Language } from "../../../shared/text.ts";
import type { Unit } from "./kinds.ts";

/** How the numbers of a unit are written, without the unit. `isShort` rounds amounts of money, for narrow places. */
export function formatOf(
  unit: Unit,
  { isShort = false }: { isShort?: boolean } = {},
): (value: number, language: Language) => string {
  if (unit.startsWith("cad")) return isShort ? formatShortAmount : formatAmount;
  return unit === "year" ? String : formatNumber;
}
