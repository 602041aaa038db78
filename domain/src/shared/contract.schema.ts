import { z } from "zod/mini";
import { STORABLE, toStorable } from "./text.ts";

/**
 * A parameter of a path; the router accepts no longer one. An address with a character that cannot be saved leads nowhere, like
 * any other that names nothing, so the feature answers 404.
 */
export const pathText = z.string().check(z.overwrite(toStorable), z.maxLength(200), z.regex(STORABLE));

/** The parameter of a path that names one thing. What is no id leads nowhere: the feature answers 404. */
export const idParams = z.object({ id: pathText });

/** An answer that is one sentence, in the reader's language. */
export const messageAnswer = z.object({ msg: z.string() });

/** A call that needs no body takes an empty object too. */
export const noBody = z.optional(z.strictObject({}));
