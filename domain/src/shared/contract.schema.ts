import { z } from "zod/mini";
import { plainText } from "./text.schema.ts";

/** A parameter of a path; the router accepts no longer one. */
export const pathText = plainText(200);

/** The parameter of a path that names one thing. What is no id leads nowhere: the feature answers 404. */
export const idParams = z.object({ id: pathText });

/** An answer that is one sentence, in the reader's language. */
export const messageAnswer = z.object({ msg: z.string() });

/** A call that needs no body takes an empty object too. */
export const noBody = z.optional(z.strictObject({}));
