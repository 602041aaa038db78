import { z } from "zod/mini";
import { idParams, messageAnswer } from "../../shared/contract.schema.ts";
import { defineCall } from "../../shared/contract.ts";
import { pageSchema } from "../../shared/paging.schema.ts";
import { failedMessageSchema, listMessagesRequestSchema } from "./messages.schema.ts";

const tag = "messages";

export const listFailedMessages = defineCall({
  method: "GET",
  path: "/v1/admin/messages",
  tag,
  summary: "List messages that could not be delivered",
  access: "administrators",
  duties: ["support"],
  query: listMessagesRequestSchema,
  answer: z.extend(pageSchema, { messages: z.array(failedMessageSchema) }),
});

export const exportFailedMessages = defineCall({
  method: "GET",
  path: "/v1/admin/messages/export",
  isAudited: true,
  tag,
  summary: "Download failed messages as CSV, filtered like the list",
  access: "administrators",
  duties: ["support"],
  query: z.omit(listMessagesRequestSchema, { page: true, limit: true }),
});

export const retryMessage = defineCall({
  method: "POST",
  path: "/v1/admin/messages/{id}/retry",
  tag,
  summary: "Send a failed message again",
  access: "administrators",
  duties: ["support"],
  params: idParams,
  answer: messageAnswer,
});
