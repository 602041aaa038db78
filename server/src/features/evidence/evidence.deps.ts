import type { Platform } from "../../platform/platform.ts";
import type { Throttle } from "../../platform/throttle.ts";

/** What evidence needs from agreements. */
export interface EvidenceNeeds {
  /** Whether a room's texts, signatures, certificates and events are unaltered. */
  readonly isRoomSound: (room: string) => Promise<boolean>;
}

export interface EvidenceDeps
  extends Pick<Platform, "db" | "clock" | "outbox" | "config" | "log" | "jobs">,
    EvidenceNeeds {
  /** Limits checks per network. */
  readonly checks: Throttle;
}
