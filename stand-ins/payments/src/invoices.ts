import type Stripe from "stripe";
import type { Call, Endpoint } from "./endpoints.ts";
import { invalidRequest } from "./errors.ts";
import { recordEvent } from "./events.ts";
import { lockRenewal } from "./hosted-invoices.ts";
import { toVoid, withTaxes } from "./invoice-object.ts";
import { listObjects, PAGING } from "./lists.ts";
import { getObject, lockObject, saveObject } from "./objects.ts";
import { choice, clearable, listOf, readParameters, text } from "./parameters.ts";
import { cancelIntent } from "./payment-intents.ts";
import { activate } from "./renewals.ts";
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

/** Voids an unpaid invoice, which can then never be paid. A subscription that was past due because of it is active again. */
async function voidInvoice(call: Call): Promise<Stripe.Invoice> {
  readParameters(call.params, {});
  const renewal = await lockRenewal(call, call.id);
  if (renewal === undefined) {
    const { status } = await getObject(call, { kind: "invoice", id: call.id });
    throw invalidRequest(`Only open and uncollectible invoices can be voided. This invoice is ${status}.`);
  }
  const { before, invoice, payment, intent } = renewal;
  await cancelIntent(call, { intent, reason: "void_invoice" });
  const transitions = { ...payment.status_transitions, canceled_at: call.now };
  await saveObject(call, { ...payment, status: "canceled", status_transitions: transitions });
  const voided = await saveObject(call, toVoid(invoice, call.now));
  await recordEvent(call, { type: "invoice.voided", object: voided });
  if (before.status === "past_due") await activate(call, { before, after: before });
  return voided;
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
  { method: "POST", path: "/v1/invoices/:id/void", run: voidInvoice },
];
