import { findNextSteps, pickNextSteps } from "@vestpocket/domain/next-steps/next-steps.rules";
import type { ListedStep } from "@vestpocket/domain/next-steps/next-steps.schema";
import type { NextStepKind } from "@vestpocket/domain/next-steps/next-steps.terms";
import type { Viewer } from "../../platform/session/viewer.ts";
import type { NextStepDeps } from "./next-steps.deps.ts";
import { dismiss, listFacts } from "./next-steps.queries.ts";

/** What the viewer may best do next for their live listings, or for one of them. */
export async function listNextSteps(
  { db, clock, flushFigures }: NextStepDeps,
  { viewer, id }: { viewer: Viewer; id?: string },
): Promise<ListedStep[]> {
  await flushFigures();
  const now = clock.now();
  const facts = await listFacts(db, { ownerId: viewer.uid, id, now });
  const steps = facts.flatMap((each) => {
    const { name, language } = each;
    return findNextSteps(each, now).map((step) => ({ ...step, listing: { id: each.id, name, language } }));
  });
  return pickNextSteps(steps);
}

/** The same for a listing of the viewer's. Throws Failure 404 for any other. */
export async function listListingSteps(
  deps: NextStepDeps,
  { viewer, id }: { viewer: Viewer; id: string },
): Promise<ListedStep[]> {
  const listing = await deps.requireOwn(viewer, id);
  return listNextSteps(deps, { viewer, id: listing.id });
}

/** Dismisses a step for a listing of the viewer's, until its next run. Throws Failure 404 for any other. */
export async function dismissStep(
  { db, clock, requireOwn }: NextStepDeps,
  { viewer, id, kind }: { viewer: Viewer; id: string; kind: NextStepKind },
): Promise<void> {
  const { id: listingId } = await requireOwn(viewer, id);
  await dismiss(db, { accountId: viewer.uid, listingId, step: kind, now: clock.now() });
}
