import type { PoolClient } from "pg";
import type Stripe from "stripe";
import { noSuch } from "./errors.ts";
import { newId } from "./keys.ts";

/** The API's version whose shapes are spoken. */
const API_VERSION = "2026-10-28.endive";

/** What there is, by the name the API calls it. */
interface Kinds {
  readonly customer: Stripe.Customer;
  readonly payment_intent: Stripe.PaymentIntent;
  readonly charge: Stripe.Charge;
  readonly refund: Stripe.Refund;
  readonly dispute: Stripe.Dispute;
  readonly "checkout.session": Stripe.Checkout.Session;
  readonly subscription: Stripe.Subscription;
  readonly invoice: Stripe.Invoice;
}
export type Kind = keyof Kinds;

/** A card as it may be kept: never its number. */
export interface KeptCard {
  readonly behaviour: string;
  readonly brand: string;
  readonly last4: string;
  readonly expMonth: number;
  readonly expYear: number;
}

/** A line of what is bought. */
export interface Line {
  readonly name: string;
  /** Integer cents of one. */
  readonly cents: number;
  readonly quantity: number;
}

/** What belongs to an object and is never shown. */
interface Private {
  readonly card?: KeptCard;
  readonly returnUrl?: string;
  /** The payment by which a checkout is paid. */
  readonly intent?: string;
  /** The payment by which an invoice was paid. */
  readonly paidBy?: string;
  readonly lines?: readonly Line[];
  readonly subscriptionMetadata?: Stripe.Metadata;
}

/** Objects within one transaction. */
export interface Store {
  readonly now: Date;
  /** Seconds since 1970. */
  readonly seconds: number;
  /** The object, which nobody else changes until the transaction ends. Throws ApiError 404. */
  get<K extends Kind>(kind: K, id: string, param?: string): Promise<Kinds[K]>;
  getPrivate(id: string): Promise<Private>;
  add<K extends Kind>(kind: K, object: Kinds[K], hidden?: Private): Promise<Kinds[K]>;
  save<K extends Kind>(kind: K, object: Kinds[K], hidden?: Private): Promise<Kinds[K]>;
  /** Newest first. `where`: members that have to have these values. */
  list<K extends Kind>(kind: K, where: Readonly<Record<string, string>>, limit: number): Promise<Kinds[K][]>;
  findByIntent(intentId: string): Promise<string | undefined>;
  /** Tells of what happened; it is delivered once the transaction has ended. */
  emit(type: string, object: object): Promise<void>;
}

export function openStore(client: PoolClient, now: Date, request: { key: string | undefined }): Store {
  const seconds = Math.floor(now.getTime() / 1000);

  async function write(kind: Kind, object: { id: string }, hidden: Private): Promise<void> {
    await client.query(
      `INSERT INTO payment_sandbox.objects AS kept (id, kind, data, private) VALUES ($1, $2, $3, $4)
       ON CONFLICT (id) DO UPDATE SET data = excluded.data, private = kept.private || excluded.private`,
      [object.id, kind, JSON.stringify(object), JSON.stringify(hidden)],
    );
  }

  return {
    now,
    seconds,
    async get<K extends Kind>(kind: K, id: string, param?: string) {
      const { rows } = await client.query<{ data: Kinds[K] }>(
        "SELECT data FROM payment_sandbox.objects WHERE id = $1 AND kind = $2 FOR UPDATE",
        [id, kind],
      );
      if (rows[0] === undefined) throw noSuch(kind, id, param);
      return rows[0].data;
    },
    async getPrivate(id) {
      const { rows } = await client.query<{ private: Private }>(
        "SELECT private FROM payment_sandbox.objects WHERE id = $1",
        [id],
      );
      return rows[0]?.private ?? {};
    },
    async add(kind, object, hidden = {}) {
      await write(kind, object, hidden);
      return object;
    },
    async save(kind, object, hidden = {}) {
      await write(kind, object, hidden);
      return object;
    },
    async list<K extends Kind>(kind: K, where: Readonly<Record<string, string>>, limit: number) {
      const { rows } = await client.query<{ data: Kinds[K] }>(
        `SELECT data FROM payment_sandbox.objects WHERE kind = $1 AND data @> $2 ORDER BY position DESC LIMIT $3`,
        [kind, JSON.stringify(where), limit],
      );
      return rows.map(({ data }) => data);
    },
    async findByIntent(intentId) {
      const { rows } = await client.query<{ id: string }>(
        "SELECT id FROM payment_sandbox.objects WHERE private ->> 'intent' = $1",
        [intentId],
      );
      return rows[0]?.id;
    },
    async emit(type, object) {
      const event = {
        id: newId("evt"),
        object: "event",
        api_version: API_VERSION,
        created: seconds,
        data: { object },
        livemode: false,
        pending_webhooks: 1,
        request: { id: newId("req"), idempotency_key: request.key ?? null },
        type,
      };
      await client.query("INSERT INTO payment_sandbox.events (id, type, data) VALUES ($1, $2, $3)", [
        event.id,
        type,
        JSON.stringify(event),
      ]);
    },
  };
}
