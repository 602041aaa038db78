import type { Platform } from "../../platform/platform.ts";
import { registerLookups } from "./lookups.routes.ts";

/** The administration's search across people, listings, orders and tickets. */
export function createLookups({ serve, db }: Platform): void {
  registerLookups(serve, db);
}
