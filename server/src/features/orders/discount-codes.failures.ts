import { ORDER_MESSAGES } from "@vestpocket/domain/orders/orders.rules";
import { badFields, Failure } from "../../platform/http/failure.ts";

export const wrongCode = (): Failure => badFields({ code: ORDER_MESSAGES.wrongCode });

export const unknownToken = (): Failure =>
  new Failure({
    status: 404,
    code: "orders.unknown_token",
    text: /*i18n*/ { id: "orders.unknown_token", message: "There is no discount code to send again." },
  });

export const membersOnly = (): Failure =>
  new Failure({
    status: 403,
    code: "orders.members_only",
    text: ORDER_MESSAGES.membersOnly,
  });
