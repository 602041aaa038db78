import { useQuery } from "@tanstack/react-query";
import { api } from "../../../platform/api.ts";
import { useLanguage } from "../../../platform/language.ts";

/** Corrected spellings of the keywords; undefined until known, and if nothing resembles them. */
export function useCorrectedKeywords(keywords: readonly string[]): string[] | undefined {
  const language = useLanguage();
  const { data } = useQuery({
    queryKey: ["corrected-keywords", language, keywords],
    queryFn: ({ signal }) => api.post("/v1/suggestions/corrections", { keywords: [...keywords] }, { signal }),
  });
  return data?.keywords ?? undefined;
}
