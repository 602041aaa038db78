import { REFRESH_TOKEN_SECONDS } from "@vestpocket/domain/sessions/sessions.rules";
import {
  refreshRequestSchema,
  sessionSchema,
  signedInSchema,
  signInRequestSchema,
  tokensSchema,
} from "@vestpocket/domain/sessions/sessions.schema";
import { pageRequestSchema, pageSchema } from "@vestpocket/domain/shared/paging.schema";
import type { FastifyReply } from "fastify";
import { z } from "zod/mini";
import type { Api, Gate } from "../../platform/http/api.ts";
import { Failure, signInNeeded } from "../../platform/http/failure.ts";
import { languageOf, say } from "../../platform/language.ts";
import type { DeviceCookie } from "../../platform/session/device-cookie.ts";
import { getViewer, readBearer } from "../../platform/session/viewer.ts";
import type { Sessions, Tokens } from "./sessions.usecases.ts";

const tags = ["sessions"];
const messageSchema = z.object({ msg: z.string() });
const SIGNED_OUT = /*i18n*/ { id: "sessions.signed_out", message: "You have been signed out." };
const SIGNED_OUT_THERE = /*i18n*/ { id: "sessions.signed_out_there", message: "Session signed out." };

/** `isSecure`: the site is served over TLS, so that the cookie may be bound to it. */
export function registerSessions(
  api: Api,
  parts: { sessions: Sessions; gate: Gate; deviceCookie: DeviceCookie; isSecure: boolean },
): void {
  const { sessions, gate } = parts;
  const cookieName = parts.isSecure ? "__Host-vestpocket_refresh" : "vestpocket_refresh";
  const cookie = { path: "/", httpOnly: true, sameSite: "lax", secure: parts.isSecure } as const;

  /** Gives the refresh token the way the client asked for: in a cookie scripts cannot read, or in the body. */
  function hand(reply: FastifyReply, tokens: Tokens, transport: "cookie" | "body" | undefined) {
    const { refreshToken, ...rest } = tokens;
    if (transport === "body") return tokens;
    reply.setCookie(cookieName, refreshToken, { ...cookie, maxAge: REFRESH_TOKEN_SECONDS });
    return rest;
  }

  api.post(
    "/v1/auth/sign-in",
    { schema: { tags, summary: "Sign in", body: signInRequestSchema, response: { 200: signedInSchema } } },
    async (request, reply) => {
      const { email, password, tokenTransport } = request.body;
      const userAgent = request.headers["user-agent"] ?? "";
      const signIn = {
        email,
        password,
        address: request.ip,
        userAgent,
        deviceCookie: parts.deviceCookie.read(request),
      };
      const { account, deviceCookie, tokens } = await sessions.signIn(signIn);
      parts.deviceCookie.set(reply, deviceCookie);
      const { uid, firstName, lastName, language, role, profilePictureUrl } = account;
      const user = { uid, firstName, lastName, email: account.email, language, role, profilePictureUrl };
      return { ...hand(reply, tokens, tokenTransport), user };
    },
  );

  api.post(
    "/v1/auth/refresh",
    {
      schema: {
        tags,
        summary: "Exchange a refresh token",
        body: refreshRequestSchema,
        response: { 200: tokensSchema },
      },
    },
    async (request, reply) => {
      const refreshToken = request.body.refreshToken ?? request.cookies[cookieName];
      if (refreshToken === undefined) throw signInNeeded();
      try {
        return hand(reply, await sessions.refresh(refreshToken), request.body.tokenTransport);
      } catch (error) {
        if (error instanceof Failure && error.status === 401) reply.clearCookie(cookieName, cookie);
        throw error;
      }
    },
  );

  api.post(
    "/v1/auth/sign-out",
    { schema: { tags, summary: "Sign out", body: z.optional(refreshRequestSchema), response: { 200: messageSchema } } },
    async (request, reply) => {
      const refreshToken = request.body?.refreshToken ?? request.cookies[cookieName];
      await sessions.signOut({ refreshToken, accessToken: readBearer(request) });
      reply.clearCookie(cookieName, cookie);
      return { msg: say(languageOf(request), SIGNED_OUT) };
    },
  );

  api.get(
    "/v1/auth/sessions",
    {
      onRequest: gate,
      schema: {
        tags,
        summary: "Where the account is signed in",
        querystring: pageRequestSchema,
        response: { 200: z.extend(pageSchema, { sessions: z.array(sessionSchema) }) },
      },
    },
    async (request) => sessions.listPlaces(getViewer(request), request.query),
  );

  api.delete(
    "/v1/auth/sessions/:id",
    {
      onRequest: gate,
      schema: {
        tags,
        summary: "Sign out elsewhere",
        params: z.object({ id: z.string() }),
        response: { 200: messageSchema },
      },
    },
    async (request) => {
      await sessions.endPlace(getViewer(request), request.params.id);
      return { msg: say(languageOf(request), SIGNED_OUT_THERE) };
    },
  );
}
