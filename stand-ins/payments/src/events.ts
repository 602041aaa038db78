import type Stripe from "stripe";
import type { Endpoint } from "./endpoints.ts";
import { newId } from "./keys.ts";
import { listObjects, PAGING } from "./lists.ts";
import { getObject, insertObject } from "./objects.ts";
import { choice, listOf, readParameters } from "./parameters.ts";
import { toDate, type Work } from "./work.ts";

/** The version of Stripe's API that the sandbox speaks. */
export const API_VERSION = "2026-10-28.endive";

const TYPES = [
  "charge.dispute.closed",
  "charge.dispute.created",
  "charge.dispute.funds_reinstated",
  "charge.dispute.funds_withdrawn",
  "charge.dispute.updated",
  "charge.failed",
  "charge.refunded",
  "charge.succeeded",
  "checkout.session.completed",
  "checkout.session.expired",
  "customer.subscription.created",
  "customer.subscription.deleted",
  "customer.subscription.updated",
  "customer.updated",
  "invoice.created",
  "invoice.finalized",
  "invoice.paid",
  "invoice.payment_action_required",
  "invoice.payment_failed",
  "invoice.voided",
  "payment_intent.canceled",
  "payment_intent.created",
  "payment_intent.payment_failed",
  "payment_intent.requires_action",
  "payment_intent.succeeded",
  "payment_method.attached",
  "payment_method.detached",
  "refund.failed",
  "refund.updated",
] as const;
export type EventType = (typeof TYPES)[number];

/** Records an event with the object's current state; it is sent after the commit. */
export async function recordEvent(
  work: Work,
  {
    type,
    object,
    before,
  }: { type: EventType; object: { readonly id: string }; before?: Readonly<Record<string, unknown>> },
): Promise<void> {
  const event = {
    id: newId("evt"),
    object: "event",
    api_version: API_VERSION,
    created: work.now,
    data: { object, ...(before && { previous_attributes: before }) },
    livemode: false,
    pending_webhooks: 1,
    request: work.request,
    type,
  } satisfies Stripe.EventBase;
  await insertObject(work, { kind: "event", object: event as unknown as Stripe.Event });
  await work.client.query("INSERT INTO payment_sandbox.deliveries (event, created_at, due_at) VALUES ($1, $2, $2)", [
    event.id,
    toDate(work.now),
  ]);
}

export const eventEndpoints: readonly Endpoint[] = [
  {
    method: "GET",
    path: "/v1/events/:id",
    run: async (call) => {
      readParameters(call.params, {});
      return getObject(call, { kind: "event", id: call.id });
    },
  },
  {
    method: "GET",
    path: "/v1/events",
    run: async (call) => {
      const type = choice(...TYPES);
      const given = readParameters(call.params, { ...PAGING, type, types: listOf(type, 20) });
      const where = { type: given.types ?? given.type };
      return listObjects(call, { kind: "event", url: "/v1/events", page: given, where });
    },
  },
];
