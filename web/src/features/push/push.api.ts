import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../platform/api.ts";
import { subscribeBrowser, unsubscribeBrowser } from "./browser-push.ts";

const KEY = ["push"];

/** The server's key, and whether this browser gets push messages. */
export function usePush() {
  return useQuery({ queryKey: KEY, queryFn: ({ signal }) => api.get("/v1/push", { signal }) });
}

/**
 * Turns push messages on or off in this browser; each returns the server's message. `turnOn` returns undefined if the
 * person does not allow them. Both throw ApiFailure, and `turnOn` an error if the browser's push service fails.
 */
export function usePushChanges() {
  const client = useQueryClient();
  const refetch = () => client.invalidateQueries({ queryKey: KEY });
  return {
    async turnOn(key: string): Promise<string | undefined> {
      const body = await subscribeBrowser(key);
      if (body === undefined) return undefined;
      const { msg } = await api.put("/v1/push", { body });
      await refetch();
      return msg;
    },
    async turnOff(): Promise<string> {
      const { msg } = await api.delete("/v1/push");
      await unsubscribeBrowser();
      await refetch();
      return msg;
    },
  };
}
