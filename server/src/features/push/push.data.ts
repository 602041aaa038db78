import { defineData } from "../../platform/data.ts";

export const pushData = defineData({
  push_subscriptions: {
    about: "browsers that get push messages: their addresses at push services, and public keys",
    people: ["account_id"],
    ends: { because: "deleted with their session, or within an hour of its end, by a job of push" },
    exportedAs: "pushSubscriptions",
    credentials: false,
  },
});
