import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { FigureDays } from "@vestpocket/domain/visits/figures.terms";
import { api } from "../../../platform/api.ts";

/** How one of the signed-in user's listings does. */
export function useListingFigures(id: string, days: FigureDays) {
  return useQuery({
    queryKey: ["own-listings", "days", id, days],
    queryFn: async ({ signal }) =>
      (await api.get("/v1/property/{id}/figures/days", { params: { id }, query: { days }, signal })).figures,
    placeholderData: keepPreviousData,
  });
}

/** How all of the signed-in user's listings do together. */
export function useOwnerFigures() {
  return useQuery({
    queryKey: ["own-listings", "all-days"],
    queryFn: async ({ signal }) => (await api.get("/v1/property/mine/figures", { signal })).figures,
  });
}

/** All days that are kept of a listing, as a file. Throws ApiFailure. */
export const fetchListingFigures = (id: string): Promise<Blob> =>
  api.file("/v1/property/{id}/figures/export", { params: { id } });
