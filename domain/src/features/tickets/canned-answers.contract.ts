import { z } from "zod/mini";
import { idParams } from "../../shared/contract.schema.ts";
import { defineCall } from "../../shared/contract.ts";
import { cannedAnswerSchema, saveCannedAnswerRequestSchema } from "./canned-answers.schema.ts";

const tag = "tickets";
const rights = { access: "administrators", duties: ["support"] } as const;
/** All of them, by title. */
const answer = z.object({ cannedAnswers: z.array(cannedAnswerSchema) });

export const listCannedAnswers = defineCall({
  method: "GET",
  path: "/v1/admin/canned-answers",
  isPolled: true,
  tag,
  summary: "List the canned answers for tickets, by title",
  ...rights,
  answer,
});

export const addCannedAnswer = defineCall({
  method: "POST",
  path: "/v1/admin/canned-answers",
  tag,
  summary: "Add a canned answer for tickets; answers all of them",
  ...rights,
  body: saveCannedAnswerRequestSchema,
  status: 201,
  answer,
});

export const editCannedAnswer = defineCall({
  method: "POST",
  path: "/v1/admin/canned-answers/{id}",
  tag,
  summary: "Edit a canned answer for tickets; answers all of them",
  ...rights,
  params: idParams,
  body: saveCannedAnswerRequestSchema,
  answer,
});

export const deleteCannedAnswer = defineCall({
  method: "DELETE",
  path: "/v1/admin/canned-answers/{id}",
  tag,
  summary: "Delete a canned answer for tickets; answers the others",
  ...rights,
  params: idParams,
  answer,
});
