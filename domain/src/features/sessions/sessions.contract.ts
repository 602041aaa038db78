import { z } from "zod/mini";
import { idParams, messageAnswer } from "../../shared/contract.schema.ts";
import { defineCall } from "../../shared/contract.ts";
import { pageRequestSchema, pageSchema } from "../../shared/paging.schema.ts";
import { requestOptionsSchema } from "../passkeys/passkeys.schema.ts";
import {
  activeSessionSchema,
  beginPasskeySignInRequestSchema,
  challengeSchema,
  completeSignInRequestSchema,
  passkeySignInRequestSchema,
  refreshRequestSchema,
  sessionRightsSchema,
  signedInSchema,
  signInRequestSchema,
  tokensSchema,
} from "./sessions.schema.ts";

const tag = "sessions";

export const signIn = defineCall({
  method: "POST",
  path: "/v1/auth/sign-in",
  tag,
  summary: "Sign in",
  access: "everyone",
  body: signInRequestSchema,
  answer: z.union([signedInSchema, challengeSchema]),
});

export const completeSignIn = defineCall({
  method: "POST",
  path: "/v1/auth/sign-in/code",
  tag,
  summary: "Finish signing in with a code, where two-step log-in is on",
  access: "everyone",
  body: completeSignInRequestSchema,
  answer: signedInSchema,
});

export const beginPasskeySignIn = defineCall({
  method: "POST",
  path: "/v1/auth/sign-in/passkey/options",
  tag,
  summary: "Get the options with which a browser signs in with a passkey",
  access: "everyone",
  body: beginPasskeySignInRequestSchema,
  answer: requestOptionsSchema,
});

export const signInWithPasskey = defineCall({
  method: "POST",
  path: "/v1/auth/sign-in/passkey",
  tag,
  summary: "Sign in with a passkey, in place of the password and the code",
  access: "everyone",
  body: passkeySignInRequestSchema,
  answer: signedInSchema,
});

export const refresh = defineCall({
  method: "POST",
  path: "/v1/auth/refresh",
  tag,
  summary: "Exchange a refresh token for new tokens",
  access: "everyone",
  body: refreshRequestSchema,
  answer: tokensSchema,
});

export const signOut = defineCall({
  method: "POST",
  path: "/v1/auth/sign-out",
  tag,
  summary: "Sign out",
  access: "everyone",
  body: z.optional(refreshRequestSchema),
  answer: messageAnswer,
});

export const listSessions = defineCall({
  method: "GET",
  path: "/v1/auth/sessions",
  tag,
  summary: "List the account's active sessions, most recently used first",
  access: "members",
  query: pageRequestSchema,
  answer: z.extend(pageSchema, { sessions: z.array(activeSessionSchema) }),
});

export const readSession = defineCall({
  method: "GET",
  path: "/v1/auth/session",
  tag,
  summary: "Read what this session may do",
  access: "members",
  answer: z.object({ session: sessionRightsSchema }),
});

export const endSession = defineCall({
  method: "DELETE",
  path: "/v1/auth/sessions/{id}",
  tag,
  summary: "End one of the account's sessions",
  access: "members",
  params: idParams,
  answer: messageAnswer,
});
