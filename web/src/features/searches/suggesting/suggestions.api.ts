import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { api } from "../../../platform/api.ts";
import { useLanguage } from "../../../platform/language.ts";
import { indexSuggestions, type SuggestionIndex } from "./find-suggestions.ts";

const STALE_MS = 5 * 60 * 1000;
const NONE: SuggestionIndex = [];

/** All suggestions in the page's language: one call, so that nothing typed is sent. Empty until they have loaded. */
export function useSuggestions(): SuggestionIndex {
  const language = useLanguage();
  const { data } = useQuery({
    queryKey: ["suggestions", language],
    queryFn: async ({ signal }) => (await api.get("/v1/suggestions", { signal })).suggestions,
    staleTime: STALE_MS,
  });
  return useMemo(() => (data === undefined ? NONE : indexSuggestions(data)), [data]);
}
