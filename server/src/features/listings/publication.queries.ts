import type { ListingStatus } from "@vestpocket/domain/listings/listings.terms";
import { eq } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { listings } from "./listings.tables.ts";

/** What a listing has while it runs. */
export type ListedRun = Pick<typeof listings.$inferSelect, "plan" | "hasExposure" | "hasPriority" | "hasSocial">;

interface Run extends ListedRun {
  readonly id: string;
  readonly orderId: string;
  readonly publishedAt: Date;
  readonly expiresAt: Date;
}

/** Publishes a listing. Its owner will be e-mailed about the end of this run too. */
export async function startRun(tx: Queryable, { id, ...run }: Run): Promise<void> {
  await tx
    .update(listings)
    .set({
      ...run,
      status: "active",
      updatedAt: run.publishedAt,
      pausedAt: null,
      lapsedAt: null,
      endingToldAt: null,
      endedToldAt: null,
    })
    .where(eq(listings.id, id));
}

const NOT_PAID = {
  plan: null,
  hasExposure: false,
  hasPriority: false,
  hasSocial: false,
  publishedAt: null,
  expiresAt: null,
  pausedAt: null,
  lapsedAt: null,
  orderId: null,
};

/** Reverts a listing to unpaid. */
export async function takeRunBack(
  tx: Queryable,
  { id, status, now }: { id: string; status: ListingStatus; now: Date },
): Promise<void> {
  await tx
    .update(listings)
    .set({ ...NOT_PAID, status, updatedAt: now })
    .where(eq(listings.id, id));
}
