import { useQuery } from "@tanstack/react-query";
import { api } from "../../platform/api.ts";
import { useLanguage } from "../../platform/language.ts";

const readFindings = async (id: string, signal: AbortSignal) =>
  (await api.get("/v1/property/{id}/compliance", { params: { id }, signal })).findings;

/** The legal checks of the user's own listing. */
export function useFindings(id: string) {
  return useQuery({
    // Under the listing's key, so that a change to the listing refetches them.
    queryKey: ["property", id, "findings", useLanguage()],
    queryFn: ({ signal }) => readFindings(id, signal),
  });
}

/** The same for several listings, in their order. */
export function useFindingsOf(ids: readonly string[]) {
  return useQuery({
    queryKey: ["property", "findings", useLanguage(), ...ids],
    queryFn: ({ signal }) => Promise.all(ids.map((id) => readFindings(id, signal))),
  });
}
