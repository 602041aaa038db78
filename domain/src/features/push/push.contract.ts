import { messageAnswer } from "../../shared/contract.schema.ts";
import { defineCall } from "../../shared/contract.ts";
import { pushStateSchema, subscribeRequestSchema } from "./push.schema.ts";

const tag = "push";

export const showPush = defineCall({
  method: "GET",
  path: "/v1/push",
  tag,
  summary: "Whether this browser gets push messages",
  access: "members",
  answer: pushStateSchema,
});

export const turnOnPush = defineCall({
  method: "PUT",
  path: "/v1/push",
  tag,
  summary: "Send push messages to this browser until it signs out",
  access: "members",
  body: subscribeRequestSchema,
  answer: messageAnswer,
});

export const turnOffPush = defineCall({
  method: "DELETE",
  path: "/v1/push",
  tag,
  summary: "Send this browser no more push messages",
  access: "members",
  answer: messageAnswer,
});
