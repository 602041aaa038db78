import {
  adminOrderDetailsSchema,
  adminOrdersSchema,
  listAdminOrdersRequestSchema,
  refundRequestSchema,
} from "@vestpocket/domain/orders/order-administration.schema";
import { z } from "zod/mini";
import type { Api, Gate } from "../../platform/http/api.ts";
import { languageOf } from "../../platform/language.ts";
import { getViewer } from "../../platform/session/viewer.ts";
import type { OrderAdministration } from "./order-administration.usecases.ts";

const tags = ["orders"];
const idSchema = z.object({ id: z.uuid() });
const detailsSchema = z.object({ order: adminOrderDetailsSchema });

/** For administrators: the orders of everybody. */
export function registerOrderAdministration(
  api: Api,
  { administration, gate }: { administration: OrderAdministration; gate: Gate },
): void {
  api.get(
    "/v1/admin/orders",
    {
      onRequest: gate,
      schema: {
        tags,
        summary: "List and look up orders, newest first",
        querystring: listAdminOrdersRequestSchema,
        response: { 200: adminOrdersSchema },
      },
    },
    async (request) => administration.list(request.query),
  );

  api.get(
    "/v1/admin/orders/:id",
    {
      onRequest: gate,
      schema: {
        tags,
        summary: "An order with its quotes, its payment at the provider and what happened to it",
        params: idSchema,
        response: { 200: detailsSchema },
      },
    },
    async (request) => ({
      order: await administration.read(
        { uid: getViewer(request).uid, language: languageOf(request) },
        request.params.id,
      ),
    }),
  );

  api.post(
    "/v1/admin/orders/:id/refund",
    {
      onRequest: gate,
      schema: {
        tags,
        summary: "Send back what was paid for an order, or a part of it; the answer is the order afterwards",
        params: idSchema,
        body: refundRequestSchema,
        response: { 200: detailsSchema },
      },
    },
    async (request) => ({
      order: await administration.refund(
        { uid: getViewer(request).uid, language: languageOf(request) },
        request.params.id,
        request.body,
      ),
    }),
  );
}
