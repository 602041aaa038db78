import type { ModeratedDetail } from "@vestpocket/domain/listings/moderated-detail.schema";
import { toReceiptNumber } from "@vestpocket/domain/orders/orders.rules";
import type { Language } from "@vestpocket/domain/shared/text";
import { validate as isUuid } from "uuid";
import { toMoment } from "../../platform/moment.ts";
import { discloseTo } from "./disclosing.usecases.ts";
import type { ListingDeps, OneListing } from "./listings.deps.ts";
import { listingNotFound } from "./listings.failures.ts";
import { findProperty } from "./listings.queries.ts";
import { findFigures, listOrderRows, listReportRows } from "./moderated-detail.queries.ts";
import { countVisitors } from "./own-listings.queries.ts";
import { findModerated } from "./removals.queries.ts";
import { toModeratedListing } from "./removals.views.ts";

/**
 * A listing for administrators: what members read of it, whatever the administrator may read elsewhere with a reason, and
 * what became of it. Each read is audited. Throws Failure 404.
 */
export async function readModeratedListing(
  deps: ListingDeps,
  { viewer, id, language }: OneListing & { readonly language: Language },
): Promise<ModeratedDetail> {
  const { db, clock, links } = deps;
  const now = clock.now();
  const row = isUuid(id) ? await findModerated(db, { id, now }) : undefined;
  const listing = row && (await findProperty(db, id));
  if (row === undefined || listing === undefined) throw listingNotFound();
  const subject = { kind: "listing" as const, id: row.id };
  const details = { by: "administrator" };
  await deps.recordAudit(db, { actorId: viewer.uid, action: "listings.read", subject, details });
  const reader = { audience: "member", inspection: null } as const;
  const shown = { uid: viewer.uid, choices: null, links, isAsked: false, views: null, now, language };
  const { description, imageUrls } = discloseTo({ ...shown, listing, reader });
  const orders = await listOrderRows(db, id);
  const reports = await listReportRows(db, id);
  return {
    ...toModeratedListing(row, language),
    ...(await findFigures(db, id)),
    ...{ description: description ?? "", imageUrls, views: await countVisitors(db, id) },
    orders: orders.map(({ number, at, ...order }) => ({
      ...order,
      receipt: number === null ? null : toReceiptNumber(number),
      at: toMoment(at),
    })),
    reports: reports.map(({ at, ...report }) => ({ ...report, at: toMoment(at) })),
  };
}
