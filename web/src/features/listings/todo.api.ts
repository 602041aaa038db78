import { useQuery } from "@tanstack/react-query";
import { api } from "../../platform/api.ts";

/** The signed-in user's pending tasks, and the performance of their listings. */
export function useTodo() {
  return useQuery({
    queryKey: ["own-listings", "todo"],
    queryFn: async ({ signal }) => (await api.get("/v1/property/todo", { signal })).todo,
    meta: { isLive: true },
  });
}
