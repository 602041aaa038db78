import type { FindContact } from "../../platform/contact.ts";
import type { Queryable } from "../../platform/database/database.ts";
import type { Failure } from "../../platform/http/failure.ts";
import { listOwnOrigins } from "../../platform/http/origin-check.ts";
import type { Platform } from "../../platform/platform.ts";
import { lockOwnConversation } from "./conversations.usecases.ts";
import { createInquiryLimits, type FindAudience, type InquiryDeps, type NoteReveal } from "./inquiries.deps.ts";
import {
  closeConversation,
  leaveConversations,
  listConversationMessages,
  listInquiriesOf,
} from "./inquiries.queries.ts";
import { registerInquiries } from "./inquiries.routes.ts";

/** What inquiries need from other features. */
export interface InquiriesNeeds {
  readonly findContact: FindContact;
  readonly listingNotFound: () => Failure;
  readonly findAudience: FindAudience;
  readonly noteReveal: NoteReveal;
}

/** Inquiries to listings' owners, and the conversations that follow. */
export function createInquiries({ serve, ...platform }: Platform, needs: InquiriesNeeds) {
  const { db, config } = platform;
  const deps: InquiryDeps = {
    ...platform,
    ...needs,
    limits: createInquiryLimits(db),
    ownOrigins: listOwnOrigins(config),
  };
  registerInquiries(serve, deps);
  return {
    /** For an account's data export. */
    listOf: (uid: string) => listInquiriesOf(db, uid),
    /** A conversation of this person, locked until the transaction ends. Throws Failure 404 for anyone else's. */
    lockConversation: lockOwnConversation,
    /** Ends a conversation for both sides. */
    closeConversation,
    listMessages: (inquiryId: string) => listConversationMessages(db, inquiryId),
    /** When an account is deleted: removes what identifies its owner. */
    leave: (tx: Queryable, uid: string) => leaveConversations(tx, uid),
  };
}
