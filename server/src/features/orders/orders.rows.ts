import { v7 as newId } from "uuid";
import { declareRows, insertRow } from "../../testing/declared-rows.ts";
import type { TestApp } from "../../testing/test-app.ts";

export const addOrder = (site: TestApp, { at, accountId }: { at: Date; accountId: string }): Promise<string> =>
  insertRow(site, "orders", {
    ...{ kind: "membership", account_id: accountId, status: "paid", revision: 1, first_cents: 100 },
    ...{ created_at: at, updated_at: at, paid_at: at },
  });

export const orderRows = declareRows({ orders: [(site, at) => addOrder(site, { at, accountId: newId() })] });
