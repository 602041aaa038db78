import { toReceiptNumber } from "@vestpocket/domain/orders/orders.rules";
import { formatPayment } from "@vestpocket/domain/shared/amounts";
import { paths } from "@vestpocket/domain/shared/paths";
import type { Queryable } from "../../platform/database/database.ts";
import type { MailContent } from "../../platform/messages/messages.ts";
import type { Alert } from "./alerts.mails.ts";
import type { FulfilmentDeps } from "./orders.deps.ts";
import type { OrderRow } from "./orders.queries.ts";

interface OrderAlert {
  readonly order: OrderRow;
  readonly cents: number;
  toContent(alert: Alert): MailContent;
}

/** E-mails every administrator about an order that needs attention. */
export async function alertAdministrators(
  { listAdministrators, tell }: FulfilmentDeps,
  tx: Queryable,
  { order, cents, toContent }: OrderAlert,
): Promise<void> {
  for (const administrator of await listAdministrators(tx)) {
    const amount = formatPayment(cents / 100, administrator.language);
    const number = order.number === null ? order.id : toReceiptNumber(order.number);
    const path = paths.admin(`orders/${order.id}`);
    const mail = { toContent: (url: string) => toContent({ amount, number, url }) };
    await tell(tx, administrator, { event: "payment_attention", path, mail });
  }
}
