import { PHONE_CODE_RETENTION } from "@vestpocket/domain/phones/phones.retention";
import { defineData } from "../../platform/data.ts";

export const phoneData = defineData({
  phone_codes: {
    about: "hashes of codes sent by text",
    people: ["phone_number"],
    ends: { after: [PHONE_CODE_RETENTION], by: "phones.purge" },
    notExported: "hashes of codes that were texted; deleted after two days",
    credentials: false,
  },
  bot_checks: {
    about: "solved proofs of work",
    ends: { because: "signatures of puzzles; deleted the day after they expire, by the job phones.purge" },
  },
});
