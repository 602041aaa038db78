import { z } from "zod/mini";
import { idText } from "../../shared/ids.schema.ts";
import { momentSchema } from "../../shared/moments.schema.ts";
import { pageRequestSchema } from "../../shared/paging.schema.ts";
import { withRequiredMessage } from "../../shared/required-message.ts";
import { plainText, readableLine, readableText } from "../../shared/text.schema.ts";
import { REPLY_BANDS } from "../inquiries/reply-times.terms.ts";
import { LICENCE_CLASSES } from "./agents.regulators.ts";
import { AGENT_MESSAGES, AGENT_QUERY_MAX, DESIGNATION_MAX, UNVERIFY_REASON_MAX } from "./agents.rules.ts";

export const ownerRequestSchema = z.strictObject({ uid: idText });

/** What signed-in users see of a listing's owner: no e-mail address, no phone number. */
export const ownerSchema = z.object({
  uid: idText,
  firstName: z.string(),
  lastName: z.string(),
  profilePictureUrl: z.nullable(z.string()),
  brokerageName: z.nullable(z.string()),
  /** In the directory: a current member of Agent Pro, who gets the badge. */
  isAgent: z.boolean(),
  /** How fast they usually reply; null with too few replies to say. */
  replyBand: z.nullable(z.enum(REPLY_BANDS)),
});
export type Owner = z.infer<typeof ownerSchema>;

const filter = z._default(plainText(AGENT_QUERY_MAX), "");

/** The directory's filters. An empty one matches everyone; case and accents are ignored. */
export const listAgentsRequestSchema = z.extend(pageRequestSchema, {
  province: filter,
  city: filter,
  /** Prefixes of words in the name or the brokerage, all of which must match. A letter alone begins the last name. */
  searchQuery: filter,
});
export type ListAgentsRequest = z.infer<typeof listAgentsRequestSchema>;

/** An agent in the directory: a member of Agent Pro. */
export const agentSchema = z.object({
  id: idText,
  firstName: z.string(),
  lastName: z.string(),
  profilePictureUrl: z.nullable(z.string()),
  brokerageName: z.string(),
  city: z.string(),
  province: z.string(),
  /** On the profile only, and only if the agent shows it: the list would expose every address at once. */
  email: z.nullable(z.string()),
  /** E.164, confirmed by its owner. On the profile only, and only if the agent shows it. */
  phoneNumber: z.nullable(z.string()),
  isRealEstateMember: z.enum(["true", "false"]),
  realEstateBoard: z.nullable(z.string()),
  isVerified: z.boolean(),
  /** The day, YYYY-MM-DD, on which an administrator checked the licence; null unless the check still counts. */
  licenceCheckedOn: z.nullable(z.string()),
});
export type Agent = z.infer<typeof agentSchema>;

export const agentProfileSchema = z.extend(agentSchema, {
  /** How fast they usually reply; null with too few replies to say. */
  replyBand: z.nullable(z.enum(REPLY_BANDS)),
  /** Null unless an administrator has verified the agent. */
  verification: z.nullable(
    z.object({
      /** The regulator's code (agents.regulators). */
      regulator: z.string(),
      licenceNumber: z.string(),
      licenceClass: z.enum(LICENCE_CLASSES),
      /** Noon Eastern time on the day the licence was checked: the same date everywhere in Canada. */
      checkedAt: momentSchema,
    }),
  ),
  /** The licence as its agent states it; null unless they do, and once it is verified. */
  statedLicence: z.nullable(z.object({ licenceNumber: z.string(), licenceClass: z.nullable(z.enum(LICENCE_CLASSES)) })),
});
export type AgentProfileView = z.infer<typeof agentProfileSchema>;

/** Which contact details an agent's directory profile shows to signed-in users, and under what name. */
export const contactChoiceSchema = z.strictObject({
  showsEmail: z.boolean(),
  showsPhone: z.boolean(),
  /** As registered with the regulator; empty removes it, and omitting it changes nothing. */
  designation: z.optional(readableLine(DESIGNATION_MAX)),
  /** As stated by the agent, of the regulator of their province; empty removes it, and omitting it changes nothing. */
  licenceNumber: z.optional(readableLine(500)),
  /** Empty removes it, and omitting it changes nothing. */
  licenceClass: z.optional(z.enum(["", ...LICENCE_CLASSES])),
});
export type ContactChoice = z.infer<typeof contactChoiceSchema>;

/** An agent's own entry in the directory. */
export const ownEntrySchema = z.extend(contactChoiceSchema, {
  /** Whether others can currently find it. */
  isListed: z.boolean(),
  /** Empty if the agent has not said, as are the next two. */
  designation: z.string(),
  licenceNumber: z.string(),
  licenceClass: z.enum(["", ...LICENCE_CLASSES]),
  /** Where the agent is licensed. */
  province: z.string(),
});
export type OwnEntry = z.infer<typeof ownEntrySchema>;

export const verifyAgentRequestSchema = z.strictObject({
  regulator: withRequiredMessage(plainText(500), AGENT_MESSAGES.regulatorRequired),
  licenceNumber: withRequiredMessage(readableLine(500), AGENT_MESSAGES.licenceRequired),
  licenceClass: withRequiredMessage(readableLine(40), AGENT_MESSAGES.classRequired),
  /** YYYY-MM-DD. */
  checkedOn: withRequiredMessage(z.iso.date(), AGENT_MESSAGES.checkedOnRequired),
  /** The licence's last day, YYYY-MM-DD; absent or empty if the register names none. */
  expiresOn: z._default(z.union([z.literal(""), z.iso.date()]), ""),
  /** The agent's details beside which the licence was checked: other ones have to be checked again. */
  seen: z.strictObject({
    firstName: plainText(500),
    lastName: plainText(500),
    brokerageName: plainText(500),
    realEstateBoard: z.nullable(plainText(500)),
    province: plainText(500),
  }),
});
export type SeenAgent = z.infer<typeof verifyAgentRequestSchema>["seen"];

export const unverifyAgentRequestSchema = z.strictObject({
  reason: withRequiredMessage(readableText(UNVERIFY_REASON_MAX).check(z.minLength(1)), AGENT_MESSAGES.reasonRequired),
});
