import type { SavedFilter } from "@vestpocket/domain/saved-searches/saved-searches.schema";
import type { Cadence } from "@vestpocket/domain/saved-searches/saved-searches.terms";
import { v7 as newId } from "uuid";
import type { Queryable } from "../../platform/database/database.ts";
import { getValue } from "../../platform/http/failure.ts";
import { lookAgain } from "./alert-accounts.queries.ts";
import { toStored } from "./filters.rules.ts";
import type { SavedSearchDeps } from "./saved-searches.deps.ts";
import { insertSearch } from "./saved-searches.queries.ts";
import { deleteTargets, markTargetsPaused } from "./targets.queries.ts";

type TargetDeps = Pick<SavedSearchDeps, "clock">;

/** What a mandate looks for. */
interface Targets {
  readonly accountId: string;
  readonly mandateId: string;
  readonly name: string;
  readonly cadence: Cadence;
  readonly filters: readonly SavedFilter[];
}

/**
 * Stores a mandate's targets beside the saved searches: the same statement compares both with listings, and an account is
 * told of a listing once (product.md §24.7). Throws Failure 400 if a filter names what searches do not know.
 */
export async function replaceTargets(
  { clock }: TargetDeps,
  tx: Queryable,
  { accountId, mandateId, name, cadence, filters }: Targets,
): Promise<void> {
  const now = clock.now();
  const targets = filters.map((filter) => getValue(toStored(filter)));
  await deleteTargets(tx, mandateId);
  for (const [at, target] of targets.entries()) {
    // Two mandates may look for the same.
    const filterKey = `${mandateId} ${at}`;
    await insertSearch(tx, { ...target, filterKey, id: newId(), accountId, mandateId, name, cadence, now });
  }
  await lookAgain(tx, { accountId, now });
}

/** Stops or resumes comparing a mandate's targets. */
export async function pauseTargets(
  { clock }: TargetDeps,
  tx: Queryable,
  { accountId, mandateId, isPaused }: Pick<Targets, "accountId" | "mandateId"> & { readonly isPaused: boolean },
): Promise<void> {
  await markTargetsPaused(tx, { mandateId, isPaused });
  await lookAgain(tx, { accountId, now: clock.now() });
}
