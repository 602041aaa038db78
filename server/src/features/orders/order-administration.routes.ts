import * as calls from "@vestpocket/domain/orders/order-administration.contract";
import type { Serve } from "../../platform/http/serve.ts";
import { listAllOrders, readAnyOrder } from "./order-administration.usecases.ts";
import type { OrderDeps } from "./orders.deps.ts";
import { refundOrder } from "./refunds.usecases.ts";

/** Everyone's orders, for administrators. */
export function registerOrderAdministration(serve: Serve, deps: OrderDeps): void {
  serve(calls.listAllOrders, async ({ query }) => listAllOrders(deps, query));

  serve(calls.readAnyOrder, async ({ viewer, params: { id } }) => ({
    order: await readAnyOrder(deps, { viewer, id }),
  }));

  serve(calls.refundOrder, async ({ viewer, params: { id }, body: request, language }) => ({
    order: await refundOrder(deps, { viewer, language, id, request }),
  }));
}
