import { joinContent } from "@vestpocket/domain/disclosure/splitting.rules";
import { readEntry } from "@vestpocket/domain/listings/entries.rules";
import { isPriced, reprice } from "@vestpocket/domain/prices/repricing.rules";
import type { BatchResult } from "@vestpocket/domain/shared/batch.schema";
import type { Language } from "@vestpocket/domain/shared/text";
import { changeEach } from "../../platform/batch.ts";
import { getValue } from "../../platform/http/failure.ts";
import { lockChangeable } from "./changing.usecases.ts";
import { listPictures } from "./listing-files.queries.ts";
import type { ListingDeps, OneListing } from "./listings.deps.ts";
import { wrongStatus } from "./listings.failures.ts";
import { publish, requirePublishable } from "./publishing.usecases.ts";
import { findSecrets } from "./secrets.queries.ts";

interface Repricing extends Pick<OneListing, "viewer"> {
  readonly ids: readonly string[];
  readonly percent: number;
  readonly language: Language;
}

/**
 * Changes what the viewer's listings ask by a percentage, also where the price is confidential. Returns the outcome for
 * each, in the order of the ids.
 */
export async function repriceListings(deps: ListingDeps, { ids, ...change }: Repricing): Promise<BatchResult[]> {
  return changeEach(ids, (id) => repriceListing(deps, { ...change, id }));
}

async function repriceListing(
  deps: ListingDeps,
  { viewer, id, percent, language }: Omit<Repricing, "ids"> & { id: string },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const listing = await lockChangeable(deps, tx, { viewer, id });
    const current = joinContent(listing, await findSecrets(tx, id));
    if (!isPriced(current)) throw wrongStatus();
    const { sale, lease } = reprice(current, percent);
    const entry = { ...(sale && { sale }), ...(lease && { lease }) };
    const content = getValue(readEntry(entry, { now: deps.clock.now(), language, current }));
    requirePublishable(deps, { current: listing, content });
    const pictures = await listPictures(tx, id);
    await publish(deps, tx, {
      viewer,
      id,
      content,
      wayIn: undefined,
      pictures,
      document: undefined,
      former: { terms: current, pictures },
    });
  });
}
