import { z } from "zod/mini";
import { idParams, messageAnswer, noBody, pathText } from "../../shared/contract.schema.ts";
import { defineCall } from "../../shared/contract.ts";
import {
  changeDocumentSchema,
  lookSchema,
  moveDocumentSchema,
  newDocumentSchema,
  openedDocumentSchema,
  openingSchema,
  pageQuerySchema,
  pageTextSchema,
  roomDocumentSchema,
  roomSchema,
} from "./rooms.schema.ts";

const tag = "rooms";
const access = "members";
const listingParams = z.object({ listingId: pathText });

export const readRoom = defineCall({
  method: "GET",
  path: "/v1/rooms/{listingId}",
  tag,
  summary: "Read the deal room of a listing: the documents that one may read, by folder",
  access,
  params: listingParams,
  answer: z.object({ room: roomSchema }),
});

export const addDocument = defineCall({
  method: "POST",
  path: "/v1/rooms/{listingId}/documents",
  tag,
  summary: "Add a PDF, a picture or a Word file to the room of one's own listing",
  access,
  params: listingParams,
  query: newDocumentSchema,
  form: z.object({ file: z.file() }),
  status: 201,
  answer: z.object({ document: roomDocumentSchema }),
});

export const listOpenings = defineCall({
  method: "GET",
  path: "/v1/rooms/{listingId}/openings",
  tag,
  summary: "Read who opened which pages of one's own listing's room, and for how long",
  access,
  params: listingParams,
  answer: z.object({ openings: z.array(openingSchema) }),
});

export const openDocument = defineCall({
  method: "GET",
  path: "/v1/rooms/documents/{id}",
  tag,
  summary: "Read a document's name, its pages' sizes and what one may do with it",
  access,
  params: idParams,
  answer: z.object({ document: openedDocumentSchema }),
});

export const changeDocument = defineCall({
  method: "POST",
  path: "/v1/rooms/documents/{id}",
  tag,
  summary: "Rename a document of one's own listing, move it to a folder, or choose who may read and save it",
  access,
  params: idParams,
  body: changeDocumentSchema,
  answer: messageAnswer,
});

export const moveDocument = defineCall({
  method: "POST",
  path: "/v1/rooms/documents/{id}/move",
  tag,
  summary: "Move a document of one's own listing up or down in its folder",
  access,
  params: idParams,
  body: moveDocumentSchema,
  answer: messageAnswer,
});

export const withdrawDocument = defineCall({
  method: "POST",
  path: "/v1/rooms/documents/{id}/withdraw",
  tag,
  summary: "Take a document out of the room of one's own listing, from the next request on",
  access,
  params: idParams,
  body: noBody,
  answer: messageAnswer,
});

export const readPage = defineCall({
  method: "GET",
  path: "/v1/rooms/documents/{id}/pages/{page}",
  tag,
  summary: "Read a page as a picture with one's own marks, which is recorded",
  access,
  params: z.object({ id: pathText, page: pathText }),
  query: pageQuerySchema,
});

export const readPageText = defineCall({
  method: "GET",
  path: "/v1/rooms/documents/{id}/pages/{page}/text",
  tag,
  summary: "Read the text of a page, for who cannot see its picture, which is recorded as opening it",
  access,
  params: z.object({ id: pathText, page: pathText }),
  answer: pageTextSchema,
});

export const noteLook = defineCall({
  method: "POST",
  path: "/v1/rooms/documents/{id}/looks",
  tag,
  summary: "Say how long a page that was opened has been looked at",
  access,
  isPolled: true,
  params: idParams,
  body: lookSchema,
  status: 204,
});

export const downloadDocument = defineCall({
  method: "GET",
  path: "/v1/rooms/documents/{id}/download",
  tag,
  summary: "Download a document as its owner allows it, which is recorded",
  access,
  params: idParams,
});
