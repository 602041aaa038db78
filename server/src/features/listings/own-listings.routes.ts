import * as calls from "@vestpocket/domain/listings/own-listings.contract";
import { validate as isUuid } from "uuid";
import { sendCsv } from "../../platform/http/csv.ts";
import type { Serve } from "../../platform/http/serve.ts";
import { translate } from "../../platform/language.ts";
import { toMoment } from "../../platform/moment.ts";
import { closeListing, closeListings } from "./closing.usecases.ts";
import { deleteListing } from "./deleting.usecases.ts";
import { listOwnColumns } from "./listing-export.views.ts";
import type { ListingDeps } from "./listings.deps.ts";
import { listingNotFound } from "./listings.failures.ts";
import { findOwnFigures } from "./own-figures.queries.ts";
import { listOwnListings } from "./own-listings.usecases.ts";
import { pauseOrResume, pauseOrResumeMany } from "./pausing.usecases.ts";
import { previewListing } from "./previews.usecases.ts";
import { readRun } from "./publication.usecases.ts";
import { readQuota } from "./quotas.usecases.ts";
import { repriceListings } from "./repricing.usecases.ts";
import { countTodo } from "./todo.queries.ts";

const PAUSED = /*i18n*/ { id: "listings.paused", message: "Your listing is paused. Nobody else can find or open it." };
const RESUMED = /*i18n*/ { id: "listings.resumed", message: "Your listing is live again." };
const DELETED = /*i18n*/ { id: "listings.deleted", message: "Listing deleted." };
const CLOSED = /*i18n*/ { id: "listings.closed", message: "Your listing has been closed." };

/** What owners see of their own listings, and do with them. */
export function registerOwnListings(serve: Serve, deps: ListingDeps): void {
  serve(calls.listOwnListings, async ({ viewer, query, language }) =>
    listOwnListings(deps, { ...query, viewer, language }),
  );

  serve(calls.exportOwnListings, async ({ viewer, query, language, reply }) =>
    sendCsv(deps, {
      ...{
        viewer,
        language,
        reply,
        name: "my-listings",
        action: "listings.export_own",
        columns: listOwnColumns(language),
      },
      readPage: async (page) => {
        const listed = await listOwnListings(deps, { ...query, ...page, viewer, language });
        return { rows: listed.properties, total: listed.totalResults };
      },
    }),
  );

  serve(calls.readTodo, async ({ viewer: { uid } }) => {
    const [todo, requests, decisions, inRooms] = await Promise.all([
      countTodo(deps.db, { uid, now: deps.clock.now() }),
      deps.countRequests(uid),
      deps.findDecisions(uid),
      deps.countInRooms(uid),
    ]);
    return { todo: { ...todo, requests, decisions, ...inRooms } };
  });

  serve(calls.previewListing, async ({ viewer, params: { id }, language }) => ({
    previews: await previewListing(deps, { viewer, id, language }),
  }));

  serve(calls.readOwnFigures, async ({ viewer: { uid }, params: { id } }) => {
    const wanted = { id, ownerId: uid, now: deps.clock.now() };
    const figures = isUuid(id) ? await findOwnFigures(deps.db, wanted) : undefined;
    if (figures === undefined) throw listingNotFound();
    return { figures };
  });

  serve(calls.readRun, async ({ viewer, params: { id } }) => {
    const run = await readRun(deps, { viewer, id });
    return { run: run === undefined ? null : { ...run, boosts: [...run.boosts], expiresAt: toMoment(run.expiresAt) } };
  });

  serve(calls.readQuota, async ({ viewer }) => ({ quota: await readQuota(deps, viewer) }));

  serve(calls.closeListing, async ({ viewer, params: { id }, body: { reason }, language }) => {
    await closeListing(deps, { viewer, id, reason });
    return { msg: translate(language, CLOSED) };
  });

  serve(calls.deleteListing, async ({ viewer, params: { id }, language }) => {
    await deleteListing(deps, { viewer, id });
    return { msg: translate(language, DELETED) };
  });

  serve(calls.pauseListing, async ({ viewer, params: { id }, language }) => {
    await pauseOrResume(deps, { viewer, id, event: "pause" });
    return { msg: translate(language, PAUSED) };
  });

  serve(calls.resumeListing, async ({ viewer, params: { id }, language }) => {
    await pauseOrResume(deps, { viewer, id, event: "resume" });
    return { msg: translate(language, RESUMED) };
  });

  serve(calls.pauseListings, async ({ viewer, body }) => ({
    results: await pauseOrResumeMany(deps, { ...body, viewer, event: "pause" }),
  }));

  serve(calls.resumeListings, async ({ viewer, body }) => ({
    results: await pauseOrResumeMany(deps, { ...body, viewer, event: "resume" }),
  }));

  serve(calls.repriceListings, async ({ viewer, body, language }) => ({
    results: await repriceListings(deps, { ...body, viewer, language }),
  }));

  serve(calls.closeListings, async ({ viewer, body }) => ({ results: await closeListings(deps, { ...body, viewer }) }));
}
