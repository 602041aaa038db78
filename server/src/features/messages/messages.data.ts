import { defineData } from "../../platform/data.ts";

export const messageData = defineData({
  messages: {
    about: "the outbox of emails and texts, encrypted",
    people: ["recipient"],
    ends: { after: ["sentMessages", "failedMessages"], by: "messages.purge" },
    exportedAs: "messages",
    credentials: false,
  },
});
