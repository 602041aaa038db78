import { sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { createAccessJourneys } from "./access.ts";
import { createJourneys, type SignedIn } from "./account-journeys.ts";
import { buildForm } from "./forms.ts";
import { drawPng } from "./listing-forms.ts";
import { createOfferJourneys } from "./offers.ts";
import { createPasskeyJourneys } from "./passkeys.ts";
import { askToPay } from "./payments.ts";
import { buildDocumentForm, buildPdf } from "./room-files.ts";
import { PASSWORD, type TestApp } from "./test-app.ts";

/** Everything that someone can own and a call can name. */
export type OwnedKind =
  | "listing"
  | "hiddenListing"
  | "draft"
  | "draftFile"
  | "request"
  | "grant"
  | "inquiry"
  | "offer"
  | "order"
  | "question"
  | "document"
  | "signature"
  | "session"
  | "passkey"
  | "account";

export type OwnedThings = Readonly<Record<OwnedKind, string>>;

/** An owner with one of everything, and a reader who has access and dealings with them. */
export interface OwnedWorld {
  readonly ids: OwnedThings;
  readonly owner: SignedIn;
  readonly reader: SignedIn;
  /** Had access once, and no longer has it. */
  readonly revoked: SignedIn;
}

/** Builds the world through the API, on a site that takes payments. */
export async function buildOwnedWorld(site: TestApp): Promise<OwnedWorld> {
  const journeys = await createOfferJourneys(site);
  const { sign } = await createAccessJourneys(site);
  const { owner } = journeys;
  const say = async (who: SignedIn, path: string, body: object = {}) => {
    const { status, text, body: said } = await site.call("POST", path, { token: who.token, body });
    if (status >= 300) throw new Error(`${path}: ${status} ${text}`);
    return said;
  };
  const listing = await journeys.offer();
  await site.db.execute(sql`UPDATE listings SET teaser = 'picture' WHERE id = ${listing}`);
  const [hiddenListing = ""] = await site.addListings([{ ownerId: owner.uid, status: "draft" }]);
  await say(owner, `/v1/property/${listing}/agreement`, { kind: "standard" });

  const reader = await journeys.enter({ firstName: "Luc" });
  const revoked = await journeys.enter({ firstName: "Rita" });
  for (const person of [reader, revoked]) {
    await sign(person, listing);
    await journeys.letIn(person, listing);
  }
  const { rows } = await site.db.execute<{ id: string; requestId: string; accountId: string }>(
    sql`SELECT id, request_id AS "requestId", account_id AS "accountId" FROM access_grants WHERE listing_id = ${listing}`,
  );
  const grantOf = ({ uid }: SignedIn) => rows.find(({ accountId }) => accountId === uid);
  await say(owner, `/v1/access/grants/${grantOf(revoked)?.id}/revoke`, { reason: "Sold." });
  const { offerId } = (await journeys.make(reader, listing)).body;
  await say(reader, `/v1/property/${listing}/questions`, { kind: "question", text: "Is the roof new?" });
  const inquiry = await say(reader, "/v1/mail/sendInquiryMail", {
    ...{ senderEmail: "a@example.ca", senderName: "A B" },
    listingLink: `${site.config.publicUrl}/property/${listing}`,
  });
  const signed = await site.db.execute<{ id: string }>(
    sql`SELECT id FROM agreement_signatures WHERE account_id = ${reader.uid}`,
  );
  const questions = await site.db.execute<{ id: string }>(sql`SELECT id FROM questions WHERE listing_id = ${listing}`);
  return {
    owner,
    reader,
    revoked,
    ids: {
      ...{ listing, hiddenListing, account: owner.uid, offer: offerId, inquiry: inquiry.inquiryId },
      question: questions.rows[0]?.id ?? "",
      grant: grantOf(reader)?.id ?? "",
      request: grantOf(reader)?.requestId ?? "",
      signature: signed.rows[0]?.id ?? "",
      order: (await askToPay(site, { token: owner.token, listingId: hiddenListing })).body.orderId,
      ...(await beginDraft(site, owner)),
      ...(await addDocument(site, owner, listing)),
      ...(await addDevices(site, owner)),
    },
  };
}

async function beginDraft(site: TestApp, { token }: SignedIn) {
  const draft = newId();
  const files = buildForm([{ name: "thumbnail", filename: "a.png", content: await drawPng() }]);
  const blank = { type: "Office", subtype: "", title: "Half", price: "4", listingType: "", province: "", city: "" };
  const content = { ...blank, description: "", keywords: [], fields: {}, includes: [] };
  await site.call("POST", `/v1/drafts/${draft}`, { token, body: { content, revision: 0 } });
  const added = await site.call("POST", `/v1/drafts/${draft}/files`, { token, ...files });
  return { draft, draftFile: added.body.draft.files[0].id as string };
}

async function addDocument(site: TestApp, { token }: SignedIn, listing: string) {
  const form = buildDocumentForm(await buildPdf({ pages: 1 }));
  const added = await site.call("POST", `/v1/rooms/${listing}/documents?folder=leases`, { token, ...form });
  return { document: added.body.document.id as string };
}

/** A second device, and a passkey. */
async function addDevices(site: TestApp, owner: SignedIn) {
  const people = createJourneys(site);
  await people.signInOnDevice(owner.email);
  const passkeys = createPasskeyJourneys(site, people);
  await passkeys.addPasskey(owner, { password: PASSWORD });
  const { sessions } = (await site.call("GET", "/v1/auth/sessions", { token: owner.token })).body;
  const other = sessions.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
  return { session: other.id as string, passkey: (await passkeys.list(owner.token))[0]?.id ?? "" };
}
