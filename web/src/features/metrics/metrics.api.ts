import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import type { MetricDays } from "@vestpocket/domain/metrics/metrics.rules";
import { api } from "../../platform/api.ts";

const WAITING = ["admin", "waiting"];

/** How much waits for an administrator, list by list; fails with 403 for who is none, or has not confirmed this session. */
export function useWaiting() {
  return useQuery({
    queryKey: WAITING,
    queryFn: async ({ signal }) => (await api.get("/v1/admin/figures/waiting", { signal })).waiting,
    refetchInterval: 60_000,
  });
}

/** Counts anew, after something was done. */
export function useRecount() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: WAITING });
}

/** The metrics of the last `days` days. */
export function useMetrics(days: MetricDays) {
  return useQuery({
    queryKey: ["admin", "metrics", days],
    queryFn: async ({ signal }) => (await api.get("/v1/admin/figures", { query: { days }, signal })).figures,
    placeholderData: keepPreviousData,
  });
}
