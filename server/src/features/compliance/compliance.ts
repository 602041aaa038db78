import type { Platform } from "../../platform/platform.ts";
import type { ComplianceNeeds } from "./compliance.deps.ts";
import { registerCompliance } from "./compliance.routes.ts";

/** How advertising and ownership laws apply to listings. */
export function createCompliance({ serve }: Platform, needs: ComplianceNeeds): void {
  registerCompliance(serve, needs);
}
