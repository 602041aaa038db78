import type { CategoryType } from "../categories/categories.schema.ts";
import type { Measures } from "../prices/price-terms.schema.ts";
import { isRealEstate } from "./real-estate.rules.ts";

/**
 * The sale price per square foot that is worth showing, in cents; null if there is none. A business has none: its price is
 * for what it earns, not for its floor (product.md §6.11).
 */
export function findSalePerArea(type: CategoryType, { salePerSqft }: Pick<Measures, "salePerSqft">): number | null {
  return isRealEstate(type) ? salePerSqft : null;
}
