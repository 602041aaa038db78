import type { PersonalDataOf } from "../../platform/personal-data.ts";
import type { Platform } from "../../platform/platform.ts";
import { postPush } from "./posting.usecases.ts";
import type { pushData } from "./push.data.ts";
import type { PushDeps } from "./push.deps.ts";
import { deleteOverSubscriptions, listSubscriptionsOf } from "./push.queries.ts";
import { registerPush } from "./push.routes.ts";
import { buildPushQueue } from "./sending.jobs.ts";

export { createPushTo } from "./sending.jobs.ts";

/** Push messages to the browsers of accounts that asked for them. */
export async function createPush(platform: Platform) {
  const { serve, jobs, config, db, clock } = platform;
  const deps: PushDeps = { ...platform, settings: config.push, post: postPush };
  registerPush(serve, deps);
  if (config.push !== undefined) await jobs?.serve(buildPushQueue(deps));
  await jobs?.schedule({
    name: "push.purge",
    cron: "40 * * * *",
    work: () => deleteOverSubscriptions(db, clock.now()),
  });
  return {
    personalData: {
      exports: { pushSubscriptions: ({ id }) => listSubscriptionsOf(db, id) },
    } satisfies PersonalDataOf<typeof pushData>,
  };
}
