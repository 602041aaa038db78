import type { z } from "zod/mini";
import type { Message } from "./text.ts";

const messages = new WeakMap<object, Message>();

/** Sets the message for a field that is missing from a request. The schema must belong to this field alone. */
export function withRequiredMessage<Schema extends z.ZodMiniType>(schema: Schema, message: Message): Schema {
  messages.set(schema, message);
  return schema;
}

/** The message for a missing field, or undefined if it has none of its own. */
export function findRequiredMessage(schema: object): Message | undefined {
  return messages.get(schema);
}
