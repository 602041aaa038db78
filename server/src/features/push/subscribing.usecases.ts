import type { PushSubscriptionForm } from "@vestpocket/domain/push/push.schema";
import type { Viewer } from "../../platform/session/viewer.ts";
import type { PushDeps } from "./push.deps.ts";
import { pushIsOff } from "./push.failures.ts";
import { saveSubscription } from "./push.queries.ts";

/** Sends push messages to the viewer's browser until the session ends. Throws Failure 409 if the server sends none. */
export async function subscribe(
  { db, clock, settings }: PushDeps,
  { viewer, form }: { viewer: Viewer; form: PushSubscriptionForm },
): Promise<void> {
  if (settings === undefined) throw pushIsOff();
  const { uid: accountId, sessionId } = viewer;
  await db.transaction((tx) => saveSubscription(tx, { ...form, accountId, sessionId, now: clock.now() }));
}
