import * as calls from "@vestpocket/domain/lookups/lookups.contract";
import type { Database } from "../../platform/database/database.ts";
import type { Serve } from "../../platform/http/serve.ts";
import { lookUp } from "./lookups.usecases.ts";

export function registerLookups(serve: Serve, db: Database): void {
  serve(calls.lookUp, async ({ viewer, query: { text }, language }) => ({
    found: await lookUp(db, { viewer, text, language }),
  }));
}
