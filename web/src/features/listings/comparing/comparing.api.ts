import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { api } from "../../../platform/api.ts";
import { addCatalogue } from "../../../platform/catalogues.ts";

/** Listings as the signed-in user sees them, in this order, and the texts of their fields. */
export function useCompared(ids: readonly string[]) {
  return useQuery({
    queryKey: ["compared", ids],
    enabled: ids.length > 0,
    // When a listing is removed, keep showing the others.
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const [{ compared }] = await Promise.all([
        api.post("/v1/property/compare", { ids: [...ids] }, { signal }),
        addCatalogue("listing-fields"),
      ]);
      return compared;
    },
  });
}
