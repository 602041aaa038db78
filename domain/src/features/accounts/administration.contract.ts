import { z } from "zod/mini";
import { batchAnswer } from "../../shared/batch.schema.ts";
import { idParams, messageAnswer, noBody } from "../../shared/contract.schema.ts";
import { defineCall } from "../../shared/contract.ts";
import { pageSchema } from "../../shared/paging.schema.ts";
import {
  changeRoleRequestSchema,
  disableUserRequestSchema,
  disableUsersRequestSchema,
  listUsersRequestSchema,
  userDetailsSchema,
  userEventSchema,
  userRowSchema,
} from "./administration.schema.ts";

const tag = "accounts";

export const listUsers = defineCall({
  method: "GET",
  path: "/v1/admin/users",
  isAudited: true,
  tag,
  summary: "List accounts, newest first",
  access: "administrators",
  duties: ["support"],
  query: listUsersRequestSchema,
  answer: z.extend(pageSchema, { users: z.array(userRowSchema) }),
});

export const exportUsers = defineCall({
  method: "GET",
  path: "/v1/admin/users/export",
  isAudited: true,
  tag,
  summary: "Download users as CSV, filtered like the list",
  access: "administrators",
  duties: ["support"],
  query: z.omit(listUsersRequestSchema, { page: true, limit: true }),
});

export const readUser = defineCall({
  method: "GET",
  path: "/v1/admin/users/{id}",
  isAudited: true,
  tag,
  summary: "Read any account",
  access: "administrators",
  duties: ["support"],
  params: idParams,
  answer: z.object({ user: userDetailsSchema }),
});

export const readUserHistory = defineCall({
  method: "GET",
  path: "/v1/admin/users/{id}/history",
  isAudited: true,
  tag,
  summary: "Show what an account did and was told, newest first",
  access: "administrators",
  duties: ["support"],
  params: idParams,
  answer: z.object({ history: z.array(userEventSchema) }),
});

export const disableUser = defineCall({
  method: "POST",
  path: "/v1/admin/users/{id}/disable",
  tag,
  summary: "Disable an account and hide its listings",
  access: "administrators",
  duties: ["support"],
  params: idParams,
  body: disableUserRequestSchema,
  answer: messageAnswer,
});

export const disableUsers = defineCall({
  method: "POST",
  path: "/v1/admin/users/disable",
  tag,
  summary: "Disable several accounts for one reason: those that can be disabled are, the others are named",
  access: "administrators",
  duties: ["support"],
  body: disableUsersRequestSchema,
  answer: batchAnswer,
});

export const enableUser = defineCall({
  method: "POST",
  path: "/v1/admin/users/{id}/enable",
  tag,
  summary: "Enable a disabled account",
  access: "administrators",
  duties: ["support"],
  params: idParams,
  body: noBody,
  answer: messageAnswer,
});

export const sendUserReset = defineCall({
  method: "POST",
  path: "/v1/admin/users/{id}/reset-password",
  tag,
  summary: "Send the account's owner a link to set a new password",
  access: "administrators",
  duties: ["support"],
  params: idParams,
  body: noBody,
  answer: messageAnswer,
});

export const changeAdministratorRole = defineCall({
  method: "POST",
  path: "/v1/admin/users/{id}/role",
  tag,
  summary: "Change which part of the administration another administrator is there for",
  access: "administrators",
  duties: [],
  params: idParams,
  body: changeRoleRequestSchema,
  answer: messageAnswer,
});
