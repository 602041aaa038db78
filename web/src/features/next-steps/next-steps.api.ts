import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { ListedStep } from "@vestpocket/domain/next-steps/next-steps.schema";
import { api } from "../../platform/api.ts";

const KEY = ["own-listings", "next-steps"];

/** What the signed-in user may best do next for one of their listings, or for all of them. */
export function useNextSteps(id?: string) {
  return useQuery({
    queryKey: [...KEY, id ?? "all"],
    queryFn: async ({ signal }): Promise<readonly ListedStep[]> =>
      id === undefined
        ? (await api.get("/v1/next-steps", { signal })).steps
        : (await api.get("/v1/property/{id}/next-steps", { params: { id }, signal })).steps,
  });
}

/** Dismisses a step for its listing. Throws ApiFailure. */
export function useDismissStep() {
  const client = useQueryClient();
  return async ({ kind, listing }: ListedStep): Promise<string> => {
    const { msg } = await api.post("/v1/property/{id}/next-steps/dismiss", { kind }, { params: { id: listing.id } });
    await client.invalidateQueries({ queryKey: KEY });
    return msg;
  };
}
