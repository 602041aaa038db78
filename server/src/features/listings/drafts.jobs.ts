import { DELETED_DRAFT_RETENTION, DRAFT_RETENTION } from "@vestpocket/domain/listings/listings.retention";
import { purge } from "../../platform/database/purge.ts";
import type { Platform } from "../../platform/platform.ts";
import { deleteDeletedDrafts, deleteOldDrafts } from "./drafts.queries.ts";

/** Deletes abandoned drafts, and those whose deletion can no longer be undone. The sweep removes their files. */
export async function purgeDrafts(deps: Pick<Platform, "db" | "clock">): Promise<void> {
  await purge(deps, { period: DRAFT_RETENTION, deleteOld: deleteOldDrafts });
  await purge(deps, { period: DELETED_DRAFT_RETENTION, deleteOld: deleteDeletedDrafts });
}
