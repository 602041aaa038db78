import { declareRows, insertRow } from "../../testing/declared-rows.ts";

export const phoneRows = declareRows({
  phone_codes: [
    (site, at) =>
      insertRow(site, "phone_codes", {
        ...{ phone_number: "+14165550100", purpose: "link", hash: "any", address: "192.0.2.1" },
        ...{ created_at: at, expires_at: at },
      }),
  ],
});
