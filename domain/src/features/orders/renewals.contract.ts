import { defineCall } from "../../shared/contract.ts";
import { renewalRequestSchema, renewalsSchema } from "./renewals.schema.ts";

const tag = "orders";

export const listRenewals = defineCall({
  method: "GET",
  path: "/v1/renewals",
  tag,
  summary: "List your own live listings that are renewed automatically, the next one first",
  access: "members",
  answer: renewalsSchema,
});

export const setRenewal = defineCall({
  method: "POST",
  path: "/v1/renewals",
  tag,
  summary: "Turn automatic renewal of your own live listing on or off",
  access: "members",
  body: renewalRequestSchema,
  answer: renewalsSchema,
});
