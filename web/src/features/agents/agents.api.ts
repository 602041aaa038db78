import { useQuery } from "@tanstack/react-query";
import { api } from "../../platform/api.ts";

/** Who offers a listing: a name and a brokerage, no address. */
export function useOwner(uid: string) {
  return useQuery({
    queryKey: ["owner", uid],
    queryFn: async ({ signal }) => {
      const { owner } = await api.post("/v1/property/owner", { uid }, { signal });
      return owner;
    },
  });
}
