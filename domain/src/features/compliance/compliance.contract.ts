import { z } from "zod/mini";
import { idParams } from "../../shared/contract.schema.ts";
import { defineCall } from "../../shared/contract.ts";
import { findingSchema } from "./compliance.schema.ts";

export const readFindings = defineCall({
  method: "GET",
  path: "/v1/property/{id}/compliance",
  tag: "compliance",
  summary: "Read what advertising and ownership laws say of one's own listing",
  access: "members",
  params: idParams,
  answer: z.object({ findings: z.array(findingSchema) }),
});
