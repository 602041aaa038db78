import { z } from "zod/mini";
import { idParams, messageAnswer } from "../../shared/contract.schema.ts";
import { defineCall } from "../../shared/contract.ts";
import { lowerCaseId } from "../../shared/ids.schema.ts";
import { plainText } from "../../shared/text.schema.ts";
import { listingChangeFormSchema, newListingFormSchema, postedSchema, propertySchema } from "./listings.schema.ts";

const tag = "listings";

export const readProperty = defineCall({
  method: "GET",
  path: "/v1/property/getProperty/{id}",
  tag,
  summary: "Read a listing",
  access: "members",
  params: idParams,
  answer: z.object({ property: propertySchema }),
});

export const postListing = defineCall({
  method: "POST",
  path: "/v1/property/",
  tag,
  summary: "Post a listing as a draft",
  access: "members",
  query: z.object({ draft: z.optional(plainText(50).check(lowerCaseId)) }),
  form: newListingFormSchema,
  answer: postedSchema,
});

export const changeListing = defineCall({
  method: "PATCH",
  path: "/v1/property/{id}",
  tag,
  summary: "Change a listing: what is left out stays",
  access: "members",
  params: idParams,
  form: listingChangeFormSchema,
  answer: messageAnswer,
});

export const linkDocument = defineCall({
  method: "GET",
  path: "/v1/property/{id}/document",
  tag,
  summary: "Get a link to a listing's document that works for five minutes",
  access: "members",
  params: idParams,
  answer: z.object({ url: z.string() }),
});
