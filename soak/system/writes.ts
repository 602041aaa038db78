import { buildAccount } from "@vestpocket/domain/accounts/accounts.factory";
import type { Random } from "@vestpocket/domain/shared/random";
import { buildTicket } from "@vestpocket/domain/tickets/tickets.factory";
import { v7 as newId } from "uuid";
import { buildListingForm, PDF } from "../../server/src/testing/listing-forms.ts";
import type { Answer, Call } from "./client.ts";
import { inventPhone, type Person } from "./people.ts";

/** A call that changes something. The marker identifies its row in the database. */
export interface Write {
  readonly kind: WriteKind;
  readonly marker: string;
  readonly call: Call;
}

export interface Writer extends Person {
  readonly random: Random;
  /** Someone else's public listing. */
  readonly active: { readonly id: string; readonly url: string };
  readonly picture: Buffer;
  /** The writer's own acknowledged listings that are not ordered yet. */
  readonly unpaid: string[];
}

export type WriteKind = "sign-up" | "ticket" | "inquiry" | "listing" | "order";

/** How to find each row: `id` is what was acknowledged. */
export const ROWS: Readonly<Record<WriteKind, string>> = {
  "sign-up": "SELECT '' AS id, email AS marker FROM accounts WHERE email = ANY ($1)",
  ticket: "SELECT number AS id, email AS marker FROM tickets WHERE email = ANY ($1)",
  inquiry: `SELECT inquiry_id::text AS id, text AS marker FROM inquiry_messages WHERE text = ANY ($1)`,
  listing: "SELECT id::text AS id, description AS marker FROM listings WHERE description = ANY ($1)",
  order: "SELECT id::text AS id, listing_id::text AS marker FROM orders WHERE listing_id::text = ANY ($1)",
};

/** What a response acknowledged. */
export function readId({ kind }: Write, { body }: Answer): string {
  if (kind === "ticket") return body.ticketNumber;
  if (kind === "inquiry") return body.inquiryId;
  if (kind === "listing") return body.msg.propertyId;
  if (kind === "order") return body.orderId;
  return "";
}

/**
 * Mostly small writes, so that many are in progress whenever something is killed, and many are acknowledged between two
 * kills.
 */
const KINDS: readonly WriteKind[] = [
  ...Array<WriteKind>(12).fill("ticket"),
  ...Array<WriteKind>(12).fill("inquiry"),
  ...Array<WriteKind>(2).fill("listing"),
  ...Array<WriteKind>(2).fill("order"),
  "sign-up",
];

export function buildWrite(writer: Writer): Write {
  const kind = writer.random.pick(KINDS);
  if (kind === "order") {
    const listing = writer.unpaid.pop();
    return listing === undefined ? buildListing(writer) : buildOrder(writer, listing);
  }
  if (kind === "listing") return buildListing(writer);
  return kind === "ticket" ? buildNewTicket() : kind === "inquiry" ? buildInquiry(writer) : buildSignUp(writer);
}

function buildNewTicket(): Write {
  const marker = `${newId()}@example.ca`;
  const headers = { "idempotency-key": newId() };
  const call = { path: "/v1/admin/add-ticket", body: buildTicket({ email: marker }), headers };
  return { kind: "ticket", marker, call };
}

function buildInquiry({ token, active }: Writer): Write {
  const marker = `Is the roof new? ${newId()}`;
  const body = {
    senderEmail: "robin@elsewhere.example",
    senderName: "Robin Whitford",
    message: marker,
    listingLink: active.url,
  };
  const headers = { "idempotency-key": newId() };
  return { kind: "inquiry", marker, call: { path: "/v1/mail/sendInquiryMail", token, body, headers } };
}

function buildListing({ token, picture }: Writer): Write {
  const marker = `A listing of a campaign. ${newId()}`;
  const form = buildListingForm({ description: marker }, [
    { name: "thumbnail", filename: "front.png", type: "image/png", content: picture },
    { name: "documents", filename: "plan.pdf", type: "application/pdf", content: PDF },
  ]);
  const headers = { "idempotency-key": newId() };
  return { kind: "listing", marker, call: { path: "/v1/property/", token, form, headers } };
}

function buildOrder({ token }: Writer, listingId: string): Write {
  const body = { planType: "Basic", listingId };
  return {
    kind: "order",
    marker: listingId,
    call: { path: "/v1/checkout-session/generate-payment-intent", token, body },
  };
}

function buildSignUp({ random }: Writer): Write {
  const marker = `${newId()}@example.ca`;
  const { firstName, lastName, password } = buildAccount();
  const body = { firstName, lastName, password, email: marker, phoneNumber: inventPhone(random) };
  return { kind: "sign-up", marker, call: { path: "/v1/auth/sign-up", body } };
}
