import * as calls from "@vestpocket/domain/push/push.contract";
import type { Message } from "@vestpocket/domain/shared/text";
import type { Serve } from "../../platform/http/serve.ts";
import { translate } from "../../platform/language.ts";
import type { PushDeps } from "./push.deps.ts";
import { deleteSubscription, hasSubscription } from "./push.queries.ts";
import { subscribe } from "./subscribing.usecases.ts";

const DONE = {
  on: /*i18n*/ { id: "push.turned_on", message: "This browser now gets notifications." },
  off: /*i18n*/ { id: "push.turned_off", message: "This browser gets no more notifications." },
} as const satisfies Record<string, Message>;

export function registerPush(serve: Serve, deps: PushDeps): void {
  serve(calls.showPush, async ({ viewer }) => ({
    key: deps.settings?.publicKey ?? null,
    isOn: await hasSubscription(deps.db, viewer.sessionId),
  }));

  serve(calls.turnOnPush, async ({ viewer, body, language }) => {
    await subscribe(deps, { viewer, form: body });
    return { msg: translate(language, DONE.on) };
  });

  serve(calls.turnOffPush, async ({ viewer, language }) => {
    await deleteSubscription(deps.db, viewer.sessionId);
    return { msg: translate(language, DONE.off) };
  });
}
