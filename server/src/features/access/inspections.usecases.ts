import { validateInspection } from "@vestpocket/domain/access/reveals.rules";
import type { InspectionForm } from "@vestpocket/domain/access/reveals.schema";
import { INSPECTION_MINUTES } from "@vestpocket/domain/access/reveals.terms";
import type { Audience } from "@vestpocket/domain/disclosure/disclosure.terms";
import { pickTitle } from "@vestpocket/domain/listings/listing-texts.rules";
import { hasDuty } from "@vestpocket/domain/shared/administrator-roles";
import { MINUTE_MS } from "@vestpocket/domain/shared/durations";
import { paths } from "@vestpocket/domain/shared/paths";
import { v7 as newId } from "uuid";
import type { Approved } from "../../platform/approvals.ts";
import { badFields } from "../../platform/http/failure.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import type { AccessDeps } from "./access.deps.ts";
import { accessConflict, requestNotFound } from "./access.failures.ts";
import { inspectionMail } from "./access.mails.ts";
import { findAudience } from "./audiences.usecases.ts";
import { findInspected, findInspection, insertInspection } from "./inspections.queries.ts";

interface Inspecting extends InspectionForm {
  readonly viewer: Viewer;
  readonly listingId: string;
  /** If a second administrator approved it. */
  readonly approval?: Pick<Approved, "take" | "approverId">;
}

/**
 * Lets an administrator read a listing's restricted values for a while: because of an open report about it, or with a
 * stated reason. It is audited, and the owner is told by email and in their log (product.md §16.1). If it takes a second
 * administrator, it only asks for one, and returns 'waiting' (product.md §8.12). Throws Failure: 400, 404, 409.
 */
export async function inspectListing(
  deps: AccessDeps,
  { viewer, listingId, ground, reason, approval }: Inspecting,
): Promise<"open" | "waiting"> {
  const problems = validateInspection({ ground, reason });
  if (Object.keys(problems).length > 0) throw badFields(problems);
  const { ownerId } = await deps.getVisible(viewer, listingId);
  if (ownerId === viewer.uid) throw accessConflict("access.own_listing");
  const inspected = await findInspected(deps.db, listingId);
  if (inspected === undefined) throw requestNotFound();
  if (ground === "report" && !inspected.isReported) throw accessConflict("access.not_reported");
  const text = ground === "report" ? "" : reason;
  if (deps.takesTwoToInspect && approval === undefined) {
    const request = { ground, reason };
    const asked = { kind: "inspection", uid: viewer.uid, id: listingId, request, cents: null, reason: text } as const;
    await deps.db.transaction((tx) => deps.askApproval(tx, asked));
    return "waiting";
  }
  const fromAt = deps.clock.now();
  const untilAt = new Date(fromAt.getTime() + INSPECTION_MINUTES * MINUTE_MS);
  await deps.db.transaction(async (tx) => {
    await approval?.take(tx);
    await insertInspection(tx, {
      ...{ id: newId(), listingId, accountId: viewer.uid, ground, reason: text, fromAt, untilAt },
    });
    await deps.recordAudit(tx, {
      actorId: viewer.uid,
      action: "access.inspected",
      subject: { kind: "listing", id: listingId },
      details: {
        ...{ ground, reason: text, minutes: INSPECTION_MINUTES },
        ...(approval && { approvedBy: approval.approverId }),
      },
    });
    const owner = await deps.findContact(tx, ownerId);
    if (owner === undefined) return;
    const said = { title: pickTitle(inspected.titles, owner.language), reason: text, minutes: INSPECTION_MINUTES };
    const path = paths.accessReaders(listingId);
    const mail = { toContent: (url: string) => inspectionMail({ ...said, url }) };
    await deps.tell(tx, owner, { event: "access_inspected", path, listingId, mail });
  });
  return "open";
}

/** Opens what a second administrator approved, for the one who asked. Throws Failure. */
export async function inspectApproved(deps: AccessDeps, { asker, id, request, ...approval }: Approved): Promise<void> {
  await inspectListing(deps, { viewer: asker, listingId: id, ...(request as InspectionForm), approval });
}

/**
 * The audience a viewer reads a listing's page as. An administrator who stated a reason can read what only people
 * approved by the owner can.
 */
export async function findReader(
  deps: AccessDeps,
  { viewer, listing }: { viewer: Viewer; listing: { readonly id: string; readonly ownerId: string } },
): Promise<{ audience: Audience; inspection: { readonly reason: string } | null }> {
  const { uid, administratorRole } = viewer;
  const audience = await findAudience(deps, { uid, listing });
  if (!hasDuty(administratorRole, "support") || audience === "granted") return { audience, inspection: null };
  const inspection = await findInspection(deps.db, { uid, listingId: listing.id, now: deps.clock.now() });
  return inspection === undefined ? { audience, inspection: null } : { audience: "granted", inspection };
}
