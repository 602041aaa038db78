import { z } from "zod/mini";
import { idParams, messageAnswer, noBody, pathText } from "../../shared/contract.schema.ts";
import { defineCall } from "../../shared/contract.ts";
import {
  chooseMailStreamRequestSchema,
  listSuppressionsRequestSchema,
  mailStreamParams,
  mailStreamsSchema,
  stopStreamRequestSchema,
  streamFiguresSchema,
  suppressionsSchema,
  unsubscribeLinkSchema,
  unsubscribeRequestSchema,
} from "./streams.schema.ts";

const tag = "messages";
const params = z.object({ token: pathText });

export const listMailStreams = defineCall({
  method: "GET",
  path: "/v1/mail-streams",
  tag,
  summary: "Show which commercial email the reader asked for",
  access: "members",
  answer: mailStreamsSchema,
});

export const chooseMailStream = defineCall({
  method: "PUT",
  path: "/v1/mail-streams/{stream}",
  tag,
  summary: "Ask for commercial email of one kind, or end it",
  access: "members",
  params: mailStreamParams,
  body: chooseMailStreamRequestSchema,
  answer: mailStreamsSchema,
});

export const mendAddress = defineCall({
  method: "POST",
  path: "/v1/mail-streams/address",
  tag,
  summary: "Try the reader's own address again after emails to it came back",
  access: "members",
  body: noBody,
  answer: messageAnswer,
});

/** Changes nothing: programs that scan email follow its links. */
export const readUnsubscribeLink = defineCall({
  method: "GET",
  path: "/v1/unsubscribe/{token}",
  tag,
  summary: "Show what a link in an email unsubscribes from",
  access: "everyone",
  params,
  answer: unsubscribeLinkSchema,
});

export const unsubscribe = defineCall({
  method: "POST",
  path: "/v1/unsubscribe/{token}",
  tag,
  summary: "Unsubscribe with the link of an email",
  access: "everyone",
  params,
  body: unsubscribeRequestSchema,
  answer: unsubscribeLinkSchema,
});

export const undoUnsubscribe = defineCall({
  method: "POST",
  path: "/v1/unsubscribe/{token}/undo",
  tag,
  summary: "Take back that one unsubscribed with the link of an email",
  access: "everyone",
  params,
  body: noBody,
  answer: unsubscribeLinkSchema,
});

export const readStreamFigures = defineCall({
  method: "GET",
  path: "/v1/admin/mail-streams",
  isAudited: true,
  isHeavy: true,
  tag,
  summary: "Show what became of the email of each stream",
  access: "administrators",
  duties: ["support"],
  answer: streamFiguresSchema,
});

export const stopStream = defineCall({
  method: "POST",
  path: "/v1/admin/mail-streams/{stream}/stop",
  tag,
  summary: "Stop a stream of commercial email",
  access: "administrators",
  duties: [],
  params: mailStreamParams,
  body: stopStreamRequestSchema,
  answer: messageAnswer,
});

export const startStream = defineCall({
  method: "POST",
  path: "/v1/admin/mail-streams/{stream}/start",
  tag,
  summary: "Start a stopped stream of commercial email again",
  access: "administrators",
  duties: [],
  params: mailStreamParams,
  body: noBody,
  answer: messageAnswer,
});

export const listSuppressions = defineCall({
  method: "GET",
  path: "/v1/admin/suppressions",
  isAudited: true,
  tag,
  summary: "List the addresses that get no commercial email",
  access: "administrators",
  duties: ["support"],
  query: listSuppressionsRequestSchema,
  answer: suppressionsSchema,
});

export const exportSuppressions = defineCall({
  method: "GET",
  path: "/v1/admin/suppressions/export",
  isAudited: true,
  tag,
  summary: "Download the suppressed addresses as CSV, filtered like the list",
  access: "administrators",
  duties: ["support"],
  query: z.omit(listSuppressionsRequestSchema, { page: true, limit: true }),
});

export const releaseSuppression = defineCall({
  method: "POST",
  path: "/v1/admin/suppressions/{id}/release",
  tag,
  summary: "Send email to a suppressed address again",
  access: "administrators",
  duties: ["support"],
  params: idParams,
  body: noBody,
  answer: messageAnswer,
});
