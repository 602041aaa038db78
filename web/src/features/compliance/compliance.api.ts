import { queryOptions, useQueries, useQuery } from "@tanstack/react-query";
import type { Language } from "@vestpocket/domain/shared/text";
import { api } from "../../platform/api.ts";
import { useLanguage } from "../../platform/language.ts";

const findingsQuery = (id: string, language: Language) =>
  queryOptions({
    // Under the listing's key, so that a change to the listing refetches them.
    queryKey: ["property", id, "findings", language],
    queryFn: async ({ signal }) => (await api.get("/v1/property/{id}/compliance", { params: { id }, signal })).findings,
  });

/** The legal checks of the user's own listing. */
export function useFindings(id: string) {
  return useQuery(findingsQuery(id, useLanguage()));
}

/** The same for several listings, in their order. */
export function useFindingsOf(ids: readonly string[]) {
  const language = useLanguage();
  return useQueries({ queries: ids.map((id) => findingsQuery(id, language)) });
}
