import type { Language } from "@vestpocket/domain/shared/text";
import type { FindContact } from "../../platform/contact.ts";
import type { Queryable } from "../../platform/database/database.ts";
import type { Outgoing } from "../../platform/monitoring/dependencies.ts";
import type { PersonalDataOf } from "../../platform/personal-data.ts";
import type { Platform } from "../../platform/platform.ts";
import { toUnsubscribeUrl } from "./commercial.usecases.ts";
import { startDelivery } from "./delivery.jobs.ts";
import { registerMailEvents } from "./mail-events.routes.ts";
import type { messageData } from "./messages.data.ts";
import type { MessageDeps } from "./messages.deps.ts";
import { createEventTokens, createLinkLimit, createMendLimit } from "./messages.limits.ts";
import { type Channel, listMessagesTo, measureOutbox } from "./messages.queries.ts";
import { registerMessages } from "./messages.routes.ts";
import { toExportedMessage } from "./messages.views.ts";
import { registerOutbox } from "./outbox.routes.ts";
import { keepPastStreamConsents } from "./past-stream-consents.usecases.ts";
import { registerStreamAdministration } from "./stream-administration.routes.ts";
import { listStreamConsents } from "./stream-consents.queries.ts";
import {
  disownStreams,
  type Ended,
  type Given,
  giveConsent,
  isConsentGiven,
  withdrawConsent,
} from "./stream-consents.usecases.ts";
import { listStreamStates } from "./stream-stops.queries.ts";
import { registerStreams } from "./streams.routes.ts";
import { deleteSuppressionOf, listSuppressions } from "./suppressions.queries.ts";
import type { Unsubscribable } from "./unsubscribe-links.tokens.ts";
import { registerUnsubscribing } from "./unsubscribing.routes.ts";
import type { SearchAlerts } from "./unsubscribing.usecases.ts";

export { createMessageDeps } from "./messages.deps.ts";
export { createOutbox } from "./recording.usecases.ts";

/** Streams of e-mail: who asked for them, and the links that end them. Before all other features, which send them. */
export function createStreams(deps: MessageDeps) {
  return {
    consents: {
      give: (tx: Queryable, given: Given) => giveConsent(deps, tx, given),
      withdraw: (tx: Queryable, ended: Ended) => withdrawConsent(deps, tx, ended),
      isGiven: isConsentGiven,
    },
    /** When the owner of a mailbox takes over the account that a stranger made with it. */
    disownStreams: (tx: Queryable, accountId: string) => disownStreams(deps, tx, accountId),
    toUnsubscribeUrl: (what: Unsubscribable & { readonly language: Language }) => toUnsubscribeUrl(deps, what),
  };
}

interface MessageNeeds {
  readonly messageDeps: MessageDeps;
  readonly findContact: FindContact;
  readonly searchAlerts: SearchAlerts;
}

/**
 * E-mails and text messages: their delivery, a private server's outbox, and what administrators do with failed ones.
 */
export async function createMessages(
  { api, serve, recordAudit, jobs, db }: Platform,
  { messageDeps: deps, findContact, searchAlerts }: MessageNeeds,
) {
  registerOutbox(api, deps);
  registerStreamAdministration(serve, { ...deps, recordAudit });
  registerStreams(serve, { ...deps, findContact, mendLimit: createMendLimit(db) });
  await registerMailEvents(api, { ...deps, eventTokens: createEventTokens(db) });
  await registerUnsubscribing(api, serve, { ...deps, searchAlerts, linkLimit: createLinkLimit(db) });
  registerMessages(serve, { ...deps, recordAudit });
  if (jobs !== undefined) await startDelivery(deps, jobs);
  return {
    personalData: {
      exports: {
        messages: async ({ recipients, createdAt: since }) =>
          (await listMessagesTo(deps.db, { recipients, since })).map(toExportedMessage),
        streamConsents: ({ id }) => listStreamConsents(deps.db, id),
        suppressions: ({ recipients }) => listSuppressions(deps.db, recipients),
      },
      leave: async (tx, accountId) => {
        await keepPastStreamConsents(deps, tx, accountId);
        await deleteSuppressionOf(tx, accountId);
      },
    } satisfies PersonalDataOf<typeof messageData>,
    /** For monitoring. */
    ...createOutgoing(deps),
  };
}

function createOutgoing({ db, carriers }: MessageDeps): Omit<Outgoing, "measureChanges"> {
  const checkOf = (channel: Channel) => {
    const carrier = carriers.get(channel);
    return carrier && (() => carrier.check().then(() => undefined));
  };
  return {
    checkMail: checkOf("email"),
    checkTexts: checkOf("sms"),
    measureOutbox: () => measureOutbox(db, [...carriers.keys()]),
    measureStreams: () => listStreamStates(db),
  };
}
