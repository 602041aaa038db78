import * as calls from "@vestpocket/domain/compliance/compliance.contract";
import type { Serve } from "../../platform/http/serve.ts";
import type { ComplianceNeeds } from "./compliance.deps.ts";
import { listOwnFindings } from "./compliance.usecases.ts";

export function registerCompliance(serve: Serve, needs: ComplianceNeeds): void {
  serve(calls.readFindings, async ({ viewer, params: { id }, language }) => ({
    findings: await listOwnFindings(needs, { viewer, id, language }),
  }));
}
