import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { Order } from "@vestpocket/domain/orders/orders.schema";
import { useEffect } from "react";
import { ApiFailure } from "../../platform/http.ts";
import { checkOrder, fetchOrder, useRefreshAfterPayment } from "./orders.api.ts";

/** How often, and at what interval, to poll an open order before making the server ask the provider. */
const ROUNDS = 5;
const PAUSE_MS = 1000;

/** An order after its payment; open only if the outcome is not known yet. Retrying makes the server ask the provider at once. */
export function useSettledOrder(id: string) {
  const client = useQueryClient();
  const refresh = useRefreshAfterPayment();
  const query = useQuery({
    queryKey: ["settled-order", id],
    enabled: id !== "",
    staleTime: 0,
    refetchOnWindowFocus: false,
    queryFn: async ({ signal }): Promise<Order> => {
      const isFirst = client.getQueryData(["settled-order", id]) === undefined;
      const order = await readUntilSettled(id, isFirst ? ROUNDS : 1, signal);
      return order.status === "open" ? checkOrKeep(order) : order;
    },
  });
  const isSettled = query.data !== undefined && query.data.status !== "open";

  // Other pages have cached the order and the listing from before the payment.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as it is settled
  useEffect(() => {
    if (isSettled) refresh();
  }, [isSettled]);

  return query;
}

async function readUntilSettled(id: string, rounds: number, signal: AbortSignal): Promise<Order> {
  const order = await fetchOrder(id, signal);
  if (order.status !== "open" || rounds <= 1) return order;
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  return readUntilSettled(id, rounds - 1, signal);
}

/**
 * The provider may be down or rate-limited; the order then stays unchanged. One whose listing can no longer be paid for
 * was cancelled.
 */
async function checkOrKeep(order: Order): Promise<Order> {
  try {
    return (await checkOrder(order.id)).order;
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    return error.status === 409 ? fetchOrder(order.id) : order;
  }
}
