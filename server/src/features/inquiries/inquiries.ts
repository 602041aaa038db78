import type { FindContact } from "../../platform/contact.ts";
import type { Failure } from "../../platform/http/failure.ts";
import { listOwnOrigins } from "../../platform/http/origin-check.ts";
import type { ListOwnCards } from "../../platform/messages/own-card.ts";
import type { PersonalDataOf } from "../../platform/personal-data.ts";
import type { Platform } from "../../platform/platform.ts";
import { lockOwnConversation } from "./conversations.usecases.ts";
import type { inquiryData } from "./inquiries.data.ts";
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
  readonly listOwnMailCards: ListOwnCards;
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
    /** A conversation of this person, locked until the transaction ends. Throws Failure 404 for anyone else's. */
    lockConversation: lockOwnConversation,
    /** Ends a conversation for both sides. */
    closeConversation,
    listMessages: (inquiryId: string) => listConversationMessages(db, inquiryId),
    personalData: {
      exports: { inquiries: ({ id }) => listInquiriesOf(db, id) },
      leave: leaveConversations,
    } satisfies PersonalDataOf<typeof inquiryData>,
  };
}
