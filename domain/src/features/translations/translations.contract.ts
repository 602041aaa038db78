import { z } from "zod/mini";
import { defineCall } from "../../shared/contract.ts";
import { translationRequestSchema, translationSchema } from "./translations.schema.ts";

const tag = "translations";

export const readTranslator = defineCall({
  method: "GET",
  path: "/v1/translations",
  tag,
  summary: "Read whether this server can draft texts in the other language",
  access: "members",
  answer: z.object({ isAvailable: z.boolean() }),
});

export const draftTranslation = defineCall({
  method: "POST",
  path: "/v1/translations",
  tag,
  summary: "Draft a listing's title and description in the other language, by a program",
  access: "members",
  body: translationRequestSchema,
  answer: z.object({ translation: translationSchema }),
});
