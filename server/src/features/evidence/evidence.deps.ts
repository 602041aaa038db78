import type { Platform } from "../../platform/platform.ts";
import type { Throttle } from "../../platform/throttle.ts";

/** What evidence needs of agreements. */
export interface EvidenceNeeds {
  /** Whether texts, signatures, certificates and events of a room are as they were made. */
  readonly isRoomSound: (room: string) => Promise<boolean>;
}

export interface EvidenceDeps
  extends Pick<Platform, "db" | "clock" | "outbox" | "config" | "log" | "jobs">,
    EvidenceNeeds {
  /** Checks of one network. */
  readonly checks: Throttle;
}
