import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { splitPath } from "@vestpocket/domain/shared/paths";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";
import { activateLanguage, addCatalogue } from "./platform/catalogues.ts";

/** Prerenders one page to HTML. Pages are rendered one at a time, so the language can be global. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  await activateLanguage(splitPath(new URL(request.url).pathname).language);
  await addCatalogue("resources");
  await addCatalogue("legal");
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(<ServerRouter context={context} url={request.url} />, {
      // Render the whole page: no part may wait for a script to move it into place.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady() {
        const body = new PassThrough();
        headers.set("Content-Type", "text/html");
        resolve(new Response(createReadableStreamFromReadable(body), { headers, status }));
        pipe(body);
      },
      onError: reject,
      onShellError: reject,
    });
  });
}
