import * as calls from "@vestpocket/domain/rooms/rooms.contract";
import type { Serve } from "../../platform/http/serve.ts";
import { readRoom } from "./reading.usecases.ts";
import type { RoomDeps } from "./rooms.deps.ts";

export function registerRooms(serve: Serve, deps: RoomDeps): void {
  serve(calls.readRoom, async ({ viewer, params }) => ({ room: await readRoom(deps, { viewer, ...params }) }));
}
