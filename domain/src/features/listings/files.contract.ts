import { z } from "zod/mini";
import { idParams, pathText } from "../../shared/contract.schema.ts";
import { defineCall } from "../../shared/contract.ts";
import { plainText } from "../../shared/text.schema.ts";
import { PICTURE_WIDTHS } from "./listings.rules.ts";

const tag = "listings";
/** `for`: the account that the link was made for. */
const linkSeal = { for: z.optional(plainText(50)), until: z.optional(plainText(20)), seal: z.optional(plainText(100)) };

export const readPicture = defineCall({
  method: "GET",
  path: "/files/pictures/{token}",
  tag,
  summary: "Read a listing's picture",
  hidden: true,
  access: "everyone",
  params: z.object({ token: pathText }),
  query: z.object({
    w: z.optional(z.enum(PICTURE_WIDTHS.map(String) as [string, ...string[]])),
    ...linkSeal,
  }),
});

export const readDocument = defineCall({
  method: "GET",
  path: "/files/documents/{id}",
  tag,
  summary: "Read a listing's document",
  hidden: true,
  access: "everyone",
  params: idParams,
  query: z.object(linkSeal),
});
