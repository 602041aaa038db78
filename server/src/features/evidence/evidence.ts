import type { Queryable } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import type { EvidenceDeps, EvidenceNeeds } from "./evidence.deps.ts";
import { createCheckLimit } from "./evidence.limits.ts";
import { registerEvidence } from "./evidence.routes.ts";
import { publishLine } from "./publishing.usecases.ts";
import { buildStampQueue, requestStamp } from "./stamping.usecases.ts";

/** For the consistency check of rows and files. */
export { listBrokenLines } from "./publishing.usecases.ts";
export { listBrokenStamps } from "./stamping.usecases.ts";

/** Public verification of signatures, the published lines about room chains, and certificate timestamps. */
export async function createEvidence({ serve, ...platform }: Platform, needs: EvidenceNeeds) {
  const deps: EvidenceDeps = { ...platform, ...needs, checks: createCheckLimit(platform.db) };
  const { jobs, config } = platform;
  registerEvidence(serve, deps);
  await jobs?.schedule({ name: "evidence.publish", cron: "5 0 * * *", work: () => publishLine(deps) });
  if (config.timestampUrl !== undefined) await jobs?.serve(buildStampQueue(deps, config.timestampUrl));
  return {
    /** Queues a timestamp for a signature's certificate, in the transaction that issues it. */
    requestStamp: (tx: Queryable, signatureId: string) => requestStamp(deps, tx, signatureId),
  };
}
