import { z } from "zod";

/** A whole number from `min` to `max`. */
export const wholeNumber = (min: number, max: number) =>
  z.coerce
    .number<string>("must be a number")
    .int("must be a whole number")
    .min(min, `must be from ${min} to ${max}`)
    .max(max, `must be from ${min} to ${max}`);

/** An http or https address. */
export const webAddress = z.url({ protocol: /^https?$/, error: "must be an http or https address" });
