import { z } from "zod/mini";
import { idText } from "../../shared/ids.schema.ts";
import { LANGUAGES } from "../../shared/text.ts";

export const ROLES = ["member", "administrator"] as const;
export type Role = (typeof ROLES)[number];

/** The signed-in account as the browser stores it. */
export const userSchema = z.object({
  uid: idText,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  language: z.enum(LANGUAGES),
  role: z.enum(ROLES),
  profilePictureUrl: z.nullable(z.string()),
});
export type User = z.infer<typeof userSchema>;
