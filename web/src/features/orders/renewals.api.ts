import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../platform/api.ts";

const RENEWALS = ["renewals"];

/** The user's live listings that are renewed automatically, the next one first. */
export function useRenewals() {
  return useQuery({
    queryKey: RENEWALS,
    queryFn: async ({ signal }) => (await api.get("/v1/renewals", { signal })).renewals,
  });
}

/** Turns automatic renewal of a listing on or off. Throws ApiFailure. */
export function useSetRenewal(): (listingId: string, isOn: boolean) => Promise<void> {
  const client = useQueryClient();
  return async (listingId, isOn) => {
    const { renewals } = await api.post("/v1/renewals", { listingId, isOn });
    client.setQueryData(RENEWALS, renewals);
  };
}
