import type { Membership, SessionRequest } from "@vestpocket/domain/memberships/memberships.schema";
import type { Language } from "@vestpocket/domain/shared/text";
import type { Viewer } from "../../platform/session/viewer.ts";

interface Canceled {
  subscriptionCanceled: boolean;
  msg: string;
}

export interface Memberships {
  isMember(uid: string): Promise<boolean>;
  get(viewer: Viewer): Promise<Membership>;
  /** Throws Failure 400 naming wrong fields, 403 for another's uid, 409 for who is a member. */
  startCheckout(viewer: Viewer, request: SessionRequest, language: Language): Promise<string>;
  cancel(viewer: Viewer, request: { uid?: string | undefined }, language: Language): Promise<Canceled>;
  resume(viewer: Viewer, request: { uid?: string | undefined }, language: Language): Promise<Canceled>;
}
