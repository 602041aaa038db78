import { ROOM_OPENING_RETENTION } from "@vestpocket/domain/rooms/rooms.retention";
import { DOCUMENT_CHANGES_AN_HOUR } from "@vestpocket/domain/rooms/rooms.terms";
import { HOUR_MS, HOUR_SECONDS, MINUTE_MS } from "@vestpocket/domain/shared/durations";
import { LRUCache } from "lru-cache";
import { createBoundedCache } from "../../platform/bounded-cache.ts";
import { purge } from "../../platform/database/purge.ts";
import { createHeldCaps } from "../../platform/held-answers.ts";
import type { PersonalDataOf } from "../../platform/personal-data.ts";
import type { Platform } from "../../platform/platform.ts";
import { createThrottle } from "../../platform/throttle.ts";
import { listDocumentsOf, listRoomFilesInUse } from "./documents.queries.ts";
import { exportOpenings } from "./exporting.usecases.ts";
import { createMarks } from "./marks.tokens.ts";
import { deleteOldOpenings } from "./openings.queries.ts";
import type { roomData } from "./rooms.data.ts";
import type { RoomDeps, RoomsNeeds } from "./rooms.deps.ts";
import { registerPages, registerRoomFiles, registerRooms } from "./rooms.routes.ts";
import type * as tracing from "./tracing.usecases.ts";

/** For the consistency check of rows and files. */
export { listRoomFilesInUse } from "./documents.queries.ts";
/** For an operator who has a leaked copy. */
export { createMarks } from "./marks.tokens.ts";
export type { Trace } from "./tracing.usecases.ts";

/** Whose copy a file is. The PDF reader is loaded on first use: a server never traces. */
export async function traceFile(...asked: Parameters<typeof tracing.traceFile>): Promise<tracing.Trace> {
  const { traceFile } = await import("./tracing.usecases.ts");
  return traceFile(...asked);
}

/** About 12 MB of pictures. */
const PAGES_KEPT = 48;
const SLOW_PAGES_KEPT = 1_000;
/** More than anyone reads, but too few to copy a room. */
const PAGES_AN_HOUR = 1_500;
/** A copy is hardly larger than its document: 20 MB at most. */
const COPIES_HELD = { perAccount: 3, inAll: 16 };

/** Each listing's deal room: its documents, for readers chosen by its owner. */
export async function createRooms({ serve, forms, jobs, sweepFolder, ...platform }: Platform, needs: RoomsNeeds) {
  const { db, clock, config } = platform;
  const deps: RoomDeps = {
    ...platform,
    ...needs,
    marks: createMarks(config.secret),
    pages: createBoundedCache<Uint8Array>({ clock, keepMs: MINUTE_MS, max: PAGES_KEPT }),
    slowPages: new LRUCache({ max: SLOW_PAGES_KEPT, ttl: HOUR_MS }),
    holdCopy: createHeldCaps(COPIES_HELD),
    changeLimit: createThrottle(db, {
      ...{ name: "room-changes", points: DOCUMENT_CHANGES_AN_HOUR, seconds: HOUR_SECONDS },
    }),
    pageLimit: createThrottle(db, { name: "room-pages", points: PAGES_AN_HOUR, seconds: HOUR_SECONDS }),
  };
  registerRooms(serve, deps);
  registerRoomFiles(forms, deps);
  registerPages(serve, deps);
  sweepFolder({ folder: "rooms", listUsed: listRoomFilesInUse });
  await jobs?.schedule({
    name: "rooms.purge",
    cron: "45 8 * * *",
    work: () => purge({ db, clock }, { period: ROOM_OPENING_RETENTION, deleteOld: deleteOldOpenings }),
  });
  return {
    personalData: {
      exports: {
        roomDocuments: ({ id }) => listDocumentsOf(db, id),
        roomOpenings: ({ id }) => exportOpenings(deps, id),
      },
    } satisfies PersonalDataOf<typeof roomData>,
  };
}
