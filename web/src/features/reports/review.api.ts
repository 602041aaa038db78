import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ListReportsRequest, ResolveReportRequest } from "@vestpocket/domain/reports/reports.schema";
import type { BatchResult } from "@vestpocket/domain/shared/batch.schema";
import { api } from "../../platform/api.ts";
import { useChanging } from "../../platform/use-changing.ts";

const KEY = ["admin", "reports"];
const PAGE_SIZE = 25;

export function useReports(request: Omit<ListReportsRequest, "limit">) {
  return useQuery({
    queryKey: [...KEY, "list", request],
    queryFn: ({ signal }) => api.get("/v1/admin/reports", { query: { ...request, limit: PAGE_SIZE }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** A report with its subject. Each read is recorded in the audit log. */
export function useReport(id: string) {
  return useQuery({
    queryKey: [...KEY, "one", id],
    queryFn: async ({ signal }) => (await api.get("/v1/admin/reports/{id}", { params: { id }, signal })).report,
    // Each read is recorded, so do not refetch on focus.
    refetchOnWindowFocus: false,
  });
}

/** Dismisses the open reports, and returns the outcome of each. Throws ApiFailure. */
export function useDismissReports() {
  const changing = useChanging(["admin"]);
  return async (ids: readonly string[]): Promise<BatchResult[]> =>
    (await changing(api.post("/v1/admin/reports/dismiss", { ids: [...ids] }))).results;
}

/** Takes up a dismissed report again, and returns the server's message. Throws ApiFailure. */
export function useReopenReport(id: string) {
  const changing = useChanging(["admin"]);
  return async (): Promise<string> =>
    (await changing(api.post("/v1/admin/reports/{id}/reopen", {}, { params: { id } }))).msg;
}

/** Resolves a report and returns the server's message. Throws ApiFailure. */
export function useResolveReport(id: string) {
  // The listing may have been removed.
  const changing = useChanging(["admin"], ["property"]);
  return async (decision: ResolveReportRequest): Promise<string> =>
    (await changing(api.post("/v1/admin/reports/{id}/resolve", decision, { params: { id } }))).msg;
}
