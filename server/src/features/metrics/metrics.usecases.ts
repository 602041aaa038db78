import { APPROVAL_DUTIES, APPROVAL_KINDS } from "@vestpocket/domain/approvals/approvals.rules";
import { LISTING_STATUSES } from "@vestpocket/domain/listings/listings.terms";
import { CHART_UNITS, type MetricDays, WAITING_DUTIES } from "@vestpocket/domain/metrics/metrics.rules";
import type { Metrics, Waiting } from "@vestpocket/domain/metrics/metrics.schema";
import { hasDuty } from "@vestpocket/domain/shared/administrator-roles";
import { DAY_MS } from "@vestpocket/domain/shared/durations";
import type { Queryable } from "../../platform/database/database.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import {
  countInquiries,
  countListings,
  countMembers,
  countWaiting,
  listMisses,
  listRevenue,
  listSearches,
  listSignUps,
  measureAlerts,
  type Period,
} from "./metrics.queries.ts";

/** The metrics of a period that ends now. */
export async function readMetrics(db: Queryable, { days, now }: { days: MetricDays; now: Date }): Promise<Metrics> {
  const since = new Date(now.getTime() - (Number(days) - 1) * DAY_MS);
  const periodOf = (chart: keyof typeof CHART_UNITS): Period => ({ unit: CHART_UNITS[chart][days], since, now });
  const [listings, members, inquiries, alerts, signUps, revenue, searches, top] = await Promise.all([
    countListings(db, now),
    countMembers(db, now),
    countInquiries(db, { unit: "day", since, now }),
    measureAlerts(db, { unit: "day", since, now }),
    listSignUps(db, periodOf("signUps")),
    listRevenue(db, periodOf("revenue")),
    listSearches(db, periodOf("searches")),
    listMisses(db, periodOf("searches")),
  ]);
  return {
    listings: LISTING_STATUSES.map((status) => ({
      status,
      listings: listings.find((row) => row.status === status)?.listings ?? 0,
    })),
    members,
    inquiries,
    alerts,
    signUps: {
      unit: periodOf("signUps").unit,
      ...withFormer(signUps, (points) => ({ total: sum(points, "signUps") })),
    },
    revenue: {
      unit: periodOf("revenue").unit,
      ...withFormer(revenue, (points) => ({
        plansCents: sum(points, "plansCents"),
        membershipsCents: sum(points, "membershipsCents"),
        taxCents: sum(points, "taxCents"),
      })),
    },
    searches: {
      unit: periodOf("searches").unit,
      ...withFormer(searches, (points) => ({ searches: sum(points, "searches"), misses: sum(points, "misses") })),
      top,
    },
  };
}

/** What waits for an administrator: nothing of the parts of the administration that their role does not include. */
export async function readWaiting(
  db: Queryable,
  { viewer: { uid, administratorRole }, now }: { viewer: Viewer; now: Date },
): Promise<Waiting> {
  const kinds = APPROVAL_KINDS.filter((kind) => hasDuty(administratorRole, APPROVAL_DUTIES[kind]));
  const all = await countWaiting(db, { uid, kinds, now });
  const lists = Object.keys(WAITING_DUTIES) as (keyof typeof WAITING_DUTIES)[];
  const others = lists.filter((list) => !hasDuty(administratorRole, WAITING_DUTIES[list]));
  return { ...all, ...Object.fromEntries(others.map((list) => [list, typeof all[list] === "number" ? 0 : null])) };
}

/** A period's points and totals, with those of the previous period, which are the first half of the rows. */
function withFormer<Point, Totals>(rows: readonly Point[], addUp: (points: readonly Point[]) => Totals) {
  const former = rows.slice(0, rows.length / 2);
  const points = rows.slice(rows.length / 2);
  return { ...addUp(points), points, former: { ...addUp(former), points: former } };
}

function sum<Name extends string>(points: readonly Readonly<Record<Name, number>>[], name: Name): number {
  return points.reduce((total, point) => total + point[name], 0);
}
