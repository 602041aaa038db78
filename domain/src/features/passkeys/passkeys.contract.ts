import { z } from "zod/mini";
import { idParams, messageAnswer } from "../../shared/contract.schema.ts";
import { defineCall } from "../../shared/contract.ts";
import { identityRequestSchema } from "../accounts/accounts.schema.ts";
import {
  addPasskeyRequestSchema,
  confirmWithPasskeyRequestSchema,
  creationOptionsSchema,
  passkeySchema,
  renamePasskeyRequestSchema,
  requestOptionsSchema,
} from "./passkeys.schema.ts";

const tag = "passkeys";

export const listPasskeys = defineCall({
  method: "GET",
  path: "/v1/auth/passkeys",
  tag,
  summary: "List the account's passkeys, the newest first",
  access: "members",
  answer: z.object({ passkeys: z.array(passkeySchema) }),
});

export const beginPasskey = defineCall({
  method: "POST",
  path: "/v1/auth/passkeys/options",
  tag,
  summary: "Get the options with which a browser creates a passkey",
  access: "members",
  body: identityRequestSchema,
  answer: creationOptionsSchema,
});

export const addPasskey = defineCall({
  method: "POST",
  path: "/v1/auth/passkeys",
  tag,
  summary: "Add the passkey that the browser created",
  access: "members",
  body: addPasskeyRequestSchema,
  status: 201,
  answer: messageAnswer,
});

export const renamePasskey = defineCall({
  method: "POST",
  path: "/v1/auth/passkeys/{id}/rename",
  tag,
  summary: "Rename a passkey",
  access: "members",
  params: idParams,
  body: renamePasskeyRequestSchema,
  answer: messageAnswer,
});

export const removePasskey = defineCall({
  method: "POST",
  path: "/v1/auth/passkeys/{id}/remove",
  tag,
  summary: "Remove a passkey",
  access: "members",
  params: idParams,
  body: identityRequestSchema,
  answer: messageAnswer,
});

export const beginConfirmation = defineCall({
  method: "POST",
  path: "/v1/auth/second-factor/passkey/options",
  tag,
  summary: "Get the options with which a browser confirms this session with a passkey",
  access: "members",
  body: z.strictObject({}),
  answer: requestOptionsSchema,
});

export const confirmWithPasskey = defineCall({
  method: "POST",
  path: "/v1/auth/second-factor/passkey",
  tag,
  summary: "Confirm this session with a passkey",
  access: "members",
  body: confirmWithPasskeyRequestSchema,
  answer: messageAnswer,
});
