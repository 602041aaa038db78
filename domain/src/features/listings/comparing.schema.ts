import { z } from "zod/mini";
import { idText } from "../../shared/ids.schema.ts";
import { COMPARED_MAX } from "./comparing.rules.ts";
import { propertySchema } from "./listings.schema.ts";

export const compareRequestSchema = z.strictObject({
  ids: z.array(idText).check(z.minLength(1), z.maxLength(COMPARED_MAX)),
});

/** A compared listing; `property` is null if it does not exist for the viewer. */
const comparedSchema = z.object({ id: idText, property: z.nullable(propertySchema) });
export type Compared = z.infer<typeof comparedSchema>;

/** Each id once, in the order of the request. */
export const comparedAnswer = z.object({ compared: z.array(comparedSchema) });
