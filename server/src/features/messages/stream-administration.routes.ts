import * as calls from "@vestpocket/domain/messages/streams.contract";
import { sendCsv } from "../../platform/http/csv.ts";
import type { Serve } from "../../platform/http/serve.ts";
import { translate } from "../../platform/language.ts";
import { readFigures, type StoppingDeps, startStream, stopStream } from "./stopping.usecases.ts";
import { listSuppressed, releaseSuppressed } from "./suppressed-addresses.usecases.ts";
import { SUPPRESSION_COLUMNS } from "./suppression-export.views.ts";

const STOPPED = /*i18n*/ {
  id: "messages.stream_was_stopped",
  message: "The stream is stopped. Its email waits for three days.",
};
const STARTED = /*i18n*/ { id: "messages.stream_was_started", message: "The stream runs again." };
const RELEASED = /*i18n*/ { id: "messages.address_released", message: "The address gets our email again." };

/** For administrators: streams and suppressed addresses. */
export function registerStreamAdministration(serve: Serve, deps: StoppingDeps): void {
  serve(calls.readStreamFigures, async ({ viewer }) => readFigures(deps, viewer));

  serve(calls.stopStream, async ({ viewer, params, body, language }) => {
    await stopStream(deps, { viewer, ...params, ...body });
    return { msg: translate(language, STOPPED) };
  });

  serve(calls.startStream, async ({ viewer, params, language }) => {
    await startStream(deps, { viewer, ...params });
    return { msg: translate(language, STARTED) };
  });

  serve(calls.listSuppressions, async ({ viewer, query }) => {
    await deps.recordAudit(deps.db, { actorId: viewer.uid, action: "messages.suppressions" });
    return listSuppressed(deps, query);
  });

  serve(calls.exportSuppressions, async ({ viewer, query, language, reply }) =>
    sendCsv(deps, {
      ...{ viewer, language, reply, name: "suppressions", columns: SUPPRESSION_COLUMNS },
      action: "messages.suppressions_export",
      readPage: async (page) => {
        const { suppressions: rows, totalResults: total } = await listSuppressed(deps, { ...query, ...page });
        return { rows, total };
      },
    }),
  );

  serve(calls.releaseSuppression, async ({ viewer, params: { id }, language }) => {
    await releaseSuppressed(deps, { viewer, id });
    return { msg: translate(language, RELEASED) };
  });
}
