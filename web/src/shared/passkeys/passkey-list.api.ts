import { useQuery } from "@tanstack/react-query";
import { api } from "../../platform/api.ts";

export const PASSKEYS_KEY = ["passkeys"];

/** The account's passkeys, newest first. */
export function usePasskeys() {
  return useQuery({
    queryKey: PASSKEYS_KEY,
    queryFn: async ({ signal }) => (await api.get("/v1/auth/passkeys", { signal })).passkeys,
  });
}
