import { afterAll, beforeAll, expect, test } from "vitest";
import { Busy } from "../../platform/bounded.ts";
import type { PdfThread } from "../../platform/pdf/pdf-thread.ts";
import { createAccessJourneys } from "../../testing/access.ts";
import { createKeptJobs } from "../../testing/kept-jobs.ts";
import { SHARED_PDF_THREAD } from "../../testing/shared-pdf-thread.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";
import { listBrokenEvidence } from "./agreements.ts";

const SIGNERS = 20;
const LATER_MS = 180_000;

/** Draws nothing until it is told to, or refuses to. */
let drawing: Promise<void>;
const pdf: PdfThread = { ...SHARED_PDF_THREAD, draw: ({ title }) => drawing.then(() => Buffer.from(title)) };
const { jobs, runSchedule } = createKeptJobs();

let site: TestApp;
let people: Awaited<ReturnType<typeof createAccessJourneys>>;
beforeAll(async () => {
  site = await buildTestApp({}, { pdf, jobs });
  people = await createAccessJourneys(site);
});
afterAll(() => site.close());

const count = async (listing: string) => {
  const { rows } = await site.db.$client.query(
    `SELECT (SELECT count(*) FROM agreement_signatures WHERE room = $1)::int AS signatures,
       (SELECT count(*) FROM agreement_certificates WHERE room = $1)::int AS certificates`,
    [listing],
  );
  return rows[0];
};

const countMails = async ({ email }: { email: string }) =>
  (await people.readMails(email)).filter(({ subject }: { subject: string }) => /signed the NDA/u.test(subject)).length;

async function offer(): Promise<string> {
  const listing = await people.offer();
  await people.askForSignatures(listing);
  await people.saveSettings(people.owner, listing, { mode: "signed", signsFirst: true });
  return listing;
}

test("twenty people sign a listing's agreement at once, and others use its room meanwhile: no certificate holds it", async () => {
  const held = Promise.withResolvers<void>();
  drawing = held.promise;
  const listing = await offer();
  const signers = [];
  for (let number = 0; number < SIGNERS; number += 1) signers.push(await people.enter());
  const signing = Promise.all(signers.map((signer) => people.sign(signer, listing)));
  await expect.poll(() => count(listing)).toEqual({ signatures: SIGNERS, certificates: 0 });
  const [reader] = signers;
  const ask = (path: string, body: object) =>
    site.call("POST", `/v1/property/${listing}/${path}`, { token: reader?.token ?? "", body });
  const used = await Promise.all([
    ask("questions", { kind: "question", text: "Is the roof new?" }),
    ask("agreement/open", { language: "fr" }),
    people.saveSettings(people.owner, listing, { mode: "manual" }),
  ]);
  expect(used.map(({ status }) => status)).toEqual([200, 200, 200]);
  held.resolve();
  expect((await signing).map(({ status }) => status)).toEqual(Array(SIGNERS).fill(200));
  expect(await count(listing)).toEqual({ signatures: SIGNERS, certificates: SIGNERS });
  expect(await listBrokenEvidence(site.db, listing)).toEqual([]);
  for (const signer of signers) expect(await countMails(signer)).toBe(1);
});

test("a signature counts even if its certificate cannot be drawn now: it follows within minutes, with the emails", async () => {
  drawing = Promise.reject(new Busy("too many documents"));
  drawing.catch(() => undefined);
  const listing = await offer();
  const signer = await people.enter();
  const mailed = await countMails(people.owner);
  const signed = await people.sign(signer, listing);
  expect(signed.status).toBe(200);
  const download = () =>
    site.call("GET", `/v1/property/${listing}/agreement/signatures/${signed.body.id}/certificate`, signer);
  expect(await download()).toMatchObject({ status: 503, body: { code: "request.busy" } });
  expect(await count(listing)).toEqual({ signatures: 1, certificates: 0 });
  drawing = Promise.resolve();
  await runSchedule("agreements.certify");
  expect(await count(listing), "while its request may still draw it").toEqual({ signatures: 1, certificates: 0 });
  site.clock.advance(LATER_MS);
  await runSchedule("agreements.certify");
  await runSchedule("agreements.certify");
  expect(await count(listing)).toEqual({ signatures: 1, certificates: 1 });
  expect((await download()).status).toBe(200);
  expect(await countMails(signer)).toBe(1);
  expect(await countMails(people.owner)).toBe(mailed + 1);
});
