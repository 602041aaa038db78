import * as calls from "@vestpocket/domain/messages/streams.contract";
import type { Serve } from "../../platform/http/serve.ts";
import { translate } from "../../platform/language.ts";
import { readFigures, type StoppingDeps, startStream, stopStream } from "./stopping.usecases.ts";
import { listSuppressed, releaseSuppressed } from "./suppressed-addresses.usecases.ts";

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

  serve(calls.listSuppressions, async ({ viewer, query }) => listSuppressed(deps, { viewer, request: query }));

  serve(calls.releaseSuppression, async ({ viewer, params: { id }, language }) => {
    await releaseSuppressed(deps, { viewer, id });
    return { msg: translate(language, RELEASED) };
  });
}
