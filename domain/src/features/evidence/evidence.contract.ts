import { z } from "zod/mini";
import { pathText } from "../../shared/contract.schema.ts";
import { defineCall } from "../../shared/contract.ts";
import { pageRequestSchema } from "../../shared/paging.schema.ts";
import { chainLinesSchema, verifyAnswerSchema, verifyRequestSchema } from "./evidence.schema.ts";

const tag = "evidence";

export const verifyEvidence = defineCall({
  method: "POST",
  path: "/v1/evidence/verify",
  tag,
  summary: "Check the SHA-256 of a certificate or of a record of a signature",
  access: "everyone",
  isHeavy: true,
  body: verifyRequestSchema,
  answer: verifyAnswerSchema,
});

export const readStamp = defineCall({
  method: "GET",
  path: "/v1/property/{id}/agreement/signatures/{signatureId}/stamp",
  tag,
  summary: "The timestamp of a certificate (RFC 3161), for the two parties of its signature",
  access: "members",
  params: z.object({ id: pathText, signatureId: pathText }),
});

export const listChainLines = defineCall({
  method: "GET",
  path: "/v1/evidence/lines",
  tag,
  summary: "List the entries of the transparency log, one a day, newest first",
  access: "everyone",
  query: pageRequestSchema,
  answer: chainLinesSchema,
});
