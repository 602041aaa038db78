import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import type { MetricDays } from "@vestpocket/domain/metrics/metrics.rules";
import { api } from "../../platform/api.ts";
import { addCatalogue } from "../../platform/catalogues.ts";

const WAITING = ["admin", "waiting"];

/** The number of items waiting in each list, with the texts of the administration; fails with 403 unless the user is an administrator with a confirmed session. */
export function useWaiting() {
  return useQuery({
    queryKey: WAITING,
    queryFn: async ({ signal }) => {
      const [{ waiting }] = await Promise.all([
        api.get("/v1/admin/figures/waiting", { signal }),
        addCatalogue("administration"),
      ]);
      return waiting;
    },
    refetchInterval: 60_000,
  });
}

/** Refetches the counts after an action. */
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
