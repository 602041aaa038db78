import type { ApiFailure } from "./http.ts";

/** Whether the call may have taken effect although it failed: its response was lost, or the server failed on the way. */
export function isOutcomeUnknown({ kind, status, wasSent }: ApiFailure): boolean {
  return wasSent && (kind === "offline" || status >= 500);
}
