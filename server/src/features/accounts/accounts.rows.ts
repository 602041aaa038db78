import { declareRows, insertRow } from "../../testing/declared-rows.ts";

export const accountRows = declareRows({
  past_consents: [
    (site, at) =>
      insertRow(site, "past_consents", {
        ...{ address_hash: "any", policy: "terms", version: 1, language: "en", wording: "I agree.", way: "sign-up" },
        ...{ is_french_given: false, agreed_at: at, left_at: at },
      }),
  ],
});
