import type { PersonalDataOf } from "../../platform/personal-data.ts";
import type { Platform } from "../../platform/platform.ts";
import type { noteData } from "./notes.data.ts";
import { listNotesAbout } from "./notes.queries.ts";
import { registerNotes } from "./notes.routes.ts";

/** Administrators' internal notes about people and orders. */
export function createNotes({ serve, ...platform }: Platform) {
  registerNotes(serve, platform);
  return {
    personalData: {
      exports: { notes: ({ id }) => listNotesAbout(platform.db, id) },
    } satisfies PersonalDataOf<typeof noteData>,
  };
}
