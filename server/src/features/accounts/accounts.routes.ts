import {
  changePasswordRequestSchema,
  forgotPasswordRequestSchema,
  passwordRequestSchema,
  profileSchema,
  resetPasswordRequestSchema,
  signUpRequestSchema,
  updateUserRequestSchema,
  verifyEmailRequestSchema,
} from "@vestpocket/domain/accounts/accounts.schema";
import type { Message } from "@vestpocket/domain/shared/text";
import type { FastifyRequest } from "fastify";
import { z } from "zod/mini";
import type { Api, Gate } from "../../platform/http/api.ts";
import { languageOf, say } from "../../platform/language.ts";
import type { RememberDevice } from "../../platform/session/cookies.ts";
import { getViewer } from "../../platform/session/viewer.ts";
import type { Accounts } from "./accounts.usecases.ts";

const tags = ["accounts"];
const messageSchema = z.object({ msg: z.string() });
const savedSchema = z.object({ success: z.boolean(), msg: z.string() });
const idSchema = z.object({ id: z.string() });

export function registerAccounts(
  api: Api,
  parts: {
    accounts: Accounts;
    gate: Gate;
    rememberDevice: RememberDevice;
  },
): void {
  const { accounts, gate } = parts;
  const answer = (request: FastifyRequest, message: Message) => ({ msg: say(languageOf(request), message) });

  api.post(
    "/v1/auth/sign-up",
    { schema: { tags, summary: "Make an account", body: signUpRequestSchema, response: { 201: messageSchema } } },
    async (request, reply) => {
      const message = await accounts.signUp({ ...request.body, ...originOf(request) });
      return reply.status(201).send(answer(request, message));
    },
  );

  api.get(
    "/v1/auth/getUser/:id",
    {
      onRequest: gate,
      schema: {
        tags,
        summary: "Read an account",
        params: idSchema,
        response: { 200: z.object({ data: profileSchema }) },
      },
    },
    async (request) => ({ data: await accounts.getProfile(getViewer(request), request.params.id) }),
  );

  api.post(
    "/v1/auth/updateUser/:id",
    {
      onRequest: gate,
      schema: {
        tags,
        summary: "Change an account",
        params: idSchema,
        body: updateUserRequestSchema,
        response: { 200: savedSchema },
      },
    },
    async (request) => {
      const message = await accounts.updateProfile(getViewer(request), request.params.id, request.body);
      return { success: true, ...answer(request, message) };
    },
  );

  api.post(
    "/v1/auth/verify-email",
    {
      schema: {
        tags,
        summary: "Confirm an e-mail address by the link mailed to it",
        body: verifyEmailRequestSchema,
        response: { 200: messageSchema },
      },
    },
    async (request) => answer(request, await accounts.verifyEmail(request.body.oobCode, request.ip)),
  );

  api.post(
    "/v1/auth/send-confirmation",
    {
      onRequest: gate,
      schema: {
        tags,
        summary: "Mail the confirmation link again",
        body: z.optional(z.strictObject({})),
        response: { 200: messageSchema },
      },
    },
    async (request) => answer(request, await accounts.sendConfirmation(getViewer(request))),
  );

  api.post(
    "/v1/auth/forgot-password",
    {
      schema: {
        tags,
        summary: "Ask for a link to set a new password",
        body: forgotPasswordRequestSchema,
        response: { 202: messageSchema },
      },
    },
    async (request, reply) => {
      const message = await accounts.forgotPassword({ ...request.body, ...originOf(request) });
      return reply.status(202).send(answer(request, message));
    },
  );

  api.post(
    "/v1/auth/reset-password",
    {
      schema: {
        tags,
        summary: "Set a new password by a mailed link",
        body: resetPasswordRequestSchema,
        response: { 200: messageSchema },
      },
    },
    async (request, reply) => {
      const { message, email } = await accounts.resetPassword({ ...request.body, ...originOf(request) });
      parts.rememberDevice({ request, reply }, email);
      return answer(request, message);
    },
  );

  api.post(
    "/v1/auth/change-password",
    {
      onRequest: gate,
      schema: {
        tags,
        summary: "Change the password; every other session ends",
        body: changePasswordRequestSchema,
        response: { 200: messageSchema },
      },
    },
    async (request) => answer(request, await accounts.changePassword(getViewer(request), request.body)),
  );

  api.post(
    "/v1/auth/export",
    {
      onRequest: gate,
      schema: {
        tags,
        summary: "Download what is kept about the account",
        body: passwordRequestSchema,
        response: { 200: z.looseObject({}) },
      },
    },
    async (request, reply) => {
      const content = await accounts.exportData(getViewer(request), request.body.password);
      return reply.header("content-disposition", 'attachment; filename="vestpocket-data.json"').send(content);
    },
  );

  api.post(
    "/v1/auth/delete-account",
    {
      onRequest: gate,
      schema: { tags, summary: "Delete the account", body: passwordRequestSchema, response: { 200: messageSchema } },
    },
    async (request) => answer(request, await accounts.deleteAccount(getViewer(request), request.body.password)),
  );
}

function originOf(request: FastifyRequest) {
  return { address: request.ip, language: languageOf(request) };
}
