import { readDomains, validateDomains } from "@vestpocket/domain/access/access.rules";
import type { AccessSettingsForm } from "@vestpocket/domain/access/access.schema";
import type { WayIn } from "@vestpocket/domain/agreements/agreements.terms";
import type { Queryable } from "../../platform/database/database.ts";
import { badFields } from "../../platform/http/failure.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import type { AccessDeps } from "./access.deps.ts";
import { readSettings, writeSettings, writeWayIn } from "./settings.queries.ts";

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
  const { approvesFirst: _, ...settings } = await readSettings(deps.db, listingId);
  return settings;
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

/**
 * Makes a listing with values for signers ask for an agreement: the standard one, unless it has one. Its owner approves
 * people before they sign, unless the owner chose otherwise: now, or when the agreement was chosen (product.md §17.1).
 * A standard text follows the listing's category, whether there are such values or not.
 */
export async function requireAgreement(
  { keepStandard }: Pick<AccessDeps, "keepStandard">,
  tx: Queryable,
  { id, ownerId, isNeeded, wayIn, principal }: AskingListing,
): Promise<void> {
  const isNew = await keepStandard(tx, { id, actorId: ownerId, isNeeded, principal });
  if (!isNeeded) return;
  const wanted = wayIn ?? (isNew ? "approval" : undefined);
  if (wanted !== undefined) await writeWayIn(tx, id, wanted);
}

/** How people get to read what a listing keeps for signers; undefined if it has no agreement. */
export async function findWayIn(
  { db, asksForAgreement }: Pick<AccessDeps, "db" | "asksForAgreement">,
  listingId: string,
): Promise<WayIn | undefined> {
  if (!(await asksForAgreement(listingId))) return undefined;
  return (await readSettings(db, listingId)).approvesFirst ? "approval" : "signing";
}

/** A listing that is saved or published. */
export interface AskingListing {
  readonly id: string;
  readonly ownerId: string;
  /** Whether it has values for signers. */
  readonly isNeeded: boolean;
  /** The owner's choice; undefined to keep the one before. */
  readonly wayIn?: WayIn | undefined;
  /** For whom its owner acts, until they say otherwise; empty for nobody. */
  readonly principal: string;
}
