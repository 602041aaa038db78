import {
  disableUserRequestSchema,
  listUsersRequestSchema,
  userDetailsSchema,
  userRowSchema,
} from "@vestpocket/domain/accounts/administration.schema";
import { pageSchema } from "@vestpocket/domain/shared/paging.schema";
import type { Message } from "@vestpocket/domain/shared/text";
import type { FastifyRequest } from "fastify";
import { z } from "zod/mini";
import type { Api, Gate } from "../../platform/http/api.ts";
import { languageOf, say } from "../../platform/language.ts";
import { getViewer } from "../../platform/session/viewer.ts";
import type { Accounts } from "./accounts.usecases.ts";

const tags = ["accounts"];
const idSchema = z.object({ id: z.string() });
const nothingSchema = z.optional(z.strictObject({}));
const messageSchema = z.object({ msg: z.string() });

/** For administrators: the accounts of others. */
export function registerAdministration(api: Api, { accounts, gate }: { accounts: Accounts; gate: Gate }): void {
  const answer = (request: FastifyRequest, message: Message) => ({ msg: say(languageOf(request), message) });

  api.get(
    "/v1/admin/users",
    {
      onRequest: gate,
      schema: {
        tags,
        summary: "List accounts, the newest first",
        querystring: listUsersRequestSchema,
        response: { 200: z.extend(pageSchema, { users: z.array(userRowSchema) }) },
      },
    },
    async (request) => accounts.listUsers(getViewer(request), request.query),
  );

  api.get(
    "/v1/admin/users/:id",
    {
      onRequest: gate,
      schema: {
        tags,
        summary: "Read somebody's account",
        params: idSchema,
        response: { 200: z.object({ user: userDetailsSchema }) },
      },
    },
    async (request) => ({ user: await accounts.readUser(getViewer(request), request.params.id) }),
  );

  api.post(
    "/v1/admin/users/:id/disable",
    {
      onRequest: gate,
      schema: {
        tags,
        summary: "Shut somebody out, with their listings",
        params: idSchema,
        body: disableUserRequestSchema,
        response: { 200: messageSchema },
      },
    },
    async (request) =>
      answer(request, await accounts.disableUser(getViewer(request), request.params.id, request.body.reason)),
  );

  api.post(
    "/v1/admin/users/:id/enable",
    {
      onRequest: gate,
      schema: {
        tags,
        summary: "Let somebody in again",
        params: idSchema,
        body: nothingSchema,
        response: { 200: messageSchema },
      },
    },
    async (request) => answer(request, await accounts.enableUser(getViewer(request), request.params.id)),
  );

  api.post(
    "/v1/admin/users/:id/reset-password",
    {
      onRequest: gate,
      schema: {
        tags,
        summary: "Mail somebody a link to set a new password",
        params: idSchema,
        body: nothingSchema,
        response: { 200: messageSchema },
      },
    },
    async (request) => answer(request, await accounts.sendUserReset(getViewer(request), request.params.id)),
  );
}
