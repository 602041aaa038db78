import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { LOOKUP_MIN } from "@vestpocket/domain/lookups/lookups.rules";
import { api } from "../../platform/api.ts";

/** The administration's search results for a text. The previous results stay until the response arrives. */
export function useLookup(text: string) {
  return useQuery({
    queryKey: ["admin", "lookups", text],
    queryFn: async ({ signal }) => (await api.get("/v1/admin/lookups", { query: { text }, signal })).found,
    enabled: text.length >= LOOKUP_MIN,
    placeholderData: keepPreviousData,
    // Each search is recorded in the audit log.
    refetchOnWindowFocus: false,
  });
}
