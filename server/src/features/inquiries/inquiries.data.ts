import { defineData } from "../../platform/data.ts";

export const inquiryData = defineData({
  inquiries: {
    about: "conversations about listings",
    people: ["owner_id", "sender_id", "sender_phone"],
    listing: "listing_id",
    ends: { because: "deleted once both sides have deleted their accounts; what names one goes with that one's" },
  },
  inquiry_messages: { about: "the messages of conversations", ends: { with: "inquiries" } },
});
