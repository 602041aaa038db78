import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../platform/api.ts";
import { useSession } from "../../../platform/session.ts";

const keyOf = (key: string, uid: string | undefined) => ["ticket-thread", key, uid];

/** One's own ticket, by the key of its page. Changes nothing. */
export function useThread(key: string) {
  const { state, uid } = useSession();
  return useQuery({
    queryKey: keyOf(key, uid),
    queryFn: async ({ signal }) => (await api.get("/v1/tickets/{key}", { params: { key }, signal })).thread,
    // A number opens the ticket of a signed-in account only.
    enabled: state !== "resolving",
  });
}

/** Adds a message to one's ticket, once per idempotency key, and returns the server's message. Throws ApiFailure. */
export function useThreadReply(key: string) {
  const { uid } = useSession();
  const client = useQueryClient();
  return async (message: string, idempotencyKey: string): Promise<string> => {
    const { msg, thread } = await api.post("/v1/tickets/{key}/reply", { message }, { params: { key }, idempotencyKey });
    client.setQueryData(keyOf(key, uid), thread);
    return msg;
  };
}
