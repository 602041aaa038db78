import { defineData } from "../../platform/data.ts";

export const passkeyData = defineData({
  passkeys: {
    about: "public keys used to log in",
    people: ["account_id"],
    reachedBy: ["owner"],
    ends: { with: "accounts" },
    exportedAs: "passkeys",
    credentials: true,
  },
  passkey_challenges: {
    about: "hashes of the challenges sent to browsers",
    people: ["account_id"],
    ends: { because: "random bytes; deleted within an hour of their end, by a job of the passkeys" },
    notExported: "random bytes that work for minutes",
    credentials: true,
  },
});
