import { waitingSchema } from "@vestpocket/domain/figures/figures.schema";
import { z } from "zod/mini";
import type { Database } from "../../platform/database/database.ts";
import type { Api, Gate } from "../../platform/http/http.ts";
import { countWaiting } from "./figures.queries.ts";

export function registerFigures(api: Api, { db, gate }: { db: Database; gate: Gate }): void {
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
