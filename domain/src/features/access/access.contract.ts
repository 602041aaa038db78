import { z } from "zod/mini";
import { idParams, messageAnswer, noBody, pathText } from "../../shared/contract.schema.ts";
import { defineCall } from "../../shared/contract.ts";
import { countSchema } from "../../shared/numbers.schema.ts";
import { pageRequestSchema, pageSchema } from "../../shared/paging.schema.ts";
import {
  accessRequestSchema,
  accessSettingsSchema,
  answerSchema,
  approvalSchema,
  askForAccessSchema,
  listRequestsSchema,
  ownAccessSchema,
  questionSchema,
  refusalSchema,
  revocationSchema,
} from "./access.schema.ts";

const tag = "access";
const access = "members";
const method = "POST";
const params = z.object({ listingId: pathText });
const answer = messageAnswer;
const requestPage = z.extend(pageSchema, { requests: z.array(accessRequestSchema) });

export const readOwnAccess = defineCall({
  method: "GET",
  path: "/v1/access/{listingId}",
  tag,
  summary: "Read where one stands with a listing, and what its owner would see",
  access,
  params,
  answer: z.object({ access: ownAccessSchema }),
});

export const askForAccess = defineCall({
  method,
  path: "/v1/access/{listingId}/request",
  tag,
  summary: "Ask a listing's owner for access to its confidential values",
  access,
  params,
  body: askForAccessSchema,
  answer,
});

export const withdrawRequest = defineCall({
  method,
  path: "/v1/access/{listingId}/withdraw",
  tag,
  summary: "Withdraw one's open request",
  access,
  params,
  body: noBody,
  answer,
});

export const askForReview = defineCall({
  method,
  path: "/v1/access/{listingId}/review",
  tag,
  summary: "Ask a listing's owner to look at one's request that the listing's settings declined",
  access,
  params,
  body: noBody,
  answer,
});

export const answerQuestion = defineCall({
  method,
  path: "/v1/access/{listingId}/answer",
  tag,
  summary: "Answer the owner's question about one's request",
  access,
  params,
  body: answerSchema,
  answer,
});

export const readAccessSettings = defineCall({
  method: "GET",
  path: "/v1/access/{listingId}/settings",
  tag,
  summary: "Read whom one's own listing lets in",
  access,
  params,
  answer: z.object({ settings: accessSettingsSchema }),
});

export const saveAccessSettings = defineCall({
  method,
  path: "/v1/access/{listingId}/settings",
  tag,
  summary: "Choose whom one's own listing lets in",
  access,
  params,
  body: accessSettingsSchema,
  answer,
});

export const listOwnRequests = defineCall({
  method: "GET",
  path: "/v1/access/requests/mine",
  tag,
  summary: "List one's own requests, newest first",
  access,
  query: pageRequestSchema,
  answer: requestPage,
});

export const listRequests = defineCall({
  method: "GET",
  path: "/v1/access/requests",
  tag,
  summary: "List the requests about one's own listings, newest first",
  access,
  query: listRequestsSchema,
  answer: requestPage,
});

export const countRequests = defineCall({
  method: "GET",
  path: "/v1/access/requests/waiting",
  tag,
  summary: "Count the requests that wait for one's decision",
  access,
  answer: z.object({ waiting: countSchema }),
});

export const approveRequest = defineCall({
  method,
  path: "/v1/access/requests/{id}/approve",
  tag,
  summary: "Let somebody in for a number of days",
  access,
  params: idParams,
  body: approvalSchema,
  answer,
});

export const refuseRequest = defineCall({
  method,
  path: "/v1/access/requests/{id}/refuse",
  tag,
  summary: "Refuse a request, with or without a note",
  access,
  params: idParams,
  body: refusalSchema,
  answer,
});

export const questionRequest = defineCall({
  method,
  path: "/v1/access/requests/{id}/question",
  tag,
  summary: "Ask somebody a question about their request",
  access,
  params: idParams,
  body: questionSchema,
  answer,
});

export const extendGrant = defineCall({
  method,
  path: "/v1/access/grants/{id}/extend",
  tag,
  summary: "Extend an approval by a number of days",
  access,
  params: idParams,
  body: approvalSchema,
  answer,
});

export const revokeGrant = defineCall({
  method,
  path: "/v1/access/grants/{id}/revoke",
  tag,
  summary: "Revoke an approval, from the next request on",
  access,
  params: idParams,
  body: revocationSchema,
  answer,
});
