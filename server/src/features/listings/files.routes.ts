import { extname } from "node:path";
import * as calls from "@vestpocket/domain/listings/files.contract";
import { toFileName } from "@vestpocket/domain/shared/file-names";
import { attachment } from "../../platform/files/attachment.ts";
import type { Serve } from "../../platform/http/serve.ts";
import { readDocument, readPicture } from "./files.usecases.ts";
import type { ListingDeps } from "./listings.deps.ts";

/** User files are never executed or framed, whatever they contain. */
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
const DOCUMENT_POLICY = "default-src 'none'; sandbox";

/** Pictures and documents. Browsers request them without an access token: the URL grants access. */
export function registerListingFiles(serve: Serve, deps: ListingDeps): void {
  serve(calls.readPicture, async ({ params: { token }, query: { w: width, ...seal }, reply }) => {
    const { mediaType, file, isForAll } = await readPicture(deps, { token, width, seal });
    return (
      reply
        .header("cache-control", isForAll ? "private, max-age=86400" : "private, no-store")
        .header("content-security-policy", PICTURE_POLICY)
        // An alert shows the picture in a mail program (decision 146).
        .header("cross-origin-resource-policy", isForAll ? "cross-origin" : "same-origin")
        .header("content-disposition", "inline")
        .header("content-length", file.bytes)
        .type(mediaType)
        .send(file.stream)
    );
  });

  serve(calls.readDocument, async ({ params: { id }, query: seal, reply }) => {
    const { name, mediaType, storageKey, file } = await readDocument(deps, { id, seal });
    return reply
      .header("cache-control", "private, no-store")
      .header("content-security-policy", DOCUMENT_POLICY)
      .header("cross-origin-resource-policy", "same-origin")
      .header("content-disposition", attachment(toFileName(name, extname(storageKey))))
      .header("content-length", file.bytes)
      .type(mediaType)
      .send(file.stream);
  });
}
