import { PAST_CONSENT_RETENTION } from "@vestpocket/domain/accounts/accounts.retention";
import { defineData } from "../../platform/data.ts";

export const accountData = defineData({
  accounts: {
    about: "users",
    people: ["email", "phone_number"],
    reachedBy: ["owner", "administrator"],
    ends: { because: "deleted by its owner" },
    exportedAs: "account",
    credentials: {
      columns: [
        "password_hash",
        "phone_number",
        "phone_verified_at",
        "second_factor_secret",
        "second_factor_since",
        "second_factor_period",
        "enrolment_session_id",
        "enrolment_begun_at",
      ],
    },
  },
  account_links: {
    about: "hashes of the links that confirm an email, reset a password or undo a change",
    people: ["account_id", "email", "phone_number"],
    ends: { because: "deleted with its account; else the day after it expires, by the job accounts.purge" },
    exportedAs: "formerContacts",
    credentials: true,
  },
  recovery_codes: {
    about: "hashes of the codes that replace an authenticator app",
    people: ["account_id"],
    ends: { with: "accounts" },
    notExported: "hashes of codes that would let somebody in",
    credentials: true,
  },
  consents: {
    about: "what users agreed to (append-only)",
    people: ["account_id"],
    ends: { with: "accounts" },
    exportedAs: "consents",
    leaving: "those of the owner are copied to past_consents",
    credentials: false,
  },
  past_consents: {
    about: "what owners of deleted accounts had agreed to, under a keyed hash of their address",
    ends: { after: [PAST_CONSENT_RETENTION], by: "accounts.purge" },
  },
});
