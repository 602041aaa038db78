import { useQuery } from "@tanstack/react-query";
import { api } from "../../platform/api.ts";

/** What waits for the signed-in person, and how their listings did. */
export function useTodo() {
  return useQuery({
    queryKey: ["own-listings", "todo"],
    queryFn: async ({ signal }) => (await api.get("/v1/property/todo", { signal })).todo,
  });
}
