import { type FigureDays, UNITS_OF_FIGURES } from "@vestpocket/domain/figures/figures.rules";
import type { Figures } from "@vestpocket/domain/figures/figures.schema";
import { LISTING_STATUSES } from "@vestpocket/domain/listings/listings.terms";
import type { Queryable } from "../../platform/database/database.ts";
import {
  countInquiries,
  countListings,
  countMembers,
  listMisses,
  listRevenue,
  listSearches,
  listSignUps,
  type Stretch,
} from "./figures.queries.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** The figures of a period that ends now. */
export async function readFigures(db: Queryable, { days, now }: { days: FigureDays; now: Date }): Promise<Figures> {
  const since = new Date(now.getTime() - (Number(days) - 1) * DAY_MS);
  const stretchOf = (figure: keyof typeof UNITS_OF_FIGURES): Stretch => {
    return { unit: UNITS_OF_FIGURES[figure][days], since, now };
  };
  const [listings, members, inquiries, signUps, revenue, searches, top] = await Promise.all([
    countListings(db, now),
    countMembers(db, now),
    countInquiries(db, { unit: "day", since, now }),
    listSignUps(db, stretchOf("signUps")),
    listRevenue(db, stretchOf("revenue")),
    listSearches(db, stretchOf("searches")),
    listMisses(db, stretchOf("searches")),
  ]);
  return {
    listings: LISTING_STATUSES.map((status) => ({
      status,
      listings: listings.find((row) => row.status === status)?.listings ?? 0,
    })),
    members,
    inquiries,
    signUps: { unit: stretchOf("signUps").unit, total: sum(signUps, "signUps"), points: signUps },
    revenue: {
      unit: stretchOf("revenue").unit,
      plansCents: sum(revenue, "plansCents"),
      membershipsCents: sum(revenue, "membershipsCents"),
      taxCents: sum(revenue, "taxCents"),
      points: revenue,
    },
    searches: {
      unit: stretchOf("searches").unit,
      searches: sum(searches, "searches"),
      misses: sum(searches, "misses"),
      points: searches,
      top,
    },
  };
}

function sum<Name extends string>(points: readonly Readonly<Record<Name, number>>[], name: Name): number {
  return points.reduce((total, point) => total + point[name], 0);
}
