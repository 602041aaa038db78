import { v7 as newId } from "uuid";
import { declareRows, insertRow } from "../../testing/declared-rows.ts";

export const mandateRows = declareRows({
  mandates: [
    async (site, at) => {
      const { uid } = await site.addAccount();
      return insertRow(site, "mandates", {
        ...{
          account_id: uid,
          name: "Offices",
          track: "sale",
          targets: "[]",
          wanted: "{}",
          timing: "now",
          cadence: "off",
        },
        ...{ status: "paused", confirmed_at: at, changed_at: at, created_at: at },
      });
    },
  ],
  demand_estimates: [
    async (site, at) => {
      const [{ uid }, listing] = [await site.addAccount(), newId()];
      await site.db.$client.query(
        "INSERT INTO demand_estimates (account_id, listing_id, day, estimate, made_at) VALUES ($1, $2, $3::timestamptz::date, '{}', $3)",
        [uid, listing, at],
      );
      return `listing_id = '${listing}'`;
    },
  ],
});
