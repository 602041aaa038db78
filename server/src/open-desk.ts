import { createClientReports } from "./features/client-reports/client-reports.ts";
import { createNextSteps } from "./features/next-steps/next-steps.ts";
import { createVisits } from "./features/visits/visits.ts";
import type { Platform } from "./platform/platform.ts";

type Needs = Parameters<typeof createVisits>[1] &
  Omit<Parameters<typeof createNextSteps>[1], "flushFigures"> &
  Omit<Parameters<typeof createClientReports>[1], "countListing" | "toReportBlocks">;

/** The parts of an owner's desk: what is counted about listings, what to do next, and links to figures for clients. */
export async function openDesk(platform: Platform, needs: Needs) {
  const visits = await createVisits(platform, needs);
  const nextSteps = createNextSteps(platform, { ...needs, flushFigures: visits.flush });
  const { countListing, toReportBlocks } = visits;
  const clientReports = await createClientReports(platform, { ...needs, countListing, toReportBlocks });
  return { visits, parts: [visits, nextSteps, clientReports] as const };
}
