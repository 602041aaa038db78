import { finished, type Readable } from "node:stream";
import * as calls from "@vestpocket/domain/rooms/rooms.contract";
import { toFileName } from "@vestpocket/domain/shared/file-names";
import type { Message } from "@vestpocket/domain/shared/text";
import type { FastifyReply } from "fastify";
import { attachment } from "../../platform/files/attachment.ts";
import type { Forms } from "../../platform/forms.ts";
import type { Serve } from "../../platform/http/serve.ts";
import { withFormContent } from "../../platform/idempotency/request-key.ts";
import { translate } from "../../platform/language.ts";
import { addDocument, ROOM_FILES } from "./adding.usecases.ts";
import { changeDocument, moveDocument, withdrawDocument } from "./changing.usecases.ts";
import { downloadDocument, noteLook, readPage, readPageText } from "./pages.usecases.ts";
import { listOpenings, openDocument, readRoom } from "./reading.usecases.ts";
import type { RoomDeps } from "./rooms.deps.ts";

const DONE = {
  changed: /*i18n*/ { id: "rooms.changed", message: "The document was saved." },
  moved: /*i18n*/ { id: "rooms.moved", message: "The document was moved." },
  withdrawn: /*i18n*/ { id: "rooms.withdrawn", message: "The document was deleted. Nobody can open it anymore." },
} as const satisfies Record<string, Message>;

export function registerRooms(serve: Serve, deps: RoomDeps): void {
  serve(calls.readRoom, async ({ viewer, params }) => ({ room: await readRoom(deps, { viewer, ...params }) }));
  serve(calls.listOpenings, async ({ viewer, params }) => ({
    openings: await listOpenings(deps, { viewer, ...params }),
  }));
  serve(calls.changeDocument, async ({ viewer, params, body: change, language }) => {
    await changeDocument(deps, { viewer, ...params, change });
    return { msg: translate(language, DONE.changed) };
  });
  serve(calls.moveDocument, async ({ viewer, params, body, language }) => {
    await moveDocument(deps, { viewer, ...params, ...body });
    return { msg: translate(language, DONE.moved) };
  });
  serve(calls.withdrawDocument, async ({ viewer, params, language }) => {
    await withdrawDocument(deps, { viewer, ...params });
    return { msg: translate(language, DONE.withdrawn) };
  });
}

/** This call takes a form. The listing's ownership is checked before the form is read. */
export function registerRoomFiles({ serve, withForm }: Forms, deps: RoomDeps): void {
  serve(calls.addDocument, async ({ viewer, params: { listingId }, query: wanted, requestKey, request }) => {
    await deps.requireOwn(viewer, listingId);
    const document = await withForm(request, ROOM_FILES, (form) =>
      addDocument(deps, { viewer, listingId, wanted, form, requestKey: withFormContent(requestKey, form) }),
    );
    return { document };
  });
}

export function registerPages(serve: Serve, deps: RoomDeps): void {
  serve(calls.openDocument, async ({ viewer, params }) => ({
    document: await openDocument(deps, { viewer, ...params }),
  }));
  serve(calls.readPage, async ({ viewer, params, query, reply }) => {
    const page = await readPage(deps, { viewer, ...params, width: Number(query.w) });
    return sendFile(reply, { content: page, bytes: page.length, mediaType: "image/jpeg", disposition: "inline" });
  });
  serve(calls.readPageText, async ({ viewer, params }) => ({
    text: await readPageText(deps, { viewer, ...params }),
  }));
  serve(calls.noteLook, async ({ viewer, params, body, reply }) => {
    await noteLook(deps, { viewer, ...params, ...body });
    return reply.send();
  });
  serve(calls.downloadDocument, async ({ viewer, params, reply }) => {
    const whenSent = (work: () => void) => finished(reply.raw, work);
    const { name, extension, ...file } = await downloadDocument(deps, { viewer, ...params, whenSent });
    return sendFile(reply, { ...file, disposition: attachment(toFileName(name, extension)) });
  });
}

interface SentFile {
  readonly content: Uint8Array | Readable;
  readonly bytes: number;
  readonly mediaType: string;
  readonly disposition: string;
}

/** User files are never executed, framed or cached. */
function sendFile(reply: FastifyReply, { content, bytes, mediaType, disposition }: SentFile): FastifyReply {
  return reply
    .header("cache-control", "private, no-store")
    .header("content-security-policy", "default-src 'none'; sandbox")
    .header("cross-origin-resource-policy", "same-origin")
    .header("content-disposition", disposition)
    .header("content-length", bytes)
    .type(mediaType)
    .send(content instanceof Uint8Array ? Buffer.from(content.buffer, content.byteOffset, bytes) : content);
}
