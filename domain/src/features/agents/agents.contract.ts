import { z } from "zod/mini";
import { idParams, messageAnswer } from "../../shared/contract.schema.ts";
import { defineCall } from "../../shared/contract.ts";
import { pageRequestSchema, pageSchema } from "../../shared/paging.schema.ts";
import { listingCardSchema } from "../listings/listings.schema.ts";
import { agentDetailsSchema } from "../memberships/memberships.schema.ts";
import {
  agentProfileSchema,
  agentSchema,
  contactChoiceSchema,
  listAgentsRequestSchema,
  ownerRequestSchema,
  ownerSchema,
  unverifyAgentRequestSchema,
  verifyAgentRequestSchema,
} from "./agents.schema.ts";

const tag = "agents";

export const readOwner = defineCall({
  method: "POST",
  path: "/v1/property/owner",
  tag,
  summary: "Read who owns a listing",
  access: "members",
  body: ownerRequestSchema,
  answer: z.object({ owner: ownerSchema }),
});

export const listAgents = defineCall({
  method: "GET",
  path: "/v1/users/agents",
  tag,
  summary: "List the members of Agent Pro by name, without e-mail addresses and phone numbers",
  access: "members",
  mayLag: true,
  isHeavy: true,
  query: listAgentsRequestSchema,
  answer: z.extend(pageSchema, { agents: z.array(agentSchema) }),
});

export const readAgent = defineCall({
  method: "GET",
  path: "/v1/users/agents/{id}",
  tag,
  summary: "Read an agent's profile",
  access: "members",
  params: idParams,
  answer: z.object({ agent: agentProfileSchema }),
});

export const listAgentListings = defineCall({
  method: "GET",
  path: "/v1/users/agents/{id}/listings",
  tag,
  summary: "List an agent's active listings, newest first",
  access: "members",
  params: idParams,
  query: pageRequestSchema,
  answer: z.extend(pageSchema, { properties: z.array(listingCardSchema) }),
});

export const chooseContact = defineCall({
  method: "POST",
  path: "/v1/users/agents/{id}/contact",
  tag,
  summary: "Choose which contact details one's own profile in the directory shows",
  access: "members",
  params: idParams,
  body: contactChoiceSchema,
  answer: messageAnswer,
});

export const saveAgentDetails = defineCall({
  method: "POST",
  path: "/v1/users/agents/{id}/details",
  tag,
  summary: "Save one's own brokerage and board, which one's listings name; another one ends the verification",
  access: "members",
  params: idParams,
  body: agentDetailsSchema,
  answer: messageAnswer,
});

export const verifyAgent = defineCall({
  method: "POST",
  path: "/v1/admin/agents/{id}/verify",
  tag,
  summary: "Mark an agent as verified",
  access: "administrators",
  duties: ["support"],
  params: idParams,
  body: verifyAgentRequestSchema,
  answer: messageAnswer,
});

export const unverifyAgent = defineCall({
  method: "POST",
  path: "/v1/admin/agents/{id}/unverify",
  tag,
  summary: "Remove an agent's verification",
  access: "administrators",
  duties: ["support"],
  params: idParams,
  body: unverifyAgentRequestSchema,
  answer: messageAnswer,
});
