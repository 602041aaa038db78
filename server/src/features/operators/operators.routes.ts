import * as calls from "@vestpocket/domain/operators/operators.contract";
import type { SiteFacts } from "@vestpocket/domain/operators/operators.schema";
import type { Serve } from "../../platform/http/serve.ts";

export function registerOperators(serve: Serve, facts: SiteFacts): void {
  serve(calls.getSiteFacts, async () => ({ facts }));
}
