import * as calls from "@vestpocket/domain/orders/orders.contract";
import * as renewals from "@vestpocket/domain/orders/renewals.contract";
import type { Serve } from "../../platform/http/serve.ts";
import { startCart } from "./carts.usecases.ts";
import { startPayment } from "./checkout.usecases.ts";
import { resendDiscountCode } from "./discount-codes.usecases.ts";
import type { OrderDeps } from "./orders.deps.ts";
import { checkOwnOrder, listOwnOrders, readOwnOrder, readPaymentConfig } from "./orders.usecases.ts";
import { listRenewals, setRenewal } from "./renewals.usecases.ts";
import { cancelPayment, resumePayment } from "./resuming.usecases.ts";
import { removeSavedCard } from "./saved-cards.usecases.ts";

export function registerOrders(serve: Serve, deps: OrderDeps): void {
  serve(calls.readPaymentConfig, ({ viewer }) => readPaymentConfig(deps, viewer));

  serve(calls.removeSavedCard, async ({ viewer }) => {
    await removeSavedCard(deps, viewer.uid);
    return {};
  });

  serve(renewals.listRenewals, async ({ viewer }) => ({ renewals: await listRenewals(deps, viewer.uid) }));

  serve(renewals.setRenewal, async ({ viewer, body }) => {
    await setRenewal(deps, { viewer, ...body });
    return { renewals: await listRenewals(deps, viewer.uid) };
  });

  serve(calls.startPayment, async ({ viewer, body, language, request: { ip: address } }) =>
    startPayment(deps, { viewer, request: body, language, address }),
  );

  serve(calls.startCart, async ({ viewer, body, language, request: { ip: address } }) =>
    startCart(deps, { viewer, request: body, language, address }),
  );

  serve(calls.resendDiscountCode, async ({ viewer, body: request }) => ({
    token: await resendDiscountCode(deps, { viewer, request }),
  }));

  serve(calls.listOrders, async ({ viewer, query }) => listOwnOrders(deps, { viewer, ...query }));

  serve(calls.readOrder, async ({ viewer, params: { id } }) => ({ order: await readOwnOrder(deps, { viewer, id }) }));

  serve(calls.checkOrder, ({ viewer, params: { id }, body }) =>
    checkOwnOrder(deps, { viewer, id, savesCard: body?.savesCard }),
  );

  serve(calls.resumePayment, async ({ viewer, params: { id } }) => resumePayment(deps, { viewer, id }));

  serve(calls.cancelPayment, async ({ viewer, params: { id } }) => ({
    order: await cancelPayment(deps, { viewer, id }),
  }));
}
