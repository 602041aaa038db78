import type Stripe from "stripe";
import { type Card, readCard, type TypedCard } from "./cards.ts";
import { lockCustomer } from "./customers.ts";
import type { Call, Endpoint } from "./endpoints.ts";
import { noSuch } from "./errors.ts";
import { recordEvent } from "./events.ts";
import { newId } from "./keys.ts";
import { listObjects } from "./lists.ts";
import { getObject, insertObject, saveObject } from "./objects.ts";
import { choice, ignored, nested, readParameters, required, text, url } from "./parameters.ts";
import { keepPaymentMethod } from "./payment-methods.ts";
import { HOUR } from "./time.ts";
import { toDate, type Work } from "./work.ts";

async function create(call: Call): Promise<Stripe.BillingPortal.Session> {
  const given = readParameters(call.params, {
    configuration: text(255),
    customer: text(255),
    flow_data: nested({ after_completion: ignored, type: choice("payment_method_update") }),
    locale: choice("auto", "en", "en-CA", "fr", "fr-CA"),
    return_url: url,
  });
  const customer = await lockCustomer(call, { id: required(given.customer, "customer") });
  const id = newId("bps");
  const returnUrl = given.return_url ?? null;
  const session: Stripe.BillingPortal.Session = {
    id,
    object: "billing_portal.session",
    configuration: given.configuration ?? "bpc_sandbox",
    created: call.now,
    customer: customer.id,
    customer_account: null,
    flow: given.flow_data
      ? {
          after_completion: { hosted_confirmation: null, redirect: null, type: "portal_homepage" },
          customer_update: null,
          subscription_cancel: null,
          subscription_pause: null,
          subscription_update: null,
          subscription_update_confirm: null,
          type: "payment_method_update",
        }
      : null,
    livemode: false,
    locale: given.locale ?? null,
    on_behalf_of: null,
    return_url: returnUrl,
    url: `${call.pagesUrl}/portal/${id}`,
  };
  return insertObject(call, { kind: "billing_portal.session", object: session });
}

/** What a portal's page shows. */
export interface Portal {
  readonly session: Stripe.BillingPortal.Session;
  readonly card: Stripe.PaymentMethod | undefined;
  readonly invoices: readonly Stripe.Invoice[];
}

/** A session's portal. Throws for one that is older than an hour. */
export async function readPortal(work: Work, id: string): Promise<Portal> {
  const session = await getObject(work, { kind: "billing_portal.session", id });
  if (session.created + HOUR < work.now) throw noSuch({ noun: "billing_portal.session", id });
  const { customer: customerId } = session;
  const customer = await lockCustomer(work, { id: customerId });
  const { data: invoices } = await listObjects(work, {
    kind: "invoice",
    url: "",
    page: { limit: 20 },
    where: { customer: customerId },
    except: { status: "draft" },
  });
  const [subscription] = await listSubscriptions(work, customerId);
  const cardId = customer.invoice_settings.default_payment_method ?? subscription?.default_payment_method;
  const card = cardId && (await getObject(work, { kind: "payment_method", id: String(cardId) }));
  return { session, card: card || undefined, invoices };
}

async function listSubscriptions(work: Work, customer: string): Promise<Stripe.Subscription[]> {
  const where = { customer };
  return (await listObjects(work, { kind: "subscription", url: "", where, except: { status: "canceled" } })).data;
}

/** Sets a card as typed as the customer's default. Its subscriptions keep theirs, like those of a checkout. */
export async function replaceCard(work: Work, { id, typed }: { id: string; typed: TypedCard }): Promise<void> {
  const { session } = await readPortal(work, id);
  const card: Card = readCard(typed, { now: toDate(work.now), within: "card" });
  const customer = await lockCustomer(work, { id: session.customer });
  const method = await keepPaymentMethod(work, { card });
  await saveObject(work, { ...method, customer: customer.id });
  const settings = { ...customer.invoice_settings, default_payment_method: method.id };
  const changed = await saveObject<Stripe.Customer>(work, { ...customer, invoice_settings: settings });
  await recordEvent(work, {
    type: "customer.updated",
    object: changed,
    before: { invoice_settings: customer.invoice_settings },
  });
}

export const portalEndpoints: readonly Endpoint[] = [
  { method: "POST", path: "/v1/billing_portal/sessions", run: create },
];
