import { useQuery } from "@tanstack/react-query";
import type { Translation, TranslationRequest } from "@vestpocket/domain/translations/translations.schema";
import { api } from "../../../platform/api.ts";

/** Whether the server can draft a text in the other language; false until known. */
export function useTranslator(): boolean {
  const { data = false } = useQuery({
    queryKey: ["translator"],
    queryFn: async ({ signal }) => (await api.get("/v1/translations", { signal })).isAvailable,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data;
}

export async function draftTranslation(texts: TranslationRequest): Promise<Translation> {
  return (await api.post("/v1/translations", texts)).translation;
}
