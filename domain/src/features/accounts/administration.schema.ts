import { z } from "zod/mini";
import { ADMINISTRATOR_ROLES } from "../../shared/administrator-roles.ts";
import { batchRequestSchema } from "../../shared/batch.schema.ts";
import { idText } from "../../shared/ids.schema.ts";
import { momentSchema } from "../../shared/moments.schema.ts";
import { countSchema } from "../../shared/numbers.schema.ts";
import { datedPageRequestSchema } from "../../shared/paging.schema.ts";
import { reasonSchema } from "../../shared/reason.schema.ts";
import { REASON_MAX } from "../../shared/reason.ts";
import { readableText, searchQuerySchema } from "../../shared/text.schema.ts";
import { LICENCE_CLASSES } from "../agents/agents.regulators.ts";
import { RECHECKS } from "../agents/agents.rules.ts";
import { ROLES, userSchema } from "./users.schema.ts";

const USER_KINDS = ["agent", "agent_pro"] as const;
/** Of agents: to be checked, verified, not verified, and no longer verified. */
const LICENCE_STATES = ["waiting", "verified", "unverified", "ended"] as const;
export const USER_STATES = ["enabled", "disabled"] as const;

/** Filters of the account list. All given filters must match. */
export const listUsersRequestSchema = z.extend(datedPageRequestSchema, {
  /** Words of the name, all or part of an e-mail address or phone number, or the account's id. */
  searchQuery: z.optional(searchQuerySchema),
  role: z.optional(z.enum(ROLES)),
  state: z.optional(z.enum(USER_STATES)),
  /** Those with an agent's profile, or those who are Agent Pro members. */
  kind: z.optional(z.enum(USER_KINDS)),
  licence: z.optional(z.enum(LICENCE_STATES)),
});
export type ListUsersRequest = z.infer<typeof listUsersRequestSchema>;

/** An account in the administrators' list. */
export const userRowSchema = z.object({
  uid: idText,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  createdAt: momentSchema,
  disabled: z.boolean(),
  isSubscribed: z.boolean(),
  isAgent: z.boolean(),
  isVerified: z.boolean(),
  listings: countSchema,
});
export type UserRow = z.infer<typeof userRowSchema>;

/** An account as administrators see it. */
export const userDetailsSchema = z.extend(userSchema, {
  /** Null for a member. */
  administratorRole: z.nullable(z.enum(ADMINISTRATOR_ROLES)),
  createdAt: momentSchema,
  emailVerified: z.boolean(),
  /** E.164. */
  phoneNumber: z.nullable(z.string()),
  phoneVerified: z.boolean(),
  hasSecondFactor: z.boolean(),
  disabledAt: z.nullable(momentSchema),
  disabledReason: z.nullable(z.string()),
  /** Active sessions. */
  sessions: countSchema,
  /** Paid orders. */
  orders: countSchema,
  /** Listings by status. */
  listings: z.object({
    draft: countSchema,
    active: countSchema,
    paused: countSchema,
    expired: countSchema,
    closed: countSchema,
    removed: countSchema,
  }),
  membership: z.nullable(z.object({ paidThrough: momentSchema, isSubscribed: z.boolean() })),
  agent: z.nullable(
    z.object({
      brokerageName: z.string(),
      province: z.string(),
      city: z.string(),
      isRealEstateMember: z.boolean(),
      realEstateBoard: z.nullable(z.string()),
      verifiedAt: z.nullable(momentSchema),
      /** The regulator's code (agents.regulators). Set while the agent is verified, as are the next five. */
      regulator: z.nullable(z.string()),
      licenceNumber: z.nullable(z.string()),
      /** YYYY-MM-DD. */
      licenceCheckedOn: z.nullable(z.string()),
      licenceClass: z.nullable(z.enum(LICENCE_CLASSES)),
      licenceExpiresOn: z.nullable(z.string()),
      /** The last day on which the check counts. */
      verifiedUntil: z.nullable(z.string()),
      /** As the agent states it, for whoever checks it. */
      statedLicenceNumber: z.nullable(z.string()),
      statedLicenceClass: z.nullable(z.enum(LICENCE_CLASSES)),
      /** Why the licence has to be checked; null if it need not be. */
      recheck: z.nullable(z.enum(RECHECKS)),
      unverifiedReason: z.nullable(z.string()),
    }),
  ),
});
export type UserDetails = z.infer<typeof userDetailsSchema>;

/** Something in a person's history. `reported`: by somebody else; `message`: an email or a text message to them. */
const USER_EVENT_KINDS = [
  "listing",
  "order",
  "ticket",
  "report",
  "reported",
  "message",
  "session",
  "refused",
  "decision",
] as const;
export const userEventSchema = z.object({
  kind: z.enum(USER_EVENT_KINDS),
  /** Of the listing, order, ticket, report, message, session, or entry of the audit log. */
  id: idText,
  at: momentSchema,
  /** A title, a subject, a number, or what the device says it is. */
  title: z.string(),
  /** A status; what became of a message; why a session ended; an action of the audit log. Empty if there is none. */
  state: z.string(),
});
export type UserEvent = z.infer<typeof userEventSchema>;
export type UserEventKind = UserEvent["kind"];

const whyDisabled = {
  /** For administrators only. */
  reason: reasonSchema,
  /** What the person is told of it, word for word. Without it, the mail gives no reason. */
  publicReason: z.optional(readableText(REASON_MAX)),
};
export const changeRoleRequestSchema = z.strictObject({ role: z.enum(ADMINISTRATOR_ROLES) });
export const disableUserRequestSchema = z.strictObject(whyDisabled);
export const disableUsersRequestSchema = z.extend(batchRequestSchema, whyDisabled);
