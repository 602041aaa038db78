import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ListMessagesRequest } from "@vestpocket/domain/messages/messages.schema";
import { api } from "../../platform/api.ts";

const PAGE_SIZE = 25;
const MESSAGES = ["admin", "messages"];

/** A page of failed messages, newest first. */
export function useFailedMessages(request: Omit<ListMessagesRequest, "limit">) {
  return useQuery({
    queryKey: [...MESSAGES, request],
    queryFn: ({ signal }) => api.get("/v1/admin/messages", { query: { ...request, limit: PAGE_SIZE }, signal }),
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
