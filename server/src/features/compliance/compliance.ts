import type { Platform } from "../../platform/platform.ts";
import type { ComplianceNeeds } from "./compliance.deps.ts";
import { registerCompliance } from "./compliance.routes.ts";

/** What advertising and ownership laws say of listings. */
export function createCompliance({ serve }: Platform, needs: ComplianceNeeds): void {
  registerCompliance(serve, needs);
}
