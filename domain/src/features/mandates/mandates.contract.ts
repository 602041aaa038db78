import { idParams, messageAnswer, noBody } from "../../shared/contract.schema.ts";
import { defineCall } from "../../shared/contract.ts";
import {
  answerMandateRequestSchema,
  demandSchema,
  mandateFitsSchema,
  mandateIdSchema,
  mandateRequestSchema,
  mandatesSchema,
} from "./mandates.schema.ts";

const tag = "mandates";

export const listMandates = defineCall({
  method: "GET",
  path: "/v1/mandates",
  tag,
  summary: "List what the reader looks for",
  access: "members",
  answer: mandatesSchema,
});

export const addMandate = defineCall({
  method: "POST",
  path: "/v1/mandates",
  tag,
  summary: "Describe what one looks for",
  access: "members",
  body: mandateRequestSchema,
  status: 201,
  answer: mandateIdSchema,
});

export const changeMandate = defineCall({
  method: "PUT",
  path: "/v1/mandates/{id}",
  tag,
  summary: "Describe a mandate anew; it is active for another 90 days",
  access: "members",
  params: idParams,
  body: mandateRequestSchema,
  answer: messageAnswer,
});

export const answerMandate = defineCall({
  method: "POST",
  path: "/v1/mandates/{id}/answer",
  tag,
  summary: "Say whether one still looks: keep, pause or found",
  access: "members",
  params: idParams,
  body: answerMandateRequestSchema,
  answer: messageAnswer,
});

export const deleteMandate = defineCall({
  method: "DELETE",
  path: "/v1/mandates/{id}",
  tag,
  summary: "Delete a mandate",
  access: "members",
  params: idParams,
  answer: messageAnswer,
});

export const measureMandate = defineCall({
  method: "GET",
  path: "/v1/mandates/{id}/fits",
  tag,
  summary: "Count the listings that fit a mandate, and those that nearly do",
  access: "members",
  isHeavy: true,
  params: idParams,
  answer: mandateFitsSchema,
});

export const estimateDemand = defineCall({
  method: "POST",
  path: "/v1/property/{id}/demand",
  tag,
  summary: "Estimate how many people look for something like one's own listing, as a band",
  access: "members",
  isHeavy: true,
  params: idParams,
  body: noBody,
  answer: demandSchema,
});
