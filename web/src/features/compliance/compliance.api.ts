import { useQuery } from "@tanstack/react-query";
import { api } from "../../platform/api.ts";
import { useLanguage } from "../../platform/language.ts";

/** The legal checks of the user's own listing. */
export function useFindings(id: string) {
  const language = useLanguage();
  return useQuery({
    // Under the listing's key, so that a change to the listing refetches them.
    queryKey: ["property", id, "findings", language],
    queryFn: async ({ signal }) => (await api.get("/v1/property/{id}/compliance", { params: { id }, signal })).findings,
  });
}
