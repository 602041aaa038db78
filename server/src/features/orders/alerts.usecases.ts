import { toReceiptNumber } from "@vestpocket/domain/orders/orders.rules";
import { formatPayment } from "@vestpocket/domain/shared/amounts";
import { formatDate } from "@vestpocket/domain/shared/dates";
import { paths } from "@vestpocket/domain/shared/paths";
import type { Queryable } from "../../platform/database/database.ts";
import type { MailContent } from "../../platform/messages/messages.ts";
import type { Alert } from "./alerts.mails.ts";
import type { FulfilmentDeps } from "./orders.deps.ts";
import type { OrderRow } from "./orders.queries.ts";

interface OrderAlert {
  readonly order: OrderRow;
  readonly cents: number;
  /** Until when a response is due, if one is. */
  readonly dueBy?: Date | null;
  toContent(alert: Alert): MailContent;
}

/** E-mails every administrator about an order that needs attention. */
export async function alertAdministrators(
  { listAdministrators, tell }: FulfilmentDeps,
  tx: Queryable,
  { order, cents, dueBy, toContent }: OrderAlert,
): Promise<void> {
  for (const administrator of await listAdministrators(tx, "finance")) {
    const amount = formatPayment(cents / 100, administrator.language);
    const number = order.number === null ? order.id : toReceiptNumber(order.number);
    const deadline = dueBy == null ? null : formatDate(dueBy.getTime() / 1_000, administrator.language);
    const path = paths.admin(`orders/${order.id}`);
    const mail = { toContent: (url: string) => toContent({ amount, number, deadline, url }) };
    await tell(tx, administrator, { event: "payment_attention", path, mail });
  }
}
