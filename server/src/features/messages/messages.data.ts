import { FAILED_MESSAGE_RETENTION, SENT_MESSAGE_RETENTION } from "@vestpocket/domain/messages/messages.retention";
import { defineData } from "../../platform/data.ts";

export const messageData = defineData({
  messages: {
    about: "the outbox of emails and texts, encrypted",
    people: ["recipient"],
    ends: { after: [SENT_MESSAGE_RETENTION, FAILED_MESSAGE_RETENTION], by: "messages.purge" },
    exportedAs: "messages",
    credentials: false,
  },
});
