import * as calls from "@vestpocket/domain/listings/removals.contract";
import { sendCsv } from "../../platform/http/csv.ts";
import type { Serve } from "../../platform/http/serve.ts";
import { translate } from "../../platform/language.ts";
import { listListingColumns } from "./listing-export.views.ts";
import type { ListingDeps } from "./listings.deps.ts";
import { readModeratedListing } from "./moderated-detail.usecases.ts";
import { listModeratedListings, removeListing, removeListings, restoreListing } from "./removals.usecases.ts";

const REMOVED = /*i18n*/ {
  id: "listings.removed",
  message: "Listing removed. We emailed the reason to its owner.",
};
const RESTORED = /*i18n*/ { id: "listings.restored", message: "Listing restored. We emailed its owner." };

/** For administrators: other users' listings. */
export function registerRemovals(serve: Serve, deps: ListingDeps): void {
  serve(calls.listModeratedListings, async ({ query, language }) =>
    listModeratedListings(deps, { ...query, language }),
  );

  serve(calls.exportModeratedListings, async ({ viewer, query, language, reply }) =>
    sendCsv(deps, {
      ...{
        viewer,
        language,
        reply,
        name: "listings",
        action: "listings.export",
        columns: listListingColumns(language),
      },
      readPage: async (page) => {
        const { listings: rows, totalResults: total } = await listModeratedListings(deps, {
          ...query,
          ...page,
          language,
        });
        return { rows, total };
      },
    }),
  );

  serve(calls.readModeratedListing, async ({ viewer, params: { id }, language }) => ({
    listing: await readModeratedListing(deps, { viewer, id, language }),
  }));

  serve(calls.removeListing, async ({ viewer, params: { id }, body: { reason }, language }) => {
    await deps.db.transaction((tx) => removeListing(deps, tx, { viewer, id, reason }));
    return { msg: translate(language, REMOVED) };
  });

  serve(calls.removeListings, async ({ viewer, body }) => ({
    results: await deps.db.transaction((tx) => removeListings(deps, tx, { ...body, viewer })),
  }));

  serve(calls.restoreListing, async ({ viewer, params: { id }, language }) => {
    await restoreListing(deps, { viewer, id });
    return { msg: translate(language, RESTORED) };
  });
}
