import type { z } from "zod/mini";
import type { Message } from "./text.ts";

const words = new WeakMap<object, Message>();

/** Gives a member of a request the words that are said where it is left out. */
export function withRequiredWords<Schema extends z.ZodMiniType>(schema: Schema, message: Message): Schema {
  words.set(schema, message);
  return schema;
}

/** The words for a member that was left out; undefined where the general ones serve. */
export function findRequiredWords(schema: object): Message | undefined {
  return words.get(schema);
}
