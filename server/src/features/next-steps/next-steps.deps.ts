import type { Platform } from "../../platform/platform.ts";
import type { Viewer } from "../../platform/session/viewer.ts";

/** What advice needs from other features. */
export interface NextStepsNeeds {
  /** Throws Failure 404 unless it is the viewer's own listing. */
  readonly requireOwn: (viewer: Viewer, id: string) => Promise<{ readonly id: string }>;
  /** Saves what this process has counted of listings and not written yet. */
  readonly flushFigures: () => Promise<void>;
}

export interface NextStepDeps extends Pick<Platform, "db" | "clock">, NextStepsNeeds {}
