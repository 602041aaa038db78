import { z } from "zod/mini";
import { idText } from "../../shared/ids.schema.ts";
import { momentSchema } from "../../shared/moments.schema.ts";
import { integer } from "../../shared/numbers.schema.ts";
import { pageRequestSchema } from "../../shared/paging.schema.ts";
import { withRequiredMessage } from "../../shared/required-message.ts";
import { plainText, readableLine, readableText } from "../../shared/text.schema.ts";
import { AUDIENCES } from "../disclosure/disclosure.terms.ts";
import { ACCESS_DAYS_MAX, ACCESS_MESSAGES, DOMAINS_MAX } from "./access.rules.ts";
import {
  ACCESS_DECISIONS,
  ACCESS_MODES,
  CAPACITIES,
  PURPOSES,
  REQUEST_BOXES,
  REQUEST_STATES,
  SIGNINGS,
} from "./access.terms.ts";
import { ACCESS_STATES, READER_STEPS, SIGNING_EFFECTS } from "./states.terms.ts";

const longText = () => readableText(20_000);

export const askForAccessSchema = z.strictObject({
  purpose: z.enum(PURPOSES),
  capacity: z.enum(CAPACITIES),
  company: z._default(readableLine(1_000), ""),
  message: z._default(longText(), ""),
});
export type AskForAccess = z.infer<typeof askForAccessSchema>;

export const answerSchema = z.strictObject({
  answer: withRequiredMessage(longText(), ACCESS_MESSAGES.answerRequired),
  /** The owner's question that the answer is to; pages from before that was sent omit it. */
  question: z.optional(longText()),
});
export const questionSchema = z.strictObject({
  question: withRequiredMessage(longText(), ACCESS_MESSAGES.questionRequired),
});
export const refusalSchema = z.strictObject({ note: z._default(longText(), "") });
export const revocationSchema = z.strictObject({
  reason: withRequiredMessage(longText(), ACCESS_MESSAGES.reasonRequired),
});
const days = () => withRequiredMessage(integer(1, ACCESS_DAYS_MAX), ACCESS_MESSAGES.malformedDays);
export const approvalSchema = z.strictObject({ days: days() });

export const listRequestsSchema = z.extend(pageRequestSchema, {
  box: z._default(z.enum(REQUEST_BOXES), "waiting"),
  /** Only those about this one of the caller's own listings. */
  listing: z.optional(z.union([z.literal(""), idText])),
});

/** What an owner sees of an asker, who is shown it before they ask (product.md §16). */
export const askerSchema = z.object({
  name: z.string(),
  /** Confirmed. */
  email: z.string(),
  brokerageName: z.nullable(z.string()),
  isPhoneConfirmed: z.boolean(),
  isLicenceChecked: z.boolean(),
});
export type Asker = z.infer<typeof askerSchema>;

/** Where a reader stands with a listing, for both sides (`accessStateOf`). */
export const accessStateSchema = z.object({
  kind: z.enum(ACCESS_STATES),
  next: z.enum(READER_STEPS),
  signing: z.enum(SIGNING_EFFECTS),
  /** When the owner's approval ends or ended; null without one. */
  untilAt: z.nullable(momentSchema),
  /** Whether the reader signed an earlier text, and not the current one. */
  signsAgain: z.boolean(),
});
export type AccessStateView = z.infer<typeof accessStateSchema>;

export const accessRequestSchema = z.object({
  id: idText,
  listing: z.object({ id: idText, name: z.string() }),
  /** Null in the caller's own requests. */
  asker: z.nullable(askerSchema),
  state: z.enum(REQUEST_STATES),
  /** Where its sender stands because of it. */
  standing: accessStateSchema,
  /** Where they would stand if the owner approved it now. */
  ifApproved: z.enum(ACCESS_STATES),
  purpose: z.enum(PURPOSES),
  capacity: z.enum(CAPACITIES),
  company: z.string(),
  message: z.string(),
  question: z.string(),
  answer: z.string(),
  /** The owner's note when declining. */
  note: z.string(),
  /** The domain for which the listing's settings declined it; null unless they did and its owner has not decided since. */
  refusedDomain: z.nullable(z.string()),
  askedAt: momentSchema,
  /** The resulting approval; null unless the request was approved and no later one was. */
  grant: z.nullable(
    z.object({
      id: idText,
      state: z.enum(["live", "expired", "revoked"]),
      untilAt: momentSchema,
      /** The owner's reason for a revocation. */
      reason: z.string(),
    }),
  ),
});
export type AccessRequest = z.infer<typeof accessRequestSchema>;

/** A reader's access status for a listing. */
export const ownAccessSchema = z.object({
  audience: z.enum(AUDIENCES),
  decision: z.enum(ACCESS_DECISIONS),
  signing: z.enum(SIGNINGS),
  /** The owner's reason for ending the reader's access; empty if they did not. */
  reason: z.string(),
  /** When the owner's latest approval ends or ended; null without one. */
  untilAt: z.nullable(momentSchema),
  /** What all of this amounts to, and what the reader does next. */
  standing: accessStateSchema,
  /** What the owner will see of the reader. */
  shown: askerSchema,
  /** The latest of the reader's requests about the listing. */
  request: z.nullable(accessRequestSchema),
});
export type OwnAccess = z.infer<typeof ownAccessSchema>;

const domains = () => z.array(plainText(300)).check(z.maxLength(DOMAINS_MAX * 2));

/** Whom a listing admits, and for how long. */
export const accessSettingsSchema = z.strictObject({
  mode: z.enum(ACCESS_MODES),
  signsFirst: z.boolean(),
  days: days(),
  /** Admitted without the owner. */
  allowedDomains: domains(),
  /** Declined without the owner. */
  deniedDomains: domains(),
});
export type AccessSettingsForm = z.infer<typeof accessSettingsSchema>;
