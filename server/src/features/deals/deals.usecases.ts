import type { Deal } from "@vestpocket/domain/deals/deals.schema";
import type { DealStatus } from "@vestpocket/domain/deals/deals.terms";
import { pickTitle, type Titles } from "@vestpocket/domain/listings/listing-texts.rules";
import { takesPart } from "@vestpocket/domain/rooms/rooms.rules";
import { paths } from "@vestpocket/domain/shared/paths";
import type { Queryable } from "../../platform/database/database.ts";
import { Failure } from "../../platform/http/failure.ts";
import { toMoment } from "../../platform/moment.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import { requireWithinLimit } from "../../platform/throttle.ts";
import type { DealDeps } from "./deals.deps.ts";
import { dealMail } from "./deals.mails.ts";
import { insertStatus, listStatuses, lockDeal } from "./deals.queries.ts";

interface About {
  readonly viewer: Viewer;
  /** The listing's id. */
  readonly id: string;
}

const closed = (): Failure =>
  new Failure({
    status: 403,
    code: "deals.no_access",
    text: /*i18n*/ { id: "deals.no_access", message: "Only people the owner has given access can read this." },
  });

/** The deal's status, for readers of the room. Throws Failure: 404, or 403 without access. */
export async function readDeal(deps: DealDeps, { viewer, id }: About): Promise<Deal> {
  const { ownerId } = await deps.getVisible(viewer, id);
  if (!takesPart(await deps.findAudience(viewer, { id, ownerId }))) throw closed();
  const rows = await listStatuses(deps.db, id);
  return { isOwner: ownerId === viewer.uid, history: rows.map(({ status, at }) => ({ status, at: toMoment(at) })) };
}

/** Sets the deal's status and emails its readers. Setting the current status again changes and mails nothing. */
export async function setDeal(deps: DealDeps, { viewer, id, status }: About & { status: DealStatus }): Promise<void> {
  await deps.requireOwn(viewer, id);
  await requireWithinLimit(deps.changes.take(id));
  const readers = await deps.listReaders({ id, ownerId: viewer.uid });
  await deps.db.transaction(async (tx) => {
    const titles = await lockDeal(tx, id);
    const [latest] = await listStatuses(tx, id);
    if (latest?.status === status) return;
    await insertStatus(tx, { listingId: id, place: (latest?.place ?? 0) + 1, status, at: deps.clock.now() });
    await deps.recordEvent(tx, { room: id, kind: "deal_status_set", actorId: viewer.uid, body: { status } });
    const subject = { kind: "listing" as const, id };
    await deps.recordAudit(tx, { actorId: viewer.uid, action: "deals.status_set", subject, details: { status } });
    for (const reader of readers) await mailReader(deps, tx, { reader, id, status, titles });
  });
}

async function mailReader(
  { findContact, tell }: DealDeps,
  tx: Queryable,
  { reader, id, status, titles }: { reader: string; id: string; status: DealStatus; titles: Titles },
): Promise<void> {
  const contact = await findContact(tx, reader);
  if (contact === undefined) return;
  const title = pickTitle(titles, contact.language);
  const mail = { toContent: (url: string) => dealMail({ status, title, url }) };
  await tell(tx, contact, { event: "deal_changed", path: paths.room(id), listingId: id, mail });
}
