import { z } from "zod/mini";
import { idParams, messageAnswer, noBody } from "../../shared/contract.schema.ts";
import { defineCall } from "../../shared/contract.ts";
import { pageSchema } from "../../shared/paging.schema.ts";
import { revocationSchema } from "./access.schema.ts";
import { listSignersSchema, signerSchema } from "./signers.schema.ts";

const tag = "access";

export const listSigners = defineCall({
  method: "GET",
  path: "/v1/access/signers",
  tag,
  summary: "List who reads one's own listings because they signed, newest first",
  access: "members",
  query: listSignersSchema,
  answer: z.extend(pageSchema, { signers: z.array(signerSchema) }),
});

export const endReading = defineCall({
  method: "POST",
  path: "/v1/access/signers/{id}/end",
  tag,
  summary: "End what somebody reads by their signature, from the next request on",
  access: "members",
  params: idParams,
  body: revocationSchema,
  answer: messageAnswer,
});

export const restoreReading = defineCall({
  method: "POST",
  path: "/v1/access/signers/{id}/restore",
  tag,
  summary: "Let somebody read by their signature again",
  access: "members",
  params: idParams,
  body: noBody,
  answer: messageAnswer,
});
