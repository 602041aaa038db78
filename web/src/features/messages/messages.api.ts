import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../platform/api.ts";

const PAGE_SIZE = 25;
const MESSAGES = ["admin", "messages"];

/** A page of failed messages, newest first. */
export function useFailedMessages(page: number) {
  return useQuery({
    queryKey: [...MESSAGES, page],
    queryFn: ({ signal }) =>
      api.get("/v1/admin/messages", { query: { status: "failed", page, limit: PAGE_SIZE }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Resends a failed message. Throws ApiFailure. */
export async function retryMessage(id: string): Promise<void> {
  await api.post("/v1/admin/messages/{id}/retry", undefined as never, { params: { id } });
}

/** Refetches the list. */
export function useRefreshMessages() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: MESSAGES });
}
