import { v7 as newId } from "uuid";
import { declareRows } from "../../testing/declared-rows.ts";

export const notificationRows = declareRows({
  notifications: [
    async (site, at) => {
      const { uid } = await site.addAccount();
      const id = newId();
      await site.db.$client.query(
        `INSERT INTO notifications (id, account_id, event, text, path, awaits_digest, created_at)
          VALUES ($1, $2, 'offer_step', '{"id": "x", "message": "x"}', '/account', false, $3)`,
        [id, uid, at],
      );
      return `id = '${id}'`;
    },
  ],
});
