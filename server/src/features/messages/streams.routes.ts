import * as calls from "@vestpocket/domain/messages/streams.contract";
import type { Serve } from "../../platform/http/serve.ts";
import { translate } from "../../platform/language.ts";
import { chooseStream, listStreams, mendOwnAddress, type StreamDeps } from "./streams.usecases.ts";

const MENDED = /*i18n*/ {
  id: "messages.address_mended",
  message: "We will use your address again. If an email comes back, this page will say so.",
};

/** What somebody asked us to email them. */
export function registerStreams(serve: Serve, deps: StreamDeps): void {
  serve(calls.listMailStreams, async ({ viewer: { uid }, language }) => listStreams(deps, deps.db, { uid, language }));

  serve(calls.chooseMailStream, async ({ viewer: { uid }, params, body, language }) =>
    chooseStream(deps, { uid, language, ...params, ...body }),
  );

  serve(calls.mendAddress, async ({ viewer: { uid }, language }) => {
    await mendOwnAddress(deps, { uid });
    return { msg: translate(language, MENDED) };
  });
}
