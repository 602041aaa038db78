import { createHash } from "node:crypto";
import { STANDARD_AGREEMENT } from "@vestpocket/domain/agreements/standard-agreement";
import pg from "pg";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { drawPdf } from "../../platform/pdf/draw-pdf.ts";
import type { PdfContent } from "../../platform/pdf/pdf-content.ts";
import { useOldStandard } from "../../testing/agreements.ts";
import { buildTestApp, PASSWORD, type TestApp } from "../../testing/test-app.ts";
import { findText } from "./agreements.queries.ts";
import { listBrokenEvidence } from "./agreements.ts";
import { writeLocal } from "./certificate-facts.views.ts";
import { findCertificate, findSignatureOf } from "./certificates.queries.ts";
import { toCertificate } from "./certificates.views.ts";
import { findEvent } from "./rooms.queries.ts";

const PHONE = "+14165550187";

describe("a signature's certificate", () => {
  let site: TestApp;
  let owner: { uid: string; token: string; email: string };
  let buyer: { uid: string; token: string; email: string };
  let id: string;
  beforeAll(async () => {
    site = await buildTestApp();
    owner = await site.signInAs({ firstName: "Olive", lastName: "Roy" });
    buyer = await site.signInAs({ phoneVerifiedAt: site.clock.now(), phoneNumber: PHONE, language: "fr" });
  });
  beforeEach(async () => {
    [id = ""] = await site.addListings([{ ownerId: owner.uid }]);
    const body = { kind: "standard" };
    await site.call("POST", `/v1/property/${id}/agreement`, { token: owner.token, body });
  });
  afterAll(() => site.close());

  async function sign(changed: object = {}): Promise<string> {
    const path = `/v1/property/${id}/agreement`;
    const { token } = buyer;
    const { version, language, sha256 } = (await site.call("POST", `${path}/open`, { token, body: {} })).body;
    const form = { name: "Ÿvonne Łukasz", capacity: "self", agreed: true, password: PASSWORD };
    const zone = { timeZone: "America/St_Johns" };
    const body = { version, language, sha256, ...form, ...zone, ...changed };
    const signed = await site.call("POST", `${path}/sign`, { token, body });
    expect(signed.status).toBe(200);
    return signed.body.id;
  }
  const download = (signatureId: string, token: string, room = id) =>
    site.call("GET", `/v1/property/${room}/agreement/signatures/${signatureId}/certificate`, { token });
  const toSha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

  /** A signature's document, from its rows. */
  async function rebuild(signatureId: string): Promise<PdfContent> {
    const signature = await findSignatureOf(site.db, { id: signatureId, room: id, uid: buyer.uid });
    const event = signature && (await findEvent(site.db, { room: id, seq: signature.seq }));
    const text = signature && (await findText(site.db, signature));
    if (signature === undefined || event === undefined || text === undefined) throw new Error("no signature");
    return toCertificate({ signature, text, event, verifyUrl: `${site.config.publicUrl}/fr/verify#${event.hash}` });
  }
  const listValues = ({ blocks }: PdfContent) =>
    Object.fromEntries(blocks.flatMap((block) => (block.kind === "facts" ? block.rows : [])));

  /** Alters evidence as the database's owner could. */
  async function tamper(statement: string, values: unknown[]): Promise<void> {
    const client = new pg.Client({ connectionString: site.superuserUrl });
    await client.connect();
    await client.query("SET session_replication_role = replica");
    await client.query(statement, values);
    await client.end();
  }

  test("is mailed to both parties at once, and both download the same file", async () => {
    const signatureId = await sign();
    const kept = await findCertificate(site.db, signatureId);
    for (const { email, token } of [buyer, owner]) {
      const [mail] = (await site.call("GET", `/dev/outbox.json?to=${encodeURIComponent(email)}`)).body.messages;
      expect(mail.attachments).toMatchObject([{ name: `certificat-${signatureId}.pdf`, mediaType: "application/pdf" }]);
      const mailed = Buffer.from(mail.attachments[0].content, "base64");
      expect(mailed.subarray(0, 8).toString()).toBe("%PDF-1.7");
      expect(toSha256(mailed)).toBe(kept?.sha256);
      expect(mail.text).toContain(kept?.sha256);
      const { statusCode, headers, rawPayload } = await site.app.inject({
        url: `/v1/property/${id}/agreement/signatures/${signatureId}/certificate`,
        headers: { authorization: `Bearer ${token}` },
      });
      expect(statusCode).toBe(200);
      expect(toSha256(rawPayload)).toBe(kept?.sha256);
      expect(headers).toMatchObject({ "content-type": "application/pdf", "cache-control": "private, no-store" });
      expect(headers["content-disposition"]).toContain(`certificat-${signatureId}.pdf`);
    }
  });

  test("can be recreated byte for byte from the rows, and states everything stored, in the language signed", async () => {
    const signatureId = await sign({ capacity: "company", company: "9123-4567 Québec inc.", title: "Présidente" });
    const content = await rebuild(signatureId);
    expect(toSha256(await drawPdf(content))).toBe((await findCertificate(site.db, signatureId))?.sha256);
    expect(content.language).toBe("fr");
    const signedAt = site.clock.now();
    const utc = `${signedAt.toISOString().slice(0, 19).replace("T", " ")} UTC`;
    const { rows } = await site.db.$client.query(
      "SELECT seq, encode(prev, 'hex') AS prev, encode(hash, 'hex') AS hash FROM room_events WHERE room = $1 AND kind = 'agreement_signed'",
      [id],
    );
    expect(listValues(content)).toMatchObject({
      Signataire: "Ÿvonne Łukasz",
      "Signe pour": expect.stringContaining("9123-4567 Québec inc."),
      Courriel: expect.stringContaining(buyer.email),
      Téléphone: expect.stringMatching(/0187/u),
      "Nom au compte": expect.stringMatching(/\nDiffère/u),
      "Partie divulgatrice": "Olive Roy",
      "A publié l’annonce à titre de": "Titulaire d’un permis de courtage, selon sa déclaration",
      Agence: "Non consigné",
      "Agit pour": "Le propriétaire, pas encore nommé",
      "Annonce, à la signature": "Corner store with a flat above",
      "Numéro de l’annonce": id,
      Signé: `${utc}\n${writeLocal(signedAt, "America/St_Johns")}`,
      "Langues, dans l’ordre offert": expect.stringMatching(/^Français, Anglais\nLe français d’abord/u),
      "Adresse IP": "127.0.0.1",
      "SHA-256 de l’enregistrement précédent": rows[0].prev,
      "SHA-256 de cet enregistrement": rows[0].hash,
    });
    const written = content.blocks.flatMap((block) => ("text" in block ? [block.text] : []));
    const [, french] = STANDARD_AGREEMENT.texts;
    expect(written.join("\n\n")).toContain(french?.body);
    expect(content.blocks).toContainEqual(
      expect.objectContaining({ kind: "qr", text: expect.stringContaining(rows[0].hash) }),
    );
    expect(JSON.stringify(content)).not.toContain(PHONE);
  });

  test("is for nobody else: strangers, administrators and visitors of another listing find nothing", async () => {
    const signatureId = await sign();
    const stranger = await site.signInAs();
    const administrator = await site.signInAsAdministrator();
    const [other = ""] = await site.addListings([{ ownerId: owner.uid }]);
    for (const answer of [
      await download(signatureId, stranger.token),
      await download(signatureId, administrator.token),
      await download(signatureId, buyer.token, other),
      await download(newId(), buyer.token),
      await download("abc", buyer.token),
    ]) {
      expect(answer).toMatchObject({ status: 404, body: { code: "agreements.signature_not_found" } });
    }
  });

  test("stays available to both after the reader's access was revoked and the listing has closed", async () => {
    const signatureId = await sign();
    const asking = { purpose: "buy", capacity: "self", company: "", message: "" };
    const access = (part: string, { token }: { token: string }, body: object) =>
      site.call("POST", `/v1/access/${part}`, { token, body });
    expect((await access(`${id}/request`, buyer, asking)).status).toBe(200);
    const asked = await site.db.$client.query("SELECT id FROM access_requests WHERE listing_id = $1", [id]);
    expect((await access(`requests/${asked.rows[0].id}/approve`, owner, { days: 3 })).status).toBe(200);
    const granted = await site.db.$client.query("SELECT id FROM access_grants WHERE listing_id = $1", [id]);
    expect((await access(`grants/${granted.rows[0].id}/revoke`, owner, { reason: "Sold." })).status).toBe(200);
    await site.db.$client.query("UPDATE listings SET status = 'closed' WHERE id = $1", [id]);
    expect((await site.call("GET", `/v1/property/${id}/agreement`, { token: buyer.token })).status).toBe(404);
    for (const { token } of [buyer, owner]) expect((await download(signatureId, token)).status).toBe(200);
  });

  test("is in its signer's own list, even if the listing was deleted, and in nobody else's", async () => {
    const signatureId = await sign();
    const list = async ({ token }: { token: string }) =>
      (await site.call("GET", "/v1/agreements/signed?limit=2", { token })).body;
    const { totalResults: before, signed } = await list(buyer);
    const [{ listing }] = signed;
    expect([signed[0].signature.id, listing.id, listing.isShown]).toEqual([signatureId, id, true]);
    await site.db.$client.query("UPDATE listings SET title = 'Another name', status = 'closed' WHERE id = $1", [id]);
    expect((await list(buyer)).signed[0].listing).toEqual({ ...listing, isShown: false });
    await site.db.$client.query("DELETE FROM listings WHERE id = $1", [id]);
    expect((await list(buyer)).signed[0]).toMatchObject({
      signature: { id: signatureId },
      listing: { isShown: false },
    });
    expect((await list(buyer)).totalResults).toBe(before);
    expect((await list(owner)).signed).toEqual([]);
  });

  test.each([
    ["Ontario", "en", {}, "unknown", "fr"],
    ["Ontario", "en", { inQuebec: false }, "denied", "en"],
    ["Alberta", "en", { inQuebec: true }, "stated", "fr"],
    ["Quebec", "en", { inQuebec: false }, "listing", "fr"],
    ["Ontario", "fr", {}, "account", "fr"],
  ] as const)(
    "recites which text came first, and why: %s, an account in %s, %j",
    async (province, language, said, reason, first) => {
      buyer = await site.signInAs({ phoneVerifiedAt: site.clock.now(), phoneNumber: PHONE, language });
      await site.db.$client.query("UPDATE listings SET province = $1, posted_as = 'owner' WHERE id = $2", [
        province,
        id,
      ]);
      const principal = { principal: "Textiles Roy inc.", namesPrincipal: language === "en" };
      const path = `/v1/property/${id}/agreement`;
      await site.call("POST", path, { token: owner.token, body: { kind: "standard", ...principal } });
      await site.call("POST", `${path}/open`, { token: buyer.token, body: said });
      const signatureId = await sign();
      const signature = await findSignatureOf(site.db, { id: signatureId, room: id, uid: buyer.uid });
      expect(signature).toMatchObject({ languageReason: reason, language: first, postedAs: "owner" });
      const content = await rebuild(signatureId);
      const values = listValues(content);
      const offered = values[first === "fr" ? "Langues, dans l’ordre offert" : "Languages, in the order offered"];
      expect(offered?.split("\n")).toHaveLength(3);
      const actsFor = values[first === "fr" ? "Agit pour" : "Acts for"];
      if (language === "en") expect(actsFor).toBe("Textiles Roy inc.");
      else expect(JSON.stringify(content)).not.toContain("Textiles Roy");
    },
  );

  test.each([1, 2] as const)(
    "of version %s, signed before who signs with whom was recorded, verifies",
    async (version) => {
      await useOldStandard(site, id, version);
      const signatureId = await sign();
      expect(await findSignatureOf(site.db, { id: signatureId, room: id, uid: buyer.uid })).toMatchObject({ version });
      const columns = "account_name, title, posted_as, brokerage, licence, principal, names_principal, language_reason";
      const nothing = `${columns}, first_shown_at, asks_stamp`.replaceAll(/\w+/gu, "$& = NULL");
      await tamper(`UPDATE agreement_signatures SET ${nothing} WHERE id = $1`, [signatureId]);
      expect(await listBrokenEvidence(site.db, id)).toEqual([`signature ${signatureId}`]);
      await tamper(
        "UPDATE room_events SET body = (body::jsonb - 'parties')::text WHERE room = $1 AND kind = 'agreement_signed'",
        [id],
      );
      await tamper(
        "UPDATE room_events event SET hash = room_event_hash(event) WHERE room = $1 AND kind = 'agreement_signed'",
        [id],
      );
      expect((await listBrokenEvidence(site.db, id)).filter((broken) => broken.startsWith("signature"))).toEqual([]);
      const values = listValues(await rebuild(signatureId));
      expect(values["Propriétaire de l’annonce"]).toBe("Olive Roy");
      expect(values["Nom au compte"]).toBe("Non consigné");
      await tamper("UPDATE agreement_signatures SET account_name = 'Autre Nom' WHERE id = $1", [signatureId]);
      expect(await listBrokenEvidence(site.db, id)).toContain(`signature ${signatureId}`);
      await tamper("DELETE FROM agreement_signatures WHERE id = $1", [signatureId]);
      await tamper("DELETE FROM agreement_certificates WHERE signature_id = $1", [signatureId]);
      await tamper("DELETE FROM room_events WHERE room = $1", [id]);
    },
  );

  test("omits a nonexistent time zone", async () => {
    const content = await rebuild(await sign({ timeZone: "Mars/Olympus" }));
    expect(listValues(content).Signé).toContain("n’a pas été consigné");
  });

  test("of an earlier signature is issued once, on request, and says what was not recorded", async () => {
    const signatureId = await sign();
    await tamper("DELETE FROM agreement_certificates WHERE signature_id = $1", [signatureId]);
    await tamper("DELETE FROM room_events WHERE room = $1 AND kind = 'certificate_issued'", [id]);
    await tamper(
      "UPDATE agreement_signatures SET phone_last4 = NULL, authenticated_at = NULL, time_zone = NULL WHERE id = $1",
      [signatureId],
    );
    const answers = await Promise.all([buyer, owner, buyer].map(({ token }) => download(signatureId, token)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { rows } = await site.db.$client.query("SELECT kind FROM room_events WHERE room = $1 ORDER BY seq", [id]);
    expect(rows.filter(({ kind }) => kind === "certificate_issued")).toHaveLength(1);
    const values = listValues(await rebuild(signatureId));
    expect(values.Téléphone).toContain("Non consigné");
    expect(values["Authentification du titulaire du compte"]).toContain("Non consigné");
    await tamper("DELETE FROM agreement_signatures WHERE id = $1", [signatureId]);
    await tamper("DELETE FROM agreement_certificates WHERE signature_id = $1", [signatureId]);
  });

  test.each([
    ["signer's name", "UPDATE agreement_signatures SET signer_name = 'Autre Nom' WHERE id = $1", "signature"],
    ["IP address", "UPDATE agreement_signatures SET address = '192.0.2.1' WHERE id = $1", "signature"],
    ["order of languages", "UPDATE agreement_signatures SET languages_offered = '{en,fr}' WHERE id = $1", "signature"],
    [
      "certificate, with its fingerprint",
      "UPDATE agreement_certificates SET pdf = 'x', sha256 = encode(sha256('x'), 'hex') WHERE signature_id = $1",
      "certificate",
    ],
  ])("detects an altered %s", async (_, statement, kind) => {
    const signatureId = await sign();
    expect(await listBrokenEvidence(site.db)).toEqual([]);
    await tamper(statement, [signatureId]);
    expect(await listBrokenEvidence(site.db)).toEqual([`${kind} ${signatureId}`]);
    await tamper("DELETE FROM agreement_signatures WHERE id = $1", [signatureId]);
    await tamper("DELETE FROM agreement_certificates WHERE signature_id = $1", [signatureId]);
  });
});
