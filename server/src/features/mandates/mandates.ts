import type { PersonalDataOf } from "../../platform/personal-data.ts";
import type { Platform } from "../../platform/platform.ts";
import { listEstimatesOf } from "./demand.queries.ts";
import type { mandateData } from "./mandates.data.ts";
import type { MandateDeps, MandatesNeeds } from "./mandates.deps.ts";
import { endMandates, purgeMandates } from "./mandates.jobs.ts";
import { listMandateRows } from "./mandates.queries.ts";
import { registerMandates } from "./mandates.routes.ts";
import { createMandateSeal } from "./mandates.tokens.ts";
import { toMandate } from "./mandates.views.ts";

/** What users look for, which nobody else reads, and how many look for something like a listing. */
export async function createMandates({ serve, jobs, config, ...platform }: Platform, needs: MandatesNeeds) {
  const deps: MandateDeps = { ...platform, ...needs, seal: createMandateSeal(config.secret) };
  const { db } = platform;
  registerMandates(serve, deps);
  await jobs?.schedule({ name: "mandates.end", cron: "40 * * * *", work: () => endMandates(deps) });
  await jobs?.schedule({ name: "mandates.purge", cron: "35 9 * * *", work: () => purgeMandates(deps) });
  return {
    personalData: {
      exports: {
        mandates: async ({ id }) => (await listMandateRows(db, id)).map((row) => toMandate(deps.seal, row)),
        demandEstimates: ({ id }) => listEstimatesOf(db, id),
      },
    } satisfies PersonalDataOf<typeof mandateData>,
  };
}
