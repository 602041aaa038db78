import * as calls from "@vestpocket/domain/orders/order-administration.contract";
import { sendCsv } from "../../platform/http/csv.ts";
import type { Serve } from "../../platform/http/serve.ts";
import { listAllOrders, readAnyOrder } from "./order-administration.usecases.ts";
import { ORDER_COLUMNS } from "./order-export.views.ts";
import type { OrderDeps } from "./orders.deps.ts";
import { refundOrder } from "./refunds.usecases.ts";

/** Everyone's orders, for administrators. */
export function registerOrderAdministration(serve: Serve, deps: OrderDeps): void {
  serve(calls.listAllOrders, async ({ query }) => listAllOrders(deps, query));

  serve(calls.exportAllOrders, async ({ viewer, query, language, reply }) =>
    sendCsv(deps, {
      ...{ viewer, language, reply, name: "orders", action: "orders.export", columns: ORDER_COLUMNS },
      readPage: async (page) => {
        const { orders: rows, totalResults: total } = await listAllOrders(deps, { ...query, ...page });
        return { rows, total };
      },
    }),
  );

  serve(calls.readAnyOrder, async ({ viewer, params: { id }, language }) => ({
    order: await readAnyOrder(deps, { viewer, id, language }),
  }));

  serve(calls.refundOrder, async ({ viewer, params: { id }, body: request, language }) => ({
    order: await refundOrder(deps, { viewer, language, id, request }),
  }));
}
