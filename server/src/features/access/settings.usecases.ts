import { readDomains, validateDomains } from "@vestpocket/domain/access/access.rules";
import type { AccessSettingsForm } from "@vestpocket/domain/access/access.schema";
import { badFields } from "../../platform/http/failure.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import type { AccessDeps } from "./access.deps.ts";
import { readSettings, writeSettings } from "./settings.queries.ts";

interface OwnListing {
  readonly viewer: Viewer;
  readonly listingId: string;
}

/** The access settings of the viewer's own listing. Throws Failure 404 for someone else's. */
export async function readOwnSettings(
  deps: AccessDeps,
  { viewer, listingId }: OwnListing,
): Promise<AccessSettingsForm> {
  await deps.requireOwn(viewer, listingId);
  return readSettings(deps.db, listingId);
}

/** Changes the access settings of the viewer's own listing. Throws Failure 404, or 400 naming the invalid field. */
export async function saveOwnSettings(
  { db, requireOwn, recordAudit }: AccessDeps,
  { viewer, listingId, settings }: OwnListing & { readonly settings: AccessSettingsForm },
): Promise<void> {
  await requireOwn(viewer, listingId);
  const allowedDomains = readDomains(settings.allowedDomains.join("\n"));
  const deniedDomains = readDomains(settings.deniedDomains.join("\n"));
  const problems = validateDomains({ allowed: allowedDomains, denied: deniedDomains });
  if (Object.keys(problems).length > 0) throw badFields(problems);
  await db.transaction(async (tx) => {
    await writeSettings(tx, listingId, { ...settings, allowedDomains, deniedDomains });
    await recordAudit(tx, {
      actorId: viewer.uid,
      action: "access.settings_saved",
      subject: { kind: "listing", id: listingId },
      details: { mode: settings.mode, days: settings.days },
    });
  });
}
