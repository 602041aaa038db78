import type { Viewer } from "../../platform/session/viewer.ts";

export interface DiscountCodes {
  resend(viewer: Viewer, request: { token: string } | { listingId: string }): Promise<string>;
}
