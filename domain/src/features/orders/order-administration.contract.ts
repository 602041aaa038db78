import { z } from "zod/mini";
import { defineCall } from "../../shared/contract.ts";
import { idText } from "../../shared/ids.schema.ts";
import {
  adminOrderDetailsSchema,
  adminOrdersSchema,
  listAdminOrdersRequestSchema,
  refundRequestSchema,
} from "./order-administration.schema.ts";

const tag = "orders";
const orderParams = z.object({ id: idText });
const orderAnswer = z.object({ order: adminOrderDetailsSchema });

export const listAllOrders = defineCall({
  method: "GET",
  path: "/v1/admin/orders",
  tag,
  summary: "List and search all orders, newest first",
  access: "administrators",
  duties: ["finance"],
  query: listAdminOrdersRequestSchema,
  answer: adminOrdersSchema,
});

export const exportAllOrders = defineCall({
  method: "GET",
  path: "/v1/admin/orders/export",
  isAudited: true,
  tag,
  summary: "Download orders as CSV, filtered like the list",
  access: "administrators",
  duties: ["finance"],
  query: z.omit(listAdminOrdersRequestSchema, { page: true, limit: true }),
});

export const readAnyOrder = defineCall({
  method: "GET",
  path: "/v1/admin/orders/{id}",
  isAudited: true,
  tag,
  summary: "Read an order with its quotes, its payment at the provider and its history",
  access: "administrators",
  duties: ["finance"],
  params: orderParams,
  answer: orderAnswer,
});

export const refundOrder = defineCall({
  method: "POST",
  path: "/v1/admin/orders/{id}/refund",
  tag,
  summary: "Refund all or part of an order and return the updated order",
  access: "administrators",
  duties: ["finance"],
  params: orderParams,
  body: refundRequestSchema,
  answer: orderAnswer,
});
