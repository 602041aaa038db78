import { defineData } from "../../platform/data.ts";

export const favouriteData = defineData({
  favourites: {
    about: "listings saved by an account",
    people: ["account_id"],
    listing: "listing_id",
    ends: { with: "accounts" },
    exportedAs: "favourites",
    credentials: false,
  },
});
