import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { splitPath } from "@vestpocket/domain/shared/paths";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";
import { activateLanguage, addCatalogue } from "./platform/catalogues.ts";

/** Writes one page to HTML at build time. Pages are written one after the other, so the language may be global. */
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
      // A page is written whole: no part of it may wait for a script to be put in its place.
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
