import { z } from "zod/mini";
import { idText } from "../../shared/ids.schema.ts";
import { momentSchema } from "../../shared/moments.schema.ts";
import { countSchema } from "../../shared/numbers.schema.ts";
import { pageRequestSchema } from "../../shared/paging.schema.ts";
import { withRequiredMessage } from "../../shared/required-message.ts";
import { plainText, readableLine, readableText } from "../../shared/text.schema.ts";
import { INQUIRY_MESSAGES } from "./inquiries.rules.ts";
import { INQUIRY_BOXES } from "./inquiries.terms.ts";

export const sendInquiryRequestSchema = z.strictObject({
  /** The account that offers the listing, if the sender may know it: the link identifies the listing. */
  owner: z.optional(idText),
  senderEmail: withRequiredMessage(plainText(1_000), INQUIRY_MESSAGES.emailRequired),
  senderName: withRequiredMessage(readableLine(500), INQUIRY_MESSAGES.nameRequired),
  senderPhone: z._default(plainText(100), ""),
  message: z._default(readableText(50_000), ""),
  /** Accepted but unused: the stored title is used instead. */
  listingName: z.optional(plainText(1_000)),
  /** The URL of a listing's page on this site. */
  listingLink: plainText(2_000),
});
export type SendInquiryRequest = z.infer<typeof sendInquiryRequestSchema>;

export const listInquiriesRequestSchema = z.extend(pageRequestSchema, {
  box: z._default(z.enum(INQUIRY_BOXES), "received"),
  /** 'true' for the archive instead of the inbox. */
  archived: z._default(z.enum(["true", "false"]), "false"),
  /** Only conversations about this one of the caller's own listings. */
  listing: z.optional(z.union([z.literal(""), idText])),
});

export const replyRequestSchema = z.strictObject({ message: readableText(50_000) });
export const archiveRequestSchema = z.strictObject({ archived: z._default(z.boolean(), true) });

/** A conversation in a list, as one of its two parties sees it, without either e-mail address. */
export const inquirySchema = z.object({
  id: idText,
  box: z.enum(INQUIRY_BOXES),
  /** The id is null if the listing was deleted. */
  listing: z.object({ id: z.nullable(idText), name: z.string() }),
  /** The other person. The id is null if the account was deleted, or if the poster is confidential. */
  with: z.object({ uid: z.nullable(idText), name: z.string() }),
  /** The start of the last message. */
  excerpt: z.string(),
  /** Whether the reader wrote the last message. */
  isLastMine: z.boolean(),
  isUnread: z.boolean(),
  isArchived: z.boolean(),
  lastAt: momentSchema,
});
export type Inquiry = z.infer<typeof inquirySchema>;

export const inquiryThreadSchema = z.extend(inquirySchema, {
  messages: z.array(z.object({ id: idText, isMine: z.boolean(), text: z.string(), createdAt: momentSchema })),
  /** The sender's phone number, in E.164, with ';ext=' before an extension. Null for the sender, and if none was given. */
  senderPhone: z.nullable(z.string()),
  /** The name of the sender's account, if they gave another name. Null for the sender. */
  accountName: z.nullable(z.string()),
  /** Why nobody can reply now; null if the reader can. */
  noReply: z.nullable(z.string()),
  hasReported: z.boolean(),
});
export type InquiryThread = z.infer<typeof inquiryThreadSchema>;

export const unreadSchema = z.object({ received: countSchema, sent: countSchema });
