import { z } from "zod/mini";
import { idParams, messageAnswer, noBody, pathText } from "../../shared/contract.schema.ts";
import { defineCall } from "../../shared/contract.ts";
import {
  identityRequestSchema,
  profileSchema,
  signUpRequestSchema,
  updateUserRequestSchema,
  verifyEmailRequestSchema,
} from "./accounts.schema.ts";
import { agreementRequestSchema } from "./policies.schema.ts";

const tag = "accounts";

export const signUp = defineCall({
  method: "POST",
  path: "/v1/auth/sign-up",
  tag,
  summary: "Create an account",
  access: "everyone",
  body: signUpRequestSchema,
  status: 201,
  answer: messageAnswer,
});

export const readProfile = defineCall({
  method: "GET",
  path: "/v1/auth/getUser/{id}",
  tag,
  summary: "Read an account",
  access: "members",
  params: idParams,
  answer: z.object({ data: profileSchema }),
});

export const updateProfile = defineCall({
  method: "POST",
  path: "/v1/auth/updateUser/{id}",
  tag,
  summary: "Update an account",
  access: "members",
  params: idParams,
  body: updateUserRequestSchema,
  answer: z.object({ success: z.boolean(), msg: z.string() }),
});

export const confirmEmail = defineCall({
  method: "POST",
  path: "/v1/auth/verify-email",
  tag,
  summary: "Confirm an email address with the link sent to it",
  access: "everyone-known",
  body: verifyEmailRequestSchema,
  answer: messageAnswer,
});

export const resendConfirmation = defineCall({
  method: "POST",
  path: "/v1/auth/send-confirmation",
  tag,
  summary: "Send the confirmation link again",
  access: "members",
  body: noBody,
  answer: messageAnswer,
});

export const uploadProfilePicture = defineCall({
  method: "POST",
  path: "/v1/users/agents/upload-profile/{userId}",
  tag,
  summary: "Change the profile picture of a member of Agent Pro",
  access: "members",
  params: z.object({ userId: pathText }),
  form: z.object({ profilePicture: z.file() }),
  answer: z.object({ success: z.boolean(), url: z.string(), msg: z.string() }),
});

export const agreeToPolicies = defineCall({
  method: "POST",
  path: "/v1/auth/policies",
  tag,
  summary: "Agree to the terms and the privacy notice in force",
  access: "members",
  body: agreementRequestSchema,
  answer: messageAnswer,
});

export const exportData = defineCall({
  method: "POST",
  path: "/v1/auth/export",
  tag,
  summary: "Download all data stored about the account",
  access: "members",
  body: identityRequestSchema,
  answer: z.looseObject({}),
});

export const deleteAccount = defineCall({
  method: "POST",
  path: "/v1/auth/delete-account",
  tag,
  summary: "Delete the account",
  access: "members",
  body: identityRequestSchema,
  answer: messageAnswer,
});
