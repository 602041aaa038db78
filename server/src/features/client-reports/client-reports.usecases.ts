import type { ClientReport, ShownReport } from "@vestpocket/domain/client-reports/client-reports.schema";
import { REPORTS_MAX, type ReportDays } from "@vestpocket/domain/client-reports/client-reports.terms";
import { formatDate } from "@vestpocket/domain/shared/dates";
import { DAY_MS } from "@vestpocket/domain/shared/durations";
import type { Language } from "@vestpocket/domain/shared/text";
import type { FigureDays } from "@vestpocket/domain/visits/figures.terms";
import { validate as isUuid, v7 as newId } from "uuid";
import { translate } from "../../platform/language.ts";
import { toMoment } from "../../platform/moment.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import type { ClientReportDeps } from "./client-reports.deps.ts";
import { reportNotFound, tooManyReports } from "./client-reports.failures.ts";
import {
  deleteReport,
  findReport,
  insertReport,
  listReports,
  lockReports,
  type ReportRow,
} from "./client-reports.queries.ts";
import { hashReportToken, makeReportToken } from "./client-reports.tokens.ts";

interface OneListing {
  readonly viewer: Viewer;
  readonly id: string;
}

const REPORT = /*i18n*/ { id: "client_reports.title", message: "Listing report" };

const toReport = ({ id, language, createdAt, expiresAt }: ReportRow): ClientReport => ({
  ...{ id, language },
  ...{ createdAt: toMoment(createdAt), expiresAt: toMoment(expiresAt) },
});

/** The links to the figures of a listing of the viewer's. Throws Failure 404 for any other. */
export async function listClientReports(deps: ClientReportDeps, { viewer, id }: OneListing): Promise<ClientReport[]> {
  const listing = await deps.requireOwn(viewer, id);
  return (await listReports(deps.db, { listingId: listing.id, now: deps.clock.now() })).map(toReport);
}

interface NewReport extends OneListing {
  readonly days: ReportDays;
  readonly language: Language;
}

/** Makes a link, and returns what is in it: only its hash is stored. Throws Failure 404, or 409 if there are too many. */
export async function createClientReport(
  { db, clock, requireOwn }: ClientReportDeps,
  { viewer, id, days, language }: NewReport,
): Promise<{ report: ClientReport; token: string }> {
  const { id: listingId } = await requireOwn(viewer, id);
  const now = clock.now();
  const token = makeReportToken();
  const row = {
    ...{ id: newId(), ownerId: viewer.uid, listingId, language, createdAt: now },
    expiresAt: new Date(now.getTime() + Number(days) * DAY_MS),
  };
  await db.transaction(async (tx) => {
    await lockReports(tx, listingId);
    if ((await listReports(tx, { listingId, now })).length >= REPORTS_MAX) throw tooManyReports();
    await insertReport(tx, { ...row, tokenHash: hashReportToken(token) });
  });
  return { report: toReport(row), token };
}

/** Ends a link of the viewer's at once. Throws Failure 404 for any other. */
export async function revokeClientReport({ db }: ClientReportDeps, { viewer, id }: OneListing): Promise<void> {
  const isDeleted = isUuid(id) && (await deleteReport(db, { id, ownerId: viewer.uid }));
  if (!isDeleted) throw reportNotFound();
}

interface WantedPdf extends OneListing {
  readonly language: Language;
}

/** The same as a document, for the listing's owner. Throws Failure 404 for any other listing, and for a draft. */
export async function drawClientReport(
  { clock, pdf, requireOwn, findPublic, countListing, toReportBlocks }: ClientReportDeps,
  { viewer, id, language }: WantedPdf,
): Promise<Buffer> {
  const own = await requireOwn(viewer, id);
  const listing = await findPublic(own.id, language);
  if (listing === undefined) throw reportNotFound();
  const title = translate(language, REPORT);
  const now = clock.now();
  return pdf.draw({
    ...{ language, createdAt: now, title: `${title} · ${listing.name}` },
    footer: `Vestpocket · ${formatDate(now.getTime() / 1000, language)} · {page} / {pages}`,
    blocks: [
      { kind: "heading", level: 1, text: listing.name },
      { kind: "paragraph", text: `${title}, ${listing.place}` },
      ...toReportBlocks(await countListing(listing, "30"), language),
    ],
  });
}

/** What a client reads. Throws Failure 404 if the link does not work, or the listing is no longer there. */
export async function readClientReport(
  { db, clock, findPublic, countListing }: ClientReportDeps,
  { token, days }: { token: string; days: FigureDays },
): Promise<ShownReport> {
  const report = await findReport(db, { tokenHash: hashReportToken(token), now: clock.now() });
  const listing = report && (await findPublic(report.listingId, report.language));
  if (report === undefined || listing === undefined) throw reportNotFound();
  const { name, place, hasOpenPrice } = listing;
  const figures = await countListing(listing, days);
  // When a price that is not public changed is not public either.
  const points = hasOpenPrice ? figures.points : figures.points.map((point) => ({ ...point, repriced: false }));
  return {
    listing: { name, place },
    expiresAt: toMoment(report.expiresAt),
    figures: { ...figures, points },
  };
}
