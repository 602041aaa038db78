import * as calls from "@vestpocket/domain/access/reveals.contract";
import { INSPECTION_MINUTES } from "@vestpocket/domain/access/reveals.terms";
import { describePage } from "@vestpocket/domain/shared/paging";
import type { PageRequest } from "@vestpocket/domain/shared/paging.schema";
import { type Language, withValues } from "@vestpocket/domain/shared/text";
import { sendCsv } from "../../platform/http/csv.ts";
import type { Serve } from "../../platform/http/serve.ts";
import { translate } from "../../platform/language.ts";
import type { AccessDeps } from "./access.deps.ts";
import { inspectListing } from "./inspections.usecases.ts";
import { listRevealsTo } from "./reveals.queries.ts";
import { REVEAL_COLUMNS, toReveal } from "./reveals.views.ts";

const WAITING = /*i18n*/ {
  id: "access.inspection_asked",
  message: "Another administrator has to approve this. We will tell you what they decide.",
};
const INSPECTED = /*i18n*/ {
  id: "access.inspected",
  message: "You can view this listing’s confidential details for {minutes} minutes. The owner has been notified.",
};

/** For owners: who read their listings' restricted values. */
export function registerReveals(serve: Serve, deps: AccessDeps): void {
  const readPage = async (
    wanted: PageRequest & { ownerId: string; listingId: string | undefined; language: Language },
  ) => {
    // Includes what was read just now.
    await deps.reveals.flush();
    const { rows, total } = await listRevealsTo(deps.db, wanted);
    return { rows: rows.map((row) => toReveal(row, wanted.language)), total };
  };

  serve(calls.listReveals, async ({ viewer, query: { listing, ...page }, language }) => {
    const { rows, total } = await readPage({ ...page, ownerId: viewer.uid, listingId: listing || undefined, language });
    return { reveals: rows, ...describePage(page, total) };
  });

  serve(calls.exportReveals, async ({ viewer, query: { listing }, language, reply }) =>
    sendCsv(deps, {
      ...{ viewer, language, reply, name: "readers", action: "access.export", columns: REVEAL_COLUMNS },
      readPage: (page) => readPage({ ...page, ownerId: viewer.uid, listingId: listing || undefined, language }),
    }),
  );

  serve(calls.inspectListing, async ({ viewer, params, body, language }) => {
    const state = await inspectListing(deps, { viewer, ...params, ...body });
    if (state === "waiting") return { msg: translate(language, WAITING) };
    return { msg: translate(language, withValues(INSPECTED, { minutes: INSPECTION_MINUTES })) };
  });
}
