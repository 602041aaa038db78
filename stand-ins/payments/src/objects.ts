import type Stripe from "stripe";
import type { Behaviour } from "./cards.ts";
import { noSuch } from "./errors.ts";
import { toDate, type Work } from "./work.ts";

/** What the sandbox keeps, by the name it is published under. */
export interface Kinds {
  charge: Stripe.Charge;
  "checkout.session": Stripe.Checkout.Session;
  customer: Stripe.Customer | Stripe.DeletedCustomer;
  dispute: Stripe.Dispute;
  event: Stripe.Event;
  invoice: Stripe.Invoice;
  invoice_payment: Stripe.InvoicePayment;
  payment_intent: Stripe.PaymentIntent;
  payment_method: Stripe.PaymentMethod;
  price: Stripe.Price;
  refund: Stripe.Refund;
  subscription: Stripe.Subscription;
}
export type Kind = keyof Kinds;

/** What an invoice asks for: a price, how often, and what it is called. */
export interface InvoiceLine {
  readonly price: Stripe.Price;
  readonly quantity: number;
  readonly description: string;
}

/** What the sandbox knows of an object and publishes nowhere. */
export interface Notes {
  /** Of a payment method: what charging it brings. */
  readonly behaviour?: Behaviour;
  /** Of a payment intent: the checkout session it pays for. */
  readonly session?: string;
  /** Of a payment intent: where its authentication leads back to. */
  readonly returnUrl?: string;
  /** Of a checkout session: what it sells. */
  readonly lines?: readonly InvoiceLine[];
  /** Of a checkout session: what its subscription begins with. */
  readonly subscription?: { readonly metadata: Record<string, string>; readonly description: string | null };
  /** Of a checkout session: the payment intent under way. */
  readonly payment_intent?: string;
}

const NOUNS: Partial<Record<Kind, string>> = {
  payment_method: "PaymentMethod",
  "checkout.session": "checkout.session",
};

export async function insertObject<K extends Kind>(
  work: Work,
  kind: K,
  object: Kinds[K],
  aside: { notes?: Notes; dueAt?: number } = {},
): Promise<Kinds[K]> {
  await work.client.query(
    "INSERT INTO payment_sandbox.objects (id, kind, body, notes, due_at) VALUES ($1, $2, $3, $4, $5)",
    [
      object.id,
      kind,
      JSON.stringify(object),
      JSON.stringify(aside.notes ?? {}),
      aside.dueAt === undefined ? null : toDate(aside.dueAt),
    ],
  );
  return object;
}

/** Without `dueAt` its time stays; null takes it away. */
export async function saveObject<T extends { id: string }>(work: Work, object: T, dueAt?: number | null): Promise<T> {
  await work.client.query(
    "UPDATE payment_sandbox.objects SET body = $2, due_at = CASE WHEN $3 THEN $4 ELSE due_at END WHERE id = $1",
    [object.id, JSON.stringify(object), dueAt !== undefined, typeof dueAt === "number" ? toDate(dueAt) : null],
  );
  return object;
}

export async function findObject<K extends Kind>(work: Work, kind: K, id: string): Promise<Kinds[K] | undefined> {
  const sql = "SELECT body FROM payment_sandbox.objects WHERE id = $1 AND kind = $2";
  const { rows } = await work.client.query<{ body: Kinds[K] }>(sql, [id, kind]);
  return rows[0]?.body;
}

export async function getObject<K extends Kind>(work: Work, kind: K, id: string, param?: string): Promise<Kinds[K]> {
  const object = await findObject(work, kind, id);
  if (!object) throw noSuch(NOUNS[kind] ?? kind, id, param);
  return object;
}

/** Nobody else changes it, or reads it in order to, before this transaction ends. */
export async function lockObject<K extends Kind>(work: Work, kind: K, id: string, param?: string): Promise<Kinds[K]> {
  const sql = "SELECT body FROM payment_sandbox.objects WHERE id = $1 AND kind = $2 FOR UPDATE";
  const { rows } = await work.client.query<{ body: Kinds[K] }>(sql, [id, kind]);
  const object = rows[0]?.body;
  if (!object) throw noSuch(NOUNS[kind] ?? kind, id, param);
  return object;
}

export async function readNotes(work: Work, id: string): Promise<Notes> {
  const sql = "SELECT notes FROM payment_sandbox.objects WHERE id = $1";
  const { rows } = await work.client.query<{ notes: Notes }>(sql, [id]);
  return rows[0]?.notes ?? {};
}

export async function addNotes(work: Work, id: string, notes: Notes): Promise<void> {
  const after = { ...(await readNotes(work, id)), ...notes };
  await work.client.query("UPDATE payment_sandbox.objects SET notes = $2 WHERE id = $1", [id, JSON.stringify(after)]);
}
