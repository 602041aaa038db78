import { z } from "zod/mini";
import { pageRequestSchema } from "../../shared/paging.schema.ts";
import { reasonSchema } from "../../shared/reason.schema.ts";
import { ROLES, userSchema } from "../sessions/sessions.schema.ts";

const moment = z.object({ seconds: z.int().check(z.minimum(0), z.maximum(253_402_300_799)) });
const count = z.int().check(z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER));

export const USER_STATES = ["enabled", "disabled"] as const;

/** Which accounts an administrator looks for; all that is given must match. */
export const listUsersRequestSchema = z.extend(pageRequestSchema, {
  /** Words of the name, an e-mail address or a part of it, a phone number or a part of it, or the account's id. */
  searchQuery: z.optional(z.string().check(z.trim(), z.maxLength(100), z.regex(/^[^\0]*$/u))),
  role: z.optional(z.enum(ROLES)),
  state: z.optional(z.enum(USER_STATES)),
});
export type ListUsersRequest = z.infer<typeof listUsersRequestSchema>;

/** An account in the administrators' list. */
export const userRowSchema = z.object({
  uid: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  createdAt: moment,
  disabled: z.boolean(),
  isSubscribed: z.boolean(),
  isAgent: z.boolean(),
  isVerified: z.boolean(),
  listings: count,
});
export type UserRow = z.infer<typeof userRowSchema>;

/** An account as administrators read it. */
export const userDetailsSchema = z.extend(userSchema, {
  createdAt: moment,
  emailVerified: z.boolean(),
  /** E.164. */
  phoneNumber: z.nullable(z.string()),
  phoneVerified: z.boolean(),
  hasSecondFactor: z.boolean(),
  disabledAt: z.nullable(moment),
  disabledReason: z.nullable(z.string()),
  /** Places where the account is signed in. */
  sessions: count,
  /** Orders that were paid. */
  orders: count,
  /** How many listings there are in each status. */
  listings: z.object({ draft: count, active: count, expired: count, closed: count, removed: count }),
  membership: z.nullable(z.object({ paidThrough: moment, isSubscribed: z.boolean() })),
  agent: z.nullable(
    z.object({
      brokerageName: z.string(),
      province: z.string(),
      city: z.string(),
      isRealEstateMember: z.boolean(),
      realEstateBoard: z.nullable(z.string()),
      verifiedAt: z.nullable(moment),
      /** By its code (agents.regulators), as are the two below while the agent is verified. */
      regulator: z.nullable(z.string()),
      licenceNumber: z.nullable(z.string()),
      /** YYYY-MM-DD. */
      licenceCheckedOn: z.nullable(z.string()),
      unverifiedReason: z.nullable(z.string()),
    }),
  ),
});
export type UserDetails = z.infer<typeof userDetailsSchema>;

export const disableUserRequestSchema = z.strictObject({ reason: reasonSchema });
