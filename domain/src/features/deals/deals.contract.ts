import { idParams, messageAnswer } from "../../shared/contract.schema.ts";
import { defineCall } from "../../shared/contract.ts";
import { dealSchema, setDealSchema } from "./deals.schema.ts";

export const readDeal = defineCall({
  method: "GET",
  path: "/v1/property/{id}/deal",
  tag: "deals",
  summary: "Read how far the deal about a listing is, as a reader of its room",
  access: "members",
  params: idParams,
  answer: dealSchema,
});

export const setDeal = defineCall({
  method: "POST",
  path: "/v1/property/{id}/deal",
  tag: "deals",
  summary: "Say how far the deal about one's own listing is",
  access: "members",
  params: idParams,
  body: setDealSchema,
  answer: messageAnswer,
});
