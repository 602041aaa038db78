import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { PaymentIntentRequest, StartedPayment } from "@vestpocket/domain/orders/orders.schema";
import { api } from "../../platform/api.ts";

/** What the browser needs to take a payment, and whether tax is charged. */
export function usePaymentConfig() {
  return useQuery({
    queryKey: ["payment-config"],
    queryFn: ({ signal }) => api.get("/v1/checkout-session/config", { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** One of one's own orders, with what its receipt says. `pollMs`: it is asked for again and again. */
export function useOrder(id: string, { pollMs = false }: { pollMs?: number | false } = {}) {
  return useQuery({
    queryKey: ["order", id],
    queryFn: ({ signal }) => fetchOrder(id, signal),
    refetchInterval: pollMs,
  });
}

export async function fetchOrder(id: string, signal?: AbortSignal) {
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

/** Begins or changes the payment of a listing. Throws ApiFailure. */
export function useStartPayment() {
  const client = useQueryClient();
  return async (request: PaymentIntentRequest): Promise<StartedPayment> => {
    const started = await api.post("/v1/checkout-session/generate-payment-intent", request);
    void client.invalidateQueries({ queryKey: ["order", started.orderId] });
    void client.invalidateQueries({ queryKey: ["orders"] });
    return started;
  };
}

/** Has the server ask the provider where a payment stands. Throws ApiFailure. */
export function useCheckOrder() {
  const client = useQueryClient();
  return async (id: string) => {
    const { order } = await api.post("/v1/orders/{id}/check", {}, { params: { id } });
    client.setQueryData(["order", id], order);
    return order;
  };
}

/** What a payment changes is read anew: the order, one's listings, the listing. */
export function useRefreshAfterPayment() {
  const client = useQueryClient();
  return () => {
    for (const key of ["orders", "own-listings", "property"]) void client.invalidateQueries({ queryKey: [key] });
  };
}

/** Mails a new discount code; the token it works with. Throws ApiFailure. */
export async function resendCode(request: { token: string } | { listingId: string }): Promise<string> {
  return (await api.post("/v1/property/resend-code", request)).token;
}
