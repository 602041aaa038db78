import { messageAnswer } from "../../shared/contract.schema.ts";
import { defineCall } from "../../shared/contract.ts";
import { challengeSchema, sendCodeRequestSchema, verifyPhoneRequestSchema } from "./phones.schema.ts";

const tag = "phones";

export const readChallenge = defineCall({
  method: "GET",
  path: "/v1/auth/challenge",
  tag,
  summary: "Get a challenge for the browser to solve, against bots",
  access: "everyone",
  answer: challengeSchema,
});

export const sendCode = defineCall({
  method: "POST",
  path: "/v1/auth/send-code",
  tag,
  summary: "Send a verification code to a phone",
  access: "everyone-known",
  body: sendCodeRequestSchema,
  answer: messageAnswer,
});

export const confirmPhone = defineCall({
  method: "POST",
  path: "/v1/auth/verify-phone",
  tag,
  summary: "Link a phone to the account with the code sent to it",
  access: "members",
  body: verifyPhoneRequestSchema,
  answer: messageAnswer,
});
