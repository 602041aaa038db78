import { useQuery } from "@tanstack/react-query";
import type { InspectionForm } from "@vestpocket/domain/access/reveals.schema";
import { hasDuty } from "@vestpocket/domain/shared/administrator-roles";
import { api } from "../../platform/api.ts";
import { useAccessChanging } from "./access.api.ts";

/** Whether this administrator's role includes it; undefined until it is known, which takes a confirmed session. */
export function useMayInspect(): boolean | undefined {
  const { data } = useQuery({
    queryKey: ["session-rights"],
    queryFn: async ({ signal }) => (await api.get("/v1/auth/session", { signal })).session,
  });
  return data?.isAdministrator ? hasDuty(data.administratorRole, "support") : undefined;
}

/** Lets an administrator read a listing's confidential values for a while. Throws ApiFailure. */
export function useInspect(listingId: string) {
  const changing = useAccessChanging();
  return (form: InspectionForm) =>
    changing(api.post("/v1/admin/listings/{listingId}/inspect", form, { params: { listingId } }));
}
