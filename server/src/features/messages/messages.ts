import type { Outgoing } from "../../platform/monitoring/dependencies.ts";
import type { PersonalDataOf } from "../../platform/personal-data.ts";
import type { Platform } from "../../platform/platform.ts";
import { startDelivery } from "./delivery.jobs.ts";
import type { messageData } from "./messages.data.ts";
import type { MessageDeps } from "./messages.deps.ts";
import { type Channel, listMessagesTo, measureOutbox } from "./messages.queries.ts";
import { registerMessages } from "./messages.routes.ts";
import { toExportedMessage } from "./messages.views.ts";
import { registerOutbox } from "./outbox.routes.ts";

export { createMessageDeps } from "./messages.deps.ts";
export { createOutbox } from "./recording.usecases.ts";

/**
 * E-mails and text messages: their delivery, a private server's outbox, and what administrators do with failed ones.
 */
export async function createMessages({ api, serve, recordAudit, jobs }: Platform, deps: MessageDeps) {
  registerOutbox(api, deps);
  registerMessages(serve, { ...deps, recordAudit });
  if (jobs !== undefined) await startDelivery(deps, jobs);
  return {
    personalData: {
      exports: {
        messages: async ({ recipients, createdAt: since }) =>
          (await listMessagesTo(deps.db, { recipients, since })).map(toExportedMessage),
      },
    } satisfies PersonalDataOf<typeof messageData>,
    /** For monitoring. */
    ...createOutgoing(deps),
  };
}

function createOutgoing({ db, carriers }: MessageDeps): Outgoing {
  const checkOf = (channel: Channel) => {
    const carrier = carriers.get(channel);
    return carrier && (() => carrier.check().then(() => undefined));
  };
  return {
    checkMail: checkOf("email"),
    checkTexts: checkOf("sms"),
    measureOutbox: () => measureOutbox(db, [...carriers.keys()]),
  };
}
