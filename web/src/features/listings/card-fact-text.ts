import type { ListingCard } from "@vestpocket/domain/listings/listings.schema";
import { useUnits } from "../../platform/units.ts";

/** A card's fact in the reader's units, of the two texts that it came with. */
export function useCardFactText(): (fact: ListingCard["facts"][number]) => string {
  const [units] = useUnits();
  return ({ text, metricText }) => (units === "metric" ? (metricText ?? text) : text);
}
