import { z } from "zod/mini";
import { messageAnswer } from "../../shared/contract.schema.ts";
import { defineCall } from "../../shared/contract.ts";
import { identityRequestSchema, secondFactorRequestSchema } from "./accounts.schema.ts";

const tag = "accounts";

/** Each can be used once instead of the app's code; shown only here. */
const recoveryCodes = z.array(z.string());

export const confirmSession = defineCall({
  method: "POST",
  path: "/v1/auth/second-factor",
  tag,
  summary: "Confirm this session with a code from the authenticator app, or a recovery code",
  access: "members",
  body: secondFactorRequestSchema,
  answer: messageAnswer,
});

export const enrolAuthenticator = defineCall({
  method: "POST",
  path: "/v1/auth/second-factor/enrol",
  tag,
  summary: "Get a secret for an authenticator app",
  access: "members",
  body: identityRequestSchema,
  answer: z.object({ secret: z.string(), uri: z.string() }),
});

export const confirmEnrolment = defineCall({
  method: "POST",
  path: "/v1/auth/second-factor/confirm",
  tag,
  summary: "Turn two-step log-in on with a first code from the app",
  access: "members",
  body: secondFactorRequestSchema,
  answer: z.extend(messageAnswer, { recoveryCodes }),
});

export const renewRecoveryCodes = defineCall({
  method: "POST",
  path: "/v1/auth/second-factor/recovery-codes",
  tag,
  summary: "Get new recovery codes in place of the old ones",
  access: "members",
  body: identityRequestSchema,
  answer: z.object({ recoveryCodes }),
});

export const removeAuthenticator = defineCall({
  method: "POST",
  path: "/v1/auth/second-factor/remove",
  tag,
  summary: "Turn two-step log-in off",
  access: "members",
  body: identityRequestSchema,
  answer: messageAnswer,
});
