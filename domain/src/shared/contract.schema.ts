import { z } from "zod/mini";
import { lowerCaseId } from "./ids.schema.ts";
import { STORABLE, toStorable } from "./text.ts";

/**
 * A path parameter; the router accepts no longer ones. A URL with a character that cannot be stored leads nowhere, like
 * any unknown one, so the feature answers 404. An id is in lower case, however it was typed.
 */
export const pathText = z.string().check(z.overwrite(toStorable), lowerCaseId, z.maxLength(200), z.regex(STORABLE));

/** A path parameter that names one thing. A malformed id leads nowhere: the feature answers 404. */
export const idParams = z.object({ id: pathText });

/** A response of one sentence, in the reader's language. */
export const messageAnswer = z.object({ msg: z.string() });

/** A call that needs no body also accepts an empty object. */
export const noBody = z.optional(z.strictObject({}));
