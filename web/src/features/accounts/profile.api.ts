import { useQuery } from "@tanstack/react-query";
import { api } from "../../platform/api.ts";

/** The signed-in person's own account. */
export function useProfile(uid: string | undefined) {
  return useQuery({
    queryKey: ["profile", uid],
    enabled: uid !== undefined,
    queryFn: async ({ signal }) => {
      const { data } = await api.get("/v1/auth/getUser/{id}", { params: { id: uid ?? "" }, signal });
      return data;
    },
  });
}
