import { figuresRequestSchema, figuresSchema, waitingSchema } from "@vestpocket/domain/figures/figures.schema";
import { z } from "zod/mini";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Api, Gate } from "../../platform/http/api.ts";
import { countWaiting } from "./figures.queries.ts";
import { readFigures } from "./figures.usecases.ts";

export function registerFigures(
  api: Api,
  parts: {
    db: Database;
    clock: Clock;
    gate: Gate;
    /** Writes down what was counted of searches and is still in memory. */
    settleSearches: () => Promise<void>;
  },
): void {
  const { db, clock, gate } = parts;
  api.get(
    "/v1/admin/figures",
    {
      onRequest: gate,
      schema: {
        tags: ["figures"],
        summary: "The figures of the administration",
        querystring: figuresRequestSchema,
        response: { 200: z.object({ figures: figuresSchema }) },
      },
    },
    async (request) => {
      await parts.settleSearches();
      return { figures: await readFigures(db, { days: request.query.days, now: clock.now() }) };
    },
  );

  api.get(
    "/v1/admin/figures/waiting",
    {
      onRequest: gate,
      schema: {
        tags: ["figures"],
        summary: "How much waits for an administrator",
        response: { 200: z.object({ waiting: waitingSchema }) },
      },
    },
    async () => ({ waiting: await countWaiting(db) }),
  );
}
