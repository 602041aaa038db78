import type { Platform } from "../../platform/platform.ts";
import { listNotesAbout } from "./notes.queries.ts";
import { registerNotes } from "./notes.routes.ts";

/** Administrators' internal notes about people and orders. */
export function createNotes({ serve, ...platform }: Platform) {
  registerNotes(serve, platform);
  return {
    /** For an account's data export. */
    listAbout: (uid: string) => listNotesAbout(platform.db, uid),
  };
}
