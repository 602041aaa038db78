import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ListAuditRequest } from "@vestpocket/domain/audit/audit.schema";
import { api } from "../../platform/api.ts";

const PAGE_SIZE = 25;

/** A page of the audit log, newest first. */
export function useAudit(request: Omit<ListAuditRequest, "limit">) {
  return useQuery({
    queryKey: ["admin", "audit", request],
    queryFn: ({ signal }) => api.get("/v1/admin/audit", { query: { ...request, limit: PAGE_SIZE }, signal }),
    placeholderData: keepPreviousData,
  });
}
