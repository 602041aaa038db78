import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { MandateRequest } from "@vestpocket/domain/mandates/mandates.schema";
import type { MandateAnswer } from "@vestpocket/domain/mandates/mandates.terms";
import { api } from "../../platform/api.ts";

const KEY = ["mandates"];

/** What the signed-in user looks for. */
export function useMandates() {
  return useQuery({ queryKey: KEY, queryFn: ({ signal }) => api.get("/v1/mandates", { signal }) });
}

/** What fits a mandate today, and what nearly does. */
export function useMandateFits(id: string, { isWanted }: { isWanted: boolean }) {
  return useQuery({
    queryKey: [...KEY, id, "fits"],
    queryFn: ({ signal }) => api.get("/v1/mandates/{id}/fits", { signal, params: { id } }),
    enabled: isWanted,
  });
}

/** What a user does with mandates. All refetch the list, and throw ApiFailure. */
export function useMandateActions() {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: KEY });
  return {
    /** `id`: the mandate that is described anew; undefined for another one. */
    async save(id: string | undefined, body: MandateRequest): Promise<void> {
      if (id === undefined) await api.post("/v1/mandates", body);
      else await api.put("/v1/mandates/{id}", { params: { id }, body });
      await refresh();
    },
    async answer(id: string, answer: MandateAnswer): Promise<string> {
      const { msg } = await api.post("/v1/mandates/{id}/answer", { answer }, { params: { id } });
      await refresh();
      return msg;
    },
    async remove(id: string): Promise<void> {
      await api.delete("/v1/mandates/{id}", { params: { id } });
      await refresh();
    },
  };
}

/** How many people look for something like one's own listing. It is the same all day. */
export function useDemand(listingId: string) {
  return useQuery({
    queryKey: ["demand", listingId],
    queryFn: ({ signal }) => api.post("/v1/property/{id}/demand", undefined, { signal, params: { id: listingId } }),
    staleTime: Number.POSITIVE_INFINITY,
    // The page also works without it.
    retry: false,
  });
}
