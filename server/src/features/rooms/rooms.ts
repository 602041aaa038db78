import type { Platform } from "../../platform/platform.ts";
import type { RoomsNeeds } from "./rooms.deps.ts";
import { registerRooms } from "./rooms.routes.ts";

/** The deal room of each listing: its documents, for readers whom its owner chose. */
export function createRooms({ serve, ...platform }: Platform, needs: RoomsNeeds): void {
  registerRooms(serve, { ...platform, ...needs });
}
