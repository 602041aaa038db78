import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import type {
  AdminOrderDetails,
  ListAdminOrdersRequest,
  RefundRequest,
} from "@vestpocket/domain/orders/order-administration.schema";
import { api } from "../../platform/api.ts";
import { ApiFailure } from "../../platform/http.ts";

const PAGE_SIZE = 25;
const ORDERS = ["admin", "orders"];
const orderKey = (id: string) => ["admin", "order", id];

/** A page of all orders, newest first. */
export function useAdminOrders(request: Omit<ListAdminOrdersRequest, "limit">) {
  return useQuery({
    queryKey: [...ORDERS, request],
    queryFn: ({ signal }) => api.get("/v1/admin/orders", { query: { ...request, limit: PAGE_SIZE }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** An order with everything known about it. */
export function useAdminOrder(id: string) {
  return useQuery({
    queryKey: orderKey(id),
    queryFn: async ({ signal }): Promise<AdminOrderDetails> =>
      (await api.get("/v1/admin/orders/{id}", { params: { id }, signal })).order,
    // Each read is recorded in the audit log.
    refetchOnWindowFocus: false,
  });
}

/** Refunds an order and caches the updated order. Throws ApiFailure. */
export function useRefund(id: string) {
  const client = useQueryClient();
  return async (request: RefundRequest): Promise<AdminOrderDetails> => {
    try {
      const { order } = await api.post("/v1/admin/orders/{id}/refund", request, { params: { id } });
      client.setQueryData(orderKey(id), order);
      void client.invalidateQueries({ queryKey: ORDERS });
      return order;
    } catch (error) {
      // Someone else issued a refund in the meantime: show what can still be refunded.
      if (error instanceof ApiFailure && error.status === 409)
        void client.invalidateQueries({ queryKey: orderKey(id) });
      throw error;
    }
  };
}
