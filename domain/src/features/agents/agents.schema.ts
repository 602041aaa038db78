import { z } from "zod/mini";
import { momentSchema } from "../../shared/moments.schema.ts";
import { pageRequestSchema } from "../../shared/paging.schema.ts";
import { withRequiredWords } from "../../shared/required-words.ts";
import { plainText, trimmedText } from "../../shared/text.schema.ts";
import { AGENT_MESSAGES, AGENT_QUERY_MAX, UNVERIFY_REASON_MAX } from "./agents.rules.ts";

export const ownerRequestSchema = z.strictObject({ uid: z.uuid() });

/** What a signed-in person sees of a listing's owner: no e-mail, no phone. */
export const ownerSchema = z.object({
  uid: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  profilePictureUrl: z.nullable(z.string()),
  brokerageName: z.nullable(z.string()),
  isAgent: z.boolean(),
  /** Of Agent Pro, at this moment: the badge. */
  isMember: z.boolean(),
});
export type Owner = z.infer<typeof ownerSchema>;

const filter = z._default(plainText(AGENT_QUERY_MAX), "");

/** What the directory is asked for; an empty text matches everyone. Case and accents are ignored. */
export const listAgentsRequestSchema = z.extend(pageRequestSchema, {
  province: filter,
  city: filter,
  /** Beginnings of words of the name or the brokerage, all of which must be found. */
  searchQuery: filter,
});
export type ListAgentsRequest = z.infer<typeof listAgentsRequestSchema>;

/** An agent as others see them: a member of Agent Pro. */
export const agentSchema = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  profilePictureUrl: z.nullable(z.string()),
  brokerageName: z.string(),
  city: z.string(),
  province: z.string(),
  /** On the profile only: the list would give away everyone's at once. */
  email: z.nullable(z.string()),
  /** E.164, confirmed by its owner; on the profile only. */
  phoneNumber: z.nullable(z.string()),
  isRealEstateMember: z.enum(["true", "false"]),
  realEstateBoard: z.nullable(z.string()),
  isVerified: z.boolean(),
});
export type Agent = z.infer<typeof agentSchema>;

export const agentProfileSchema = z.extend(agentSchema, {
  /** Null for whom no administrator has verified. */
  verification: z.nullable(
    z.object({
      /** The regulator's code (agents.regulators). */
      regulator: z.string(),
      licenceNumber: z.string(),
      /** The middle of the day on which the licence was looked up, which is that day everywhere in Canada. */
      checkedAt: momentSchema,
    }),
  ),
});
export type AgentProfileView = z.infer<typeof agentProfileSchema>;

export const verifyAgentRequestSchema = z.strictObject({
  regulator: withRequiredWords(plainText(500), AGENT_MESSAGES.regulatorRequired),
  licenceNumber: withRequiredWords(plainText(500), AGENT_MESSAGES.licenceRequired),
  /** YYYY-MM-DD. */
  checkedOn: withRequiredWords(z.iso.date(), AGENT_MESSAGES.checkedOnRequired),
});

export const unverifyAgentRequestSchema = z.strictObject({
  reason: withRequiredWords(trimmedText(UNVERIFY_REASON_MAX).check(z.minLength(1)), AGENT_MESSAGES.reasonRequired),
});
