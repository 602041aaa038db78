import * as calls from "@vestpocket/domain/messages/messages.contract";
import type { RecordAudit } from "../../platform/audit.ts";
import { sendCsv } from "../../platform/http/csv.ts";
import type { Serve } from "../../platform/http/serve.ts";
import { translate } from "../../platform/language.ts";
import { listFailed, retryMessage } from "./failed-messages.usecases.ts";
import { MESSAGE_COLUMNS } from "./message-export.views.ts";
import type { MessageDeps } from "./messages.deps.ts";

const QUEUED = /*i18n*/ { id: "messages.queued_again", message: "The message will be sent again." };

/** For administrators: undeliverable messages. */
export function registerMessages(serve: Serve, deps: MessageDeps & { readonly recordAudit: RecordAudit }): void {
  serve(calls.listFailedMessages, async ({ query: { status: _, ...wanted } }) => listFailed(deps, wanted));

  serve(calls.exportFailedMessages, async ({ viewer, query: { status: _, ...days }, language, reply }) =>
    sendCsv(deps, {
      ...{ viewer, language, reply, name: "messages", action: "messages.export", columns: MESSAGE_COLUMNS },
      readPage: async (page) => {
        const { messages: rows, totalResults: total } = await listFailed(deps, { ...days, ...page });
        return { rows, total };
      },
    }),
  );

  serve(calls.retryMessage, async ({ viewer, params: { id }, language }) => {
    await retryMessage(deps, { id, viewer });
    return { msg: translate(language, QUEUED) };
  });
}
