import { closeRequestSchema, postedSchema } from "@vestpocket/domain/listings/listings.schema";
import {
  DOCUMENT_MAX_BYTES,
  PHOTO_MAX_BYTES,
  PHOTOS_MAX,
  POSTING_MESSAGES,
} from "@vestpocket/domain/listings/posting.rules";
import type { FastifyRequest } from "fastify";
import { z } from "zod/mini";
import type { Api, Gate } from "../../platform/http/api.ts";
import { readIdempotencyKey } from "../../platform/http/idempotency-key.ts";
import { languageOf, say } from "../../platform/language.ts";
import { getViewer } from "../../platform/session/viewer.ts";
import type { ReceiveForm } from "../../platform/uploads.ts";
import type { Postings } from "./posting.usecases.ts";

const tags = ["listings"];
const idSchema = z.object({ id: z.string() });
const SAVED = /*i18n*/ { id: "listings.saved", message: "Your listing has been saved." };
const CLOSED = /*i18n*/ { id: "listings.closed", message: "Your listing has been closed." };

const picture = {
  bytesMax: PHOTO_MAX_BYTES,
  tooLarge: POSTING_MESSAGES.pictureTooLarge,
};
const FILES = {
  thumbnail: { ...picture, filesMax: 1, tooMany: POSTING_MESSAGES.oneThumbnail },
  images: { ...picture, filesMax: PHOTOS_MAX, tooMany: POSTING_MESSAGES.tooManyPhotos },
  documents: {
    filesMax: 1,
    bytesMax: DOCUMENT_MAX_BYTES,
    tooMany: POSTING_MESSAGES.oneDocument,
    tooLarge: POSTING_MESSAGES.documentTooLarge,
  },
};

/** Posting and changing a listing, in the scope in which forms are taken. */
export function registerPostingForms(
  api: Api,
  parts: { postings: Postings; gate: Gate; receiveForm: ReceiveForm },
): void {
  const { postings, gate, receiveForm } = parts;

  /** Does something with the form a request carries; nothing of it stays in its temporary place. */
  async function withForm<T>(
    request: FastifyRequest,
    work: (form: Awaited<ReturnType<ReceiveForm>>) => Promise<T>,
  ): Promise<T> {
    const form = await receiveForm(request, { files: FILES });
    try {
      return await work(form);
    } finally {
      await form.dispose();
    }
  }

  api.post(
    "/v1/property/",
    {
      onRequest: gate,
      schema: {
        tags,
        summary: "Post a listing as a draft (multipart: the listing's fields, thumbnail, images, documents)",
        consumes: ["multipart/form-data"],
        response: { 200: postedSchema },
      },
    },
    async (request) => {
      const viewer = getViewer(request);
      await postings.requirePoster(viewer);
      const key = readIdempotencyKey(request);
      const first = key === null ? undefined : await postings.findPosted(viewer, key);
      if (first !== undefined) return { msg: { propertyId: first, discountToken: null } };
      return withForm(request, async (form) => ({
        msg: await postings.post(viewer, form, { language: languageOf(request), key }),
      }));
    },
  );

  api.patch(
    "/v1/property/:id",
    {
      onRequest: gate,
      schema: {
        tags,
        summary:
          "Change a listing (multipart: as for posting, all optional; keepImages: the photos that stay, in order)",
        consumes: ["multipart/form-data"],
        params: idSchema,
        response: { 200: z.object({ msg: z.string() }) },
      },
    },
    async (request) => {
      const viewer = getViewer(request);
      await postings.requireChangeable(viewer, request.params.id);
      await withForm(request, (form) => postings.change(viewer, request.params.id, form));
      return { msg: say(languageOf(request), SAVED) };
    },
  );
}

/** What else an owner does with a listing, and the link to its document. */
export function registerPostings(api: Api, { postings, gate }: { postings: Postings; gate: Gate }): void {
  api.post(
    "/v1/property/:id/close",
    {
      onRequest: gate,
      schema: {
        tags,
        summary: "Close a listing",
        params: idSchema,
        body: closeRequestSchema,
        response: { 200: z.object({ msg: z.string() }) },
      },
    },
    async (request) => {
      await postings.close(getViewer(request), request.params.id, request.body.reason);
      return { msg: say(languageOf(request), CLOSED) };
    },
  );

  api.get(
    "/v1/property/:id/document",
    {
      onRequest: gate,
      schema: {
        tags,
        summary: "A link to a listing's document that works for five minutes",
        params: idSchema,
        response: { 200: z.object({ url: z.string() }) },
      },
    },
    async (request) => ({ url: await postings.linkDocument(getViewer(request), request.params.id) }),
  );
}
