import type { Platform } from "../../platform/platform.ts";
import { createBrochureLimit } from "./pasting.limits.ts";
import { registerPasting } from "./pasting.routes.ts";

/** Texts of brochures, from which the browser fills a listing's form. Nothing is stored. */
export function createPasting({ forms, db, scanner, log }: Platform): void {
  registerPasting(forms, { scanner, log, limit: createBrochureLimit(db) });
}
