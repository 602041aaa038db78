import * as calls from "@vestpocket/domain/listings/listings.contract";
import type { Serve } from "../../platform/http/serve.ts";
import { translate } from "../../platform/language.ts";
import { closeListing } from "./changing.usecases.ts";
import type { ListingDeps } from "./listings.deps.ts";
import { readQuota } from "./quotas.usecases.ts";
import { linkDocument, listOwnListings, readProperty } from "./reading.usecases.ts";

const CLOSED = /*i18n*/ { id: "listings.closed", message: "Your listing has been closed." };

export function registerListings(serve: Serve, deps: ListingDeps): void {
  serve(calls.readProperty, async ({ viewer, params: { id } }) => ({
    property: await readProperty(deps, { viewer, id }),
  }));

  serve(calls.listOwnListings, async ({ viewer, language }) => ({
    properties: await listOwnListings(deps, { viewer, language }),
  }));

  serve(calls.readQuota, async ({ viewer }) => ({ quota: await readQuota(deps, viewer) }));

  serve(calls.closeListing, async ({ viewer, params: { id }, body: { reason }, language }) => {
    await closeListing(deps, { viewer, id, reason });
    return { msg: translate(language, CLOSED) };
  });

  serve(calls.linkDocument, async ({ viewer, params: { id } }) => ({ url: await linkDocument(deps, { viewer, id }) }));
}
