import { z } from "zod/mini";
import { idParams, noBody, pathText } from "../../shared/contract.schema.ts";
import { defineCall } from "../../shared/contract.ts";
import { confirmationSchema, snoozeRequestSchema } from "./confirmations.schema.ts";

const tag = "confirmations";
/** The signed text of an email's link, or of the owner's page. */
const params = z.object({ token: pathText });
const answer = z.object({ confirmation: confirmationSchema });

export const showConfirmation = defineCall({
  method: "GET",
  path: "/v1/property/{id}/confirmation",
  tag,
  summary: "Show when the owner last confirmed their listing, with the link by which they do",
  access: "members",
  params: idParams,
  answer: z.object({ confirmation: confirmationSchema, token: z.string() }),
});

/** Changes nothing: programs that scan email follow its links. */
export const readConfirmLink = defineCall({
  method: "GET",
  path: "/v1/confirmations/{token}",
  tag,
  summary: "Show the listing that a link in an email asks about",
  access: "everyone",
  params,
  answer,
});

export const confirmListing = defineCall({
  method: "POST",
  path: "/v1/confirmations/{token}",
  tag,
  summary:
    "Confirm that a listing is still available, and put it back into search if it was paused for lack of an answer",
  access: "everyone",
  params,
  body: noBody,
  answer,
});

export const snoozeConfirmation = defineCall({
  method: "POST",
  path: "/v1/confirmations/{token}/snooze",
  tag,
  summary: "Be asked about a listing no earlier than on a day",
  access: "everyone",
  params,
  body: snoozeRequestSchema,
  answer,
});
