import type { ListingCard } from "@vestpocket/domain/listings/listings.schema";
import { useUnits } from "../../platform/units.ts";

/** A card's fact in the reader's units, from the two texts that the card has. */
export function useCardFactText(): (fact: Pick<ListingCard["facts"][number], "text" | "metricText">) => string {
  const [units] = useUnits();
  return ({ text, metricText }) => (units === "metric" ? (metricText ?? text) : text);
}
