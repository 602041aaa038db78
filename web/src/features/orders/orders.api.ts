import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import type { CurrentRun } from "@vestpocket/domain/orders/extending.rules";
import type {
  CartRequest,
  Order,
  PaymentIntentRequest,
  Receipt,
  StartedCart,
  StartedPayment,
} from "@vestpocket/domain/orders/orders.schema";
import { api } from "../../platform/api.ts";
import { ApiFailure } from "../../platform/http.ts";
import { useBeginning } from "../../platform/list-query.ts";

const CONFIG = ["payment-config"];
const paymentKey = (id: string) => ["payment", id];

/** Payment settings, and whether tax is charged. A server that restarts may have the keys of another account. */
export function usePaymentConfig() {
  return useQuery({
    queryKey: CONFIG,
    queryFn: ({ signal }) => api.get("/v1/checkout-session/config", { signal }),
    // Another key would replace the form that waits for the outcome of the bank's challenge.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

const orderQuery = (id: string) =>
  queryOptions({ queryKey: ["order", id], queryFn: ({ signal }): Promise<Receipt> => fetchOrder(id, signal) });

/** One of the user's orders with its receipt; not fetched without an id. */
export function useOrder(id: string) {
  return useQuery({ ...orderQuery(id), enabled: id !== "" });
}

/** An order, and its payment at the provider: the only one to confirm. */
interface CheckedOrder {
  readonly order: Receipt;
  readonly paymentId: string | null;
}

/** What happens to the card that the payment is about to be confirmed with. */
interface CardChoice {
  readonly savesCard: boolean;
}

/** Reconciles an order with the provider and updates every page that shows it. Throws ApiFailure. */
export function useCheckOrder(): (id: string, choice?: CardChoice) => Promise<CheckedOrder> {
  const client = useQueryClient();
  return async (id, choice) => {
    const checked = await checkOrder(id, choice);
    client.setQueryData(orderQuery(id).queryKey, checked.order);
    return checked;
  };
}

/** Refetches an order's payment and its publishable key: the payment was started over, perhaps with another account. */
export function useRenewPayment(): (id: string) => Promise<void> {
  const client = useQueryClient();
  return async (id) => {
    const keys = [CONFIG, paymentKey(id)];
    await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
  };
}

export async function fetchOrder(id: string, signal?: AbortSignal): Promise<Receipt> {
  const { order } = await api.get("/v1/orders/{id}", { params: { id }, ...(signal && { signal }) });
  return order;
}

/** An open order's payment with the order, wherever it was started; the payment is null once the order is not open. */
export function useResumedPayment(id: string) {
  const client = useQueryClient();
  return useQuery({
    queryKey: paymentKey(id),
    enabled: id !== "",
    // The payment may have moved on in another tab or at the bank.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    // Otherwise a change of network during the bank's challenge would replace the form that waits for its outcome.
    refetchOnReconnect: false,
    queryFn: async ({ signal }) => {
      const resumed = await api.post("/v1/orders/{id}/payment", {}, { params: { id }, signal }).catch((error) => {
        // The order may have been cancelled: its listing can no longer be paid for.
        if (error instanceof ApiFailure && error.status === 409) {
          void client.invalidateQueries({ queryKey: orderQuery(id).queryKey });
        }
        throw error;
      });
      client.setQueryData(orderQuery(id).queryKey, resumed.order);
      return resumed;
    },
  });
}

/** Cancels an order that is not paid yet, and updates every page that shows it. Throws ApiFailure. */
export function useCancelPayment(): (id: string) => Promise<Receipt> {
  const client = useQueryClient();
  return async (id) => {
    const { order } = await api.post("/v1/orders/{id}/cancel", {}, { params: { id } });
    client.setQueryData(orderQuery(id).queryKey, order);
    void client.invalidateQueries({ queryKey: ["orders"] });
    return order;
  };
}

/** A listing's newest order; null if there is none. */
export function useNewestOrder(listingId: string) {
  return useQuery({
    queryKey: ["orders", "newest", listingId],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<Order | null> => {
      const { orders } = await api.get("/v1/orders", { query: { limit: "1", listingId }, signal });
      return orders[0] ?? null;
    },
  });
}

async function readRun(id: string, signal: AbortSignal): Promise<CurrentRun | null> {
  const { run } = await api.get("/v1/property/{id}/run", { params: { id }, signal });
  return run && { ...run, expiresAt: new Date(run.expiresAt.seconds * 1000) };
}

/** What a live listing of the user's has, and until when; null if it is not live. */
export function useRun(listingId: string, { isWanted }: { isWanted: boolean }) {
  return useQuery({
    queryKey: ["orders", "run", listingId],
    queryFn: ({ signal }) => readRun(listingId, signal),
    enabled: isWanted,
  });
}

/** The same for several listings, in their order. */
export function useRuns(listingIds: readonly string[]) {
  return useQuery({
    queryKey: ["orders", "runs", ...listingIds],
    queryFn: ({ signal }) => Promise.all(listingIds.map((id) => readRun(id, signal))),
  });
}

/** The user's own orders, newest first. */
export function useOrders(asked: { page: number; limit: number }) {
  const place = { ...asked, ...useBeginning() };
  return useQuery({
    queryKey: ["orders", place],
    queryFn: ({ signal }) => api.get("/v1/orders", { query: place, signal }),
  });
}

/** Starts a listing's payment or changes its quote, and drops the cached order. Throws ApiFailure. */
export function useStartPayment() {
  const client = useQueryClient();
  return async (request: PaymentIntentRequest): Promise<StartedPayment> => {
    const started = await api.post("/v1/checkout-session/generate-payment-intent", request);
    client.removeQueries({ queryKey: ["order", started.orderId] });
    void client.invalidateQueries({ queryKey: ["orders"] });
    return started;
  };
}

/** Starts one payment for several listings or changes its quote, and drops the cached order. Throws ApiFailure. */
export function useStartCart() {
  const client = useQueryClient();
  return async (request: CartRequest): Promise<StartedCart> => {
    const started = await api.post("/v1/orders", request);
    client.removeQueries({ queryKey: ["order", started.orderId] });
    void client.invalidateQueries({ queryKey: ["orders"] });
    return started;
  };
}

/** Makes the server reconcile a payment with the provider. Throws ApiFailure. */
export async function checkOrder(id: string, choice?: CardChoice): Promise<CheckedOrder> {
  return api.post("/v1/orders/{id}/check", { ...choice }, { params: { id } });
}

/** Removes the user's saved card, and updates every page that shows it. Throws ApiFailure. */
export function useRemoveSavedCard(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await api.delete("/v1/checkout-session/card");
    await client.invalidateQueries({ queryKey: CONFIG });
  };
}

/** Refetches what a payment changes: the orders, the user's listings, the listing, the saved card. */
export function useRefreshAfterPayment() {
  const client = useQueryClient();
  return () => {
    for (const key of ["order", "orders", "own-listings", "property", ...CONFIG]) {
      void client.invalidateQueries({ queryKey: [key] });
    }
  };
}

/** Emails a new discount code; returns its token. Throws ApiFailure. */
export async function sendCode(by: { token: string } | { listingId: string }): Promise<string> {
  return (await api.post("/v1/property/resend-code", by)).token;
}
