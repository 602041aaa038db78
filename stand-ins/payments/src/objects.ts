import type Stripe from "stripe";
import type { Behavior } from "./cards.ts";
import { noSuch } from "./errors.ts";
import { toDate, type Work } from "./work.ts";

/** The objects that the sandbox stores, by their published name. */
export interface Kinds {
  "billing_portal.session": Stripe.BillingPortal.Session;
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
  product: Stripe.Product;
  refund: Stripe.Refund;
  subscription: Stripe.Subscription;
  tax_rate: Stripe.TaxRate;
}
export type Kind = keyof Kinds;

/** A line of an invoice or a checkout. */
export interface InvoiceLine {
  readonly price: Stripe.Price;
  readonly quantity: number;
  readonly description: string;
}

/** What the sandbox stores about an object but never publishes. */
export interface Notes {
  /** For a payment method: how charging it ends. */
  readonly behavior?: Behavior;
  /** For a payment method: it was used or detached without a customer, and may not be used again. */
  readonly spent?: boolean;
  /** For a payment intent: the checkout session it pays for. */
  readonly session?: string;
  /** For a payment intent: the renewal's invoice that it pays. */
  readonly invoice?: string;
  /** For a payment intent: where the customer returns to after authentication. */
  readonly returnUrl?: string;
  /** For a checkout session: what it sells. */
  readonly lines?: readonly InvoiceLine[];
  /** For a checkout session: the data for its subscription. */
  readonly subscription?: {
    readonly metadata: Record<string, string>;
    readonly description: string | null;
    readonly default_tax_rates: readonly Stripe.TaxRate[];
  };
  /** For a checkout session: its current payment intent. */
  readonly payment_intent?: string;
}

const NOUNS: Partial<Record<Kind, string>> = {
  payment_method: "PaymentMethod",
  "checkout.session": "checkout.session",
};

export async function insertObject<K extends Kind>(
  work: Work,
  { kind, object, notes = {}, dueAt }: { kind: K; object: Kinds[K]; notes?: Notes; dueAt?: number },
): Promise<Kinds[K]> {
  const due = dueAt === undefined ? null : toDate(dueAt);
  await work.client.query(
    "INSERT INTO payment_sandbox.objects (id, kind, body, notes, due_at) VALUES ($1, $2, $3, $4, $5)",
    [object.id, kind, JSON.stringify(object), JSON.stringify(notes), due],
  );
  return object;
}

/** Saves an object. Its due time is unchanged. */
export async function saveObject<T extends { id: string }>(work: Work, object: T): Promise<T> {
  const sql = "UPDATE payment_sandbox.objects SET body = $2 WHERE id = $1";
  await work.client.query(sql, [object.id, JSON.stringify(object)]);
  return object;
}

/** Saves an object and sets when time changes it next; null means never. */
export async function saveScheduled<T extends { id: string }>(
  work: Work,
  { object, dueAt }: { object: T; dueAt: number | null },
): Promise<T> {
  const sql = "UPDATE payment_sandbox.objects SET body = $2, due_at = $3 WHERE id = $1";
  await work.client.query(sql, [object.id, JSON.stringify(object), dueAt === null ? null : toDate(dueAt)]);
  return object;
}

interface Wanted<K extends Kind> {
  readonly kind: K;
  readonly id: string;
  /** The request parameter that names the object, for the error message. */
  readonly param?: string | undefined;
}

export async function findObject<K extends Kind>(
  work: Work,
  { kind, id }: { kind: K; id: string },
): Promise<Kinds[K] | undefined> {
  const sql = "SELECT body FROM payment_sandbox.objects WHERE id = $1 AND kind = $2";
  const { rows } = await work.client.query<{ body: Kinds[K] }>(sql, [id, kind]);
  return rows[0]?.body;
}

export async function getObject<K extends Kind>(work: Work, { kind, id, param }: Wanted<K>): Promise<Kinds[K]> {
  const object = await findObject(work, { kind, id });
  if (!object) throw noSuch({ noun: NOUNS[kind] ?? kind, id, param });
  return object;
}

/** Locks the object until this transaction ends. */
export async function lockObject<K extends Kind>(work: Work, { kind, id, param }: Wanted<K>): Promise<Kinds[K]> {
  const sql = "SELECT body FROM payment_sandbox.objects WHERE id = $1 AND kind = $2 FOR UPDATE";
  const { rows } = await work.client.query<{ body: Kinds[K] }>(sql, [id, kind]);
  const object = rows[0]?.body;
  if (!object) throw noSuch({ noun: NOUNS[kind] ?? kind, id, param });
  return object;
}

export async function readNotes(work: Work, id: string): Promise<Notes> {
  const sql = "SELECT notes FROM payment_sandbox.objects WHERE id = $1";
  const { rows } = await work.client.query<{ notes: Notes }>(sql, [id]);
  return rows[0]?.notes ?? {};
}

export async function addNotes(work: Work, { id, notes }: { id: string; notes: Notes }): Promise<void> {
  const after = { ...(await readNotes(work, id)), ...notes };
  await work.client.query("UPDATE payment_sandbox.objects SET notes = $2 WHERE id = $1", [id, JSON.stringify(after)]);
}
