import { messageAnswer } from "../../shared/contract.schema.ts";
import { defineCall } from "../../shared/contract.ts";
import {
  changePasswordRequestSchema,
  forgotPasswordRequestSchema,
  resetPasswordRequestSchema,
} from "./accounts.schema.ts";

const tag = "accounts";

export const requestReset = defineCall({
  method: "POST",
  path: "/v1/auth/forgot-password",
  tag,
  summary: "Request a link to set a new password",
  access: "everyone",
  body: forgotPasswordRequestSchema,
  status: 202,
  answer: messageAnswer,
});

export const resetPassword = defineCall({
  method: "POST",
  path: "/v1/auth/reset-password",
  tag,
  summary: "Set a new password with the link sent by email",
  access: "everyone",
  body: resetPasswordRequestSchema,
  answer: messageAnswer,
});

export const undoChange = defineCall({
  method: "POST",
  path: "/v1/auth/undo-change",
  tag,
  summary: "Undo a change of email or phone with the link sent by email, and set a new password",
  access: "everyone",
  body: resetPasswordRequestSchema,
  answer: messageAnswer,
});

export const changePassword = defineCall({
  method: "POST",
  path: "/v1/auth/change-password",
  tag,
  summary: "Change the password and end all other sessions",
  access: "members",
  body: changePasswordRequestSchema,
  answer: messageAnswer,
});
