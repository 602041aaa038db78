import { FILES_MAX_BYTES, findExceeded, type Usage } from "@vestpocket/domain/listings/quotas.rules";
import type { Quota } from "@vestpocket/domain/listings/quotas.schema";
import type { Queryable } from "../../platform/database/database.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import type { ListingDeps } from "./listings.deps.ts";
import { quotaExceeded } from "./listings.failures.ts";
import { countUsage, lockUsage } from "./quotas.queries.ts";

/** The usage and limits of an account's listings. */
export async function readQuota({ db }: Pick<ListingDeps, "db">, { uid }: Viewer): Promise<Quota> {
  return { ...(await countUsage(db, uid)), bytesMax: FILES_MAX_BYTES };
}

/** Throws Failure 409 if the viewer has too many drafts. Called before a form is read. */
export async function requireFreeDraft({ db }: Pick<ListingDeps, "db">, { uid }: Viewer): Promise<void> {
  const usage = await countUsage(db, uid);
  requireWithin({ ...usage, drafts: usage.drafts + 1 });
}

/** Does `work`, which adds to an account's listings. Throws Failure 409, rolling it back, if that exceeds a limit. */
export async function keepQuota<Result>(
  tx: Queryable,
  { uid, adds, work }: { uid: string; adds: "draft" | "files"; work: () => Promise<Result> },
): Promise<Result> {
  await lockUsage(tx, uid);
  const result = await work();
  const usage = await countUsage(tx, uid);
  // Reversed payments can lead to more drafts than allowed; their files may still be changed.
  requireWithin({ ...usage, drafts: adds === "draft" ? usage.drafts : 0 });
  return result;
}

function requireWithin(usage: Usage): void {
  const exceeded = findExceeded(usage);
  if (exceeded !== undefined) throw quotaExceeded(exceeded);
}
