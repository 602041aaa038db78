import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ListSuppressionsRequest } from "@vestpocket/domain/messages/streams.schema";
import type { CommercialStream } from "@vestpocket/domain/messages/streams.terms";
import { api } from "../../platform/api.ts";
import { useChanging } from "../../platform/use-changing.ts";

const PAGE_SIZE = 25;
const FIGURES = ["admin", "mail-streams"];
const SUPPRESSIONS = ["admin", "suppressions"];

/** The streams, and what became of the email of the last 30 days. */
export function useStreamFigures() {
  return useQuery({
    queryKey: FIGURES,
    queryFn: ({ signal }) => api.get("/v1/admin/mail-streams", { signal }),
  });
}

/** A page of the suppressed addresses that contain a text. */
export function useSuppressions(request: Omit<ListSuppressionsRequest, "limit">) {
  return useQuery({
    queryKey: [...SUPPRESSIONS, request],
    queryFn: ({ signal }) => api.get("/v1/admin/suppressions", { query: { ...request, limit: PAGE_SIZE }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** What administrators change. All return the server's sentence and throw ApiFailure. */
export function useStreamAdministration() {
  const change = useChanging(FIGURES, SUPPRESSIONS);
  return {
    stop: async (stream: CommercialStream, reason: string) =>
      (await change(api.post("/v1/admin/mail-streams/{stream}/stop", { reason }, { params: { stream } }))).msg,
    start: async (stream: CommercialStream) =>
      (await change(api.post("/v1/admin/mail-streams/{stream}/start", {}, { params: { stream } }))).msg,
    release: async (id: string) =>
      (await change(api.post("/v1/admin/suppressions/{id}/release", {}, { params: { id } }))).msg,
  };
}
