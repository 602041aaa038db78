import type { PersonalDataOf } from "../../platform/personal-data.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import type { visitData } from "./visits.data.ts";
import type { VisitDeps, VisitsNeeds } from "./visits.deps.ts";
import { createVisitBuffer, purgeVisits } from "./visits.jobs.ts";
import { listVisitsOf } from "./visits.queries.ts";
import { registerVisits } from "./visits.routes.ts";
import { noteVisit } from "./visits.usecases.ts";

/** Who visited which listing: for 'Recently viewed', and for an owner's count of visitors. */
export async function createVisits({ serve, jobs, onClose, ...platform }: Platform, needs: VisitsNeeds) {
  const { db } = platform;
  const deps: VisitDeps = { ...platform, ...needs, buffer: createVisitBuffer(platform) };
  onClose(deps.buffer.close);
  registerVisits(serve, deps);
  await jobs?.schedule({ name: "views.purge", cron: "30 8 * * *", work: () => purgeVisits(deps) });
  return {
    /** Records that someone opened a listing's page, without waiting for the database. */
    note: (viewer: Viewer, listing: { id: string; ownerId: string }) => noteVisit(deps, { viewer, listing }),
    personalData: {
      exports: { views: ({ id }) => listVisitsOf(db, id) },
    } satisfies PersonalDataOf<typeof visitData>,
  };
}
