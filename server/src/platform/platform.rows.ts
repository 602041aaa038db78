import { randomBytes } from "node:crypto";
import { declareRows } from "../testing/declared-rows.ts";

export const platformRows = declareRows({
  request_keys: [
    async ({ db }, at) => {
      const id = randomBytes(32);
      await db.$client.query(
        "INSERT INTO request_keys (id, fingerprint, result, created_at) VALUES ($1, $1, 'any', $2)",
        [id, at],
      );
      return `id = '\\x${id.toString("hex")}'`;
    },
  ],
});
