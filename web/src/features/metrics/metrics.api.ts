import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import type { MetricDays } from "@vestpocket/domain/metrics/metrics.rules";
import type { Waiting } from "@vestpocket/domain/metrics/metrics.schema";
import type { AdministratorRole } from "@vestpocket/domain/shared/administrator-roles";
import { api } from "../../platform/api.ts";
import { addCatalogue } from "../../platform/catalogues.ts";

const WAITING = ["admin", "waiting"];

interface Administration {
  readonly access: "refused" | "unconfirmed" | "open";
  /** The number of items waiting in each list, once it is open. */
  readonly waiting?: Waiting;
  /** What its administrator is there for; null unless it is open. */
  readonly role: AdministratorRole | null;
}

/**
 * Whether this session may see the administration, and what is waiting there; loads its texts. Makes no call that would
 * be rejected.
 */
export function useAdministration() {
  return useQuery({
    queryKey: WAITING,
    queryFn: async ({ signal }): Promise<Administration> => {
      const { session } = await api.get("/v1/auth/session", { signal });
      if (session.needsSecondFactor) return { access: "unconfirmed", role: null };
      if (!session.isAdministrator) return { access: "refused", role: null };
      const [{ waiting }] = await Promise.all([
        api.get("/v1/admin/figures/waiting", { signal }),
        addCatalogue("administration"),
      ]);
      return { access: "open", waiting, role: session.administratorRole };
    },
    refetchInterval: 60_000,
  });
}

/** The number of items waiting in each list; undefined until they are loaded. */
export function useWaiting(): Waiting | undefined {
  return useAdministration().data?.waiting;
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

/** How supply meets demand. */
export function useMarketHealth() {
  return useQuery({
    queryKey: ["admin", "market-health"],
    queryFn: async ({ signal }) => (await api.get("/v1/admin/figures/market", { signal })).market,
  });
}
