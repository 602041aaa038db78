import { defineData } from "../../platform/data.ts";

export const inquiryData = defineData({
  inquiries: {
    about: "conversations about listings",
    people: ["owner_id", "sender_id", "sender_phone"],
    listing: "listing_id",
    reachedBy: ["owner", "reader"],
    ends: { because: "deleted once both sides have deleted their accounts; what names one goes with that one's" },
    exportedAs: "inquiries",
    leaving: "the person's name and phone are removed; once both sides have left, the conversation is deleted",
    credentials: false,
  },
  inquiry_messages: { about: "the messages of conversations", ends: { with: "inquiries" }, exportedAs: "inquiries" },
});
