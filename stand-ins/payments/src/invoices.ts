import type Stripe from "stripe";
import type { Call, Endpoint } from "./endpoints.ts";
import { invalidRequest } from "./errors.ts";
import { withTaxes } from "./invoice-object.ts";
import { listObjects, PAGING } from "./lists.ts";
import { getObject, lockObject, saveObject } from "./objects.ts";
import { choice, clearable, listOf, readParameters, text } from "./parameters.ts";
import { readTaxRates } from "./tax-rates.ts";

/** Changes a draft: finalized invoices stay as they are. */
async function update(call: Call): Promise<Stripe.Invoice> {
  const { default_tax_rates: rates } = readParameters(call.params, {
    default_tax_rates: clearable(listOf(text(255), 20)),
  });
  const invoice = await lockObject(call, { kind: "invoice", id: call.id });
  if (rates === undefined) return invoice;
  if (invoice.status !== "draft") {
    throw invalidRequest("This invoice is no longer editable: its tax rates can be changed only while it is a draft.");
  }
  return saveObject(call, withTaxes(invoice, await readTaxRates(call, rates ?? [], "default_tax_rates")));
}

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
  { method: "POST", path: "/v1/invoices/:id", run: update },
];
