import { type NotificationEvent, rulesOf } from "@vestpocket/domain/notifications/notifications.events";
import { DAY_SECONDS, MINUTE_MS } from "@vestpocket/domain/shared/durations";
import type { Queue } from "../../platform/jobs.ts";
import { translate } from "../../platform/language.ts";
import type { PushTo } from "../../platform/messages/tell.ts";
import type { Platform } from "../../platform/platform.ts";
import type { PushDeps } from "./push.deps.ts";
import { deleteEndpoint, findTarget, listSubscribedSessions } from "./push.queries.ts";

const QUEUE = "push";

interface PushJob {
  readonly sessionId: string;
  readonly event: NotificationEvent;
}

/** Undefined if this server sends no push messages. */
export function createPushTo({ config, jobs }: Pick<Platform, "config" | "jobs">): PushTo | undefined {
  if (config.push === undefined || jobs === undefined) return undefined;
  return async (tx, { accountId, event }) => {
    for (const sessionId of await listSubscribedSessions(tx, accountId)) {
      await jobs.send({ tx, queue: QUEUE, data: { sessionId, event } satisfies PushJob });
    }
  };
}

/** News that nobody sees for a day are under the bell anyway. */
const TTL_SECONDS = DAY_SECONDS;

export function buildPushQueue(deps: PushDeps): Queue<PushJob> {
  return {
    name: QUEUE,
    retries: 5,
    firstRetry: 30,
    lastRetry: (10 * MINUTE_MS) / 1_000,
    together: 20,
    work: (job) => sendPush(deps, job),
    giveUp: async () => deps.log.warn("a push message was given up"),
  };
}

/**
 * Sends one message to one browser, encrypted for it. A subscription that its push service no longer knows is removed.
 * Throws if the service could not take it now.
 */
export async function sendPush(deps: PushDeps, { sessionId, event }: PushJob): Promise<void> {
  const { db, clock, log, settings, post } = deps;
  if (settings === undefined) return;
  const target = await findTarget(db, { sessionId, now: clock.now() });
  if (target === undefined) return;
  const { endpoint, language, ...keys } = target;
  // Loaded with the first message: few processes send any.
  const { default: webPush } = await import("web-push");
  const text = translate(language, rulesOf(event).push);
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys },
    JSON.stringify({ text, language, tag: event }),
    {
      vapidDetails: settings,
      TTL: TTL_SECONDS,
      // A newer message with the same words replaces one that was not delivered yet.
      topic: event,
    },
  );
  const status = await post(endpoint, { headers, body });
  if (status === 404 || status === 410) await deleteEndpoint(db, endpoint);
  else if (status === 429 || status >= 500) throw new Error(`the push service answered ${status}`);
  else if (status >= 300) log.warn({ status, service: new URL(endpoint).host }, "a push service refused a message");
}
