import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import type { PaymentIntentRequest, Receipt, StartedPayment } from "@vestpocket/domain/orders/orders.schema";
import { api } from "../../platform/api.ts";

/** What the browser needs to take a payment, and whether tax is charged; the same until the server starts anew. */
export function usePaymentConfig() {
  return useQuery({
    queryKey: ["payment-config"],
    queryFn: ({ signal }) => api.get("/v1/checkout-session/config", { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

const orderQuery = (id: string) =>
  queryOptions({ queryKey: ["order", id], queryFn: ({ signal }): Promise<Receipt> => fetchOrder(id, signal) });

/** One of one's own orders, with what its receipt says; none is asked for where no id is given. */
export function useOrder(id: string) {
  return useQuery({ ...orderQuery(id), enabled: id !== "" });
}

/** Asks for an order anew; every page that shows it is brought up to date. Throws ApiFailure. */
export function useReadOrder(): (id: string) => Promise<Receipt> {
  const client = useQueryClient();
  return (id) => client.fetchQuery({ ...orderQuery(id), staleTime: 0 });
}

export async function fetchOrder(id: string, signal?: AbortSignal): Promise<Receipt> {
  const { order } = await api.get("/v1/orders/{id}", { params: { id }, ...(signal && { signal }) });
  return order;
}

/** One's own orders, newest first. */
export function useOrders({ page, limit }: { page: number; limit: number }) {
  return useQuery({
    queryKey: ["orders", page, limit],
    queryFn: ({ signal }) => api.get("/v1/orders", { query: { page: String(page), limit: String(limit) }, signal }),
  });
}

/** Begins to pay for a listing, or changes what was chosen for it: what was known of its order is then forgotten. Throws ApiFailure. */
export function useStartPayment() {
  const client = useQueryClient();
  return async (request: PaymentIntentRequest): Promise<StartedPayment> => {
    const started = await api.post("/v1/checkout-session/generate-payment-intent", request);
    client.removeQueries({ queryKey: ["order", started.orderId] });
    void client.invalidateQueries({ queryKey: ["orders"] });
    return started;
  };
}

/** Has the server ask the provider where a payment stands. Throws ApiFailure. */
export async function checkOrder(id: string): Promise<Receipt> {
  return (await api.post("/v1/orders/{id}/check", {}, { params: { id } })).order;
}

/** What a payment changes is read anew: the orders, one's listings, the listing. */
export function useRefreshAfterPayment() {
  const client = useQueryClient();
  return () => {
    for (const key of ["order", "orders", "own-listings", "property"]) {
      void client.invalidateQueries({ queryKey: [key] });
    }
  };
}

/** Mails a new discount code; the answer is the token it works with. Throws ApiFailure. */
export async function sendCode(by: { token: string } | { listingId: string }): Promise<string> {
  return (await api.post("/v1/property/resend-code", by)).token;
}
