import type { Platform } from "../../platform/platform.ts";

export interface StreamDeps extends Pick<Platform, "db" | "clock" | "log"> {
  /** How often every stream shows that it is alive, and whether its reader may still have it. */
  readonly beatMs?: number;
}
