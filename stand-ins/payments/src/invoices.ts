import type { Endpoint } from "./endpoints.ts";
import { listObjects, PAGING } from "./lists.ts";
import { getObject } from "./objects.ts";
import { choice, readParameters, text } from "./parameters.ts";

export const invoiceEndpoints: readonly Endpoint[] = [
  {
    method: "GET",
    path: "/v1/invoices",
    run: async (call) => {
      const { customer, subscription, status, ...page } = readParameters(call.params, {
        ...PAGING,
        customer: text(255),
        subscription: text(255),
        status: choice("draft", "open", "paid", "uncollectible", "void"),
      });
      const where = { customer, status, "parent.subscription_details.subscription": subscription };
      return listObjects(call, { kind: "invoice", url: "/v1/invoices", page, where });
    },
  },
  {
    method: "GET",
    path: "/v1/invoices/:id",
    run: async (call) => {
      readParameters(call.params, {});
      return getObject(call, { kind: "invoice", id: call.id });
    },
  },
];
