import { useQuery } from "@tanstack/react-query";
import { api } from "../../platform/api.ts";

/** Whether the signed-in person is a member of Agent Pro. */
export function useIsSubscribed(uid: string | undefined) {
  return useQuery({
    queryKey: ["subscription", uid],
    enabled: uid !== undefined,
    queryFn: async ({ signal }) => {
      const { isSubscribed } = await api.post(
        "/v1/users/isSubscribed/{userId}",
        { subscriptionType: "agent" },
        { params: { userId: uid ?? "" }, signal },
      );
      return isSubscribed;
    },
  });
}
