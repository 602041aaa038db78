import { z } from "zod/mini";
import { integer } from "./numbers.schema.ts";

/** A timestamp in API calls: whole Unix seconds, up to the end of the year 9999. */
export const momentSchema = z.strictObject({ seconds: integer(0, 253_402_300_799) });
