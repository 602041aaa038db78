import { z } from "zod/mini";
import { pathText } from "../../shared/contract.schema.ts";
import { defineCall } from "../../shared/contract.ts";
import { roomSchema } from "./rooms.schema.ts";

const tag = "rooms";

export const readRoom = defineCall({
  method: "GET",
  path: "/v1/rooms/{listingId}",
  tag,
  summary: "Read the deal room of a listing: the documents that one may read, by folder",
  access: "members",
  params: z.object({ listingId: pathText }),
  answer: z.object({ room: roomSchema }),
});
