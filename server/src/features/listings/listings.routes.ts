import { compareListings as compareListingsCall } from "@vestpocket/domain/listings/comparing.contract";
import * as calls from "@vestpocket/domain/listings/listings.contract";
import { isAhead } from "../../platform/http/prefetching.ts";
import type { Serve } from "../../platform/http/serve.ts";
import { compareListings } from "./comparing.usecases.ts";
import type { ListingDeps } from "./listings.deps.ts";
import { linkDocument, readProperty } from "./reading.usecases.ts";

export function registerListings(serve: Serve, deps: ListingDeps): void {
  serve(calls.readProperty, async ({ viewer, params: { id }, language, request: { headers } }) => ({
    property: await readProperty(deps, { viewer, id, language, isAhead: isAhead(headers) }),
  }));

  serve(compareListingsCall, async ({ viewer, body: { ids }, language }) => ({
    compared: await compareListings(deps, { viewer, ids, language }),
  }));

  serve(calls.linkDocument, async ({ viewer, params: { id } }) => ({ url: await linkDocument(deps, { viewer, id }) }));
}
