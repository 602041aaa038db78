import { z } from "zod/mini";
import { idParams } from "../../shared/contract.schema.ts";
import { defineCall } from "../../shared/contract.ts";
import { teaserSchema } from "./teasers.schema.ts";

export const readTeaser = defineCall({
  method: "GET",
  path: "/v1/property/{id}/teaser",
  tag: "listings",
  summary: "Read what everyone may know of a listing",
  access: "everyone",
  params: idParams,
  answer: z.object({ teaser: teaserSchema }),
});
