import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { UnsubscribeLink, UnsubscribeRequest } from "@vestpocket/domain/messages/streams.schema";
import { api } from "../../../platform/api.ts";

/** What a link ends. Changes nothing. */
export function useUnsubscribeLink(token: string) {
  return useQuery({
    queryKey: ["unsubscribe", token],
    queryFn: ({ signal }) => api.get("/v1/unsubscribe/{token}", { params: { token }, signal }),
  });
}

/** What the link's page does. All throw ApiFailure. */
export function useUnsubscribing(token: string) {
  const client = useQueryClient();
  const params = { token };
  const show = (link: UnsubscribeLink) => void client.setQueryData(["unsubscribe", token], link);
  return {
    unsubscribe: async (request: UnsubscribeRequest) =>
      show(await api.post("/v1/unsubscribe/{token}", request, { params })),
    undo: async () => show(await api.post("/v1/unsubscribe/{token}/undo", {}, { params })),
  };
}
