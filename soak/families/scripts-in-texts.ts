import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import { buildOfferForm } from "@vestpocket/domain/offers/offers.factory";
import { buildTicket } from "@vestpocket/domain/tickets/tickets.factory";
import { buildListingForm } from "../../server/src/testing/listing-forms.ts";
import { PASSWORD } from "../../server/src/testing/test-password.ts";
import { findBrowser } from "../../tools/browser.ts";
import type { Family, Round } from "../family.ts";
import { SCRIPT_PAYLOADS } from "../hostile/script-payloads.ts";
import { repeat } from "../round.ts";
import { demand } from "../system/client.ts";
import { askDatabase } from "../system/oracle.ts";
import { enter, forgetLimits, type Person } from "../system/people.ts";
import { type Server, startServer } from "../system/server.ts";

/** How many fit into a description or a message. */
const CHUNK = 20;
/** And how many into a request. */
const FEW = 5;
/** Administrators need an app code in each session. */
const SECOND_FACTOR =
  "UPDATE sessions SET second_factor_at = now(), second_factor_used_at = now() WHERE account_id = $1";
/** How long to wait before a page is read, so that planted scripts can run. */
const SETTLES_MS = 300;

/** Scripts are written into every text and shown in a browser without the pages' content security policy. */
export const scriptsInTexts: Family = {
  name: "scripts-in-texts",
  checks: ["H8", "F2"],
  says: "scripts in titles, descriptions, names, messages, requests, questions, answers, offers and tickets, rendered in Chromium without the CSP: none runs, each is displayed as text",
  asked: "300 payloads in every text",
  share: 1,
  async run(round) {
    const server = await startServer(round);
    const program = await findBrowser(console.log);
    const browser = await chromium.launch({
      ...(program !== "" && { executablePath: program }),
      args: ["--no-sandbox"],
    });
    round.onEnd(() => browser.close());
    await repeat(round, async () => {
      const stage = await write(round, server);
      const contexts = await openContexts(browser, { server, stage });
      for (const [who, address, texts] of listPages(stage)) await look(round, contexts[who], { address, texts });
      for (const context of Object.values(contexts)) await context.close();
    });
  },
};

interface Stage {
  readonly owner: Person;
  readonly reader: Person;
  readonly administrator: Person;
  readonly listing: string;
  readonly inquiry: string;
  readonly ticket: string;
  readonly title: string;
  readonly texts: readonly string[];
}

/** A listing, three people, and all that they write about it: every text is a script. */
async function write(round: Round, { url, dataDir }: Server): Promise<Stage> {
  const texts = round.random.shuffle(SCRIPT_PAYLOADS).slice(0, CHUNK);
  const [title = "", name = ""] = texts;
  const long = texts.join("\n");
  return askDatabase(dataDir, async (pool) => {
    await forgetLimits(pool);
    const people = await enter({ url, pool }, 3);
    const [owner, reader, administrator] = people as [Person, Person, Person];
    const ids = people.map(({ uid }) => uid);
    await pool.query("UPDATE accounts SET first_name = $1, last_name = $1 WHERE id = ANY($2)", [name, ids]);
    await pool.query("UPDATE accounts SET role = 'administrator' WHERE id = $1", [administrator.uid]);
    await pool.query(SECOND_FACTOR, [administrator.uid]);
    const form = buildListingForm({ title, description: long });
    const listing: string = (await demand(url, { path: "/v1/property/", token: owner.token, form })).msg.propertyId;
    await pool.query(
      `UPDATE listings SET status = 'active', plan = 'Basic', published_at = now(), expires_at = now() + interval '60 days',
              teaser = 'picture', has_exposure = true WHERE id = $1`,
      [listing],
    );
    const say = ({ token }: Person, path: string, body: object) => demand(url, { path, token, body });
    const message = { senderEmail: reader.email, senderName: "A B", message: long };
    const sent = await say(reader, "/v1/mail/sendInquiryMail", {
      ...message,
      listingLink: `${url}/property/${listing}`,
    });
    const request = { purpose: "buy", capacity: "company", company: title, message: texts.slice(0, FEW).join("\n") };
    await say(reader, `/v1/access/${listing}/request`, request);
    const { requests } = await demand(url, { path: `/v1/access/requests?listing=${listing}`, token: owner.token });
    await say(owner, `/v1/access/requests/${requests[0].id}/approve`, { days: 30 });
    await say(reader, `/v1/property/${listing}/questions`, { kind: "question", text: long });
    const path = `/v1/property/${listing}/questions`;
    const { questions } = await demand(url, { path, token: owner.token });
    await say(owner, `/v1/questions/${questions[0].id}/answer`, { version: 0, answer: long });
    const offer = buildOfferForm({ now: new Date(), conditions: long });
    await say(reader, `/v1/property/${listing}/offers`, offer);
    await say(reader, "/v1/admin/add-ticket", buildTicket({ subject: title, description: long, email: reader.email }));
    const { tickets } = await demand(url, { path: "/v1/admin/tickets", token: administrator.token });
    return { owner, reader, administrator, listing, inquiry: sent.inquiryId, ticket: tickets[0].id, title, texts };
  });
}

type Viewer = "owner" | "reader" | "administrator" | "visitor";

/** Who opens what, and the texts that must appear there verbatim. */
function listPages({ listing, inquiry, ticket, title, texts }: Stage) {
  return [
    ["reader", `/property/${listing}`, [title, ...texts]],
    ["owner", "/account/my-listings", [title]],
    ["owner", `/account/inquiries/${inquiry}`, texts],
    ["owner", "/account/inquiries", []],
    ["owner", `/property/${listing}/room`, texts],
    ["reader", `/property/${listing}/room`, texts],
    ["owner", `/property/${listing}/offers`, []],
    ["reader", `/property/${listing}/offers`, []],
    ["reader", "/search-results", [title]],
    ["owner", `/create-listing?edit=${listing}`, []],
    ["owner", "/account/profile", []],
    ["administrator", "/admin/tickets", [title]],
    ["administrator", `/admin/tickets/${ticket}`, [title, ...texts]],
    ["visitor", `/listing/${listing}`, [title]],
  ] as const;
}

/** A separate browser for each; the visitor is not signed in. */
async function openContexts(
  browser: Browser,
  { server, stage }: { server: Server; stage: Stage },
): Promise<Record<Viewer, BrowserContext>> {
  const open = async (person?: Person) => {
    const context = await browser.newContext({ baseURL: server.url, bypassCSP: true });
    if (person !== undefined) await signIn(context, person);
    return context;
  };
  const { owner, reader, administrator } = stage;
  const contexts = {
    owner: await open(owner),
    reader: await open(reader),
    administrator: await open(administrator),
    visitor: await open(),
  };
  await askDatabase(server.dataDir, (pool) => pool.query(SECOND_FACTOR, [administrator.uid]));
  return contexts;
}

async function signIn(context: BrowserContext, { email }: Person): Promise<void> {
  await context.request.post("/v1/auth/sign-in", { data: { email, password: PASSWORD } });
}

interface Shown {
  readonly address: string;
  readonly texts: readonly string[];
}

async function look(round: Round, context: BrowserContext, { address, texts }: Shown): Promise<void> {
  const page = await context.newPage();
  let dialogs = 0;
  page.on("dialog", (dialog) => {
    dialogs += 1;
    void dialog.dismiss();
  });
  await page.goto(address, { waitUntil: "networkidle" });
  // The planted fault: a page that inserts a text as HTML.
  if (round.isPlanted)
    await page.evaluate("document.body.insertAdjacentHTML('beforeend', '<img src=x onerror=window.ran=1>')");
  await page.waitForTimeout(SETTLES_MS);
  const ran = await page.evaluate("window.ran === undefined ? '' : 'a script ran'");
  round.tally.expect(ran === "" && dialogs === 0, `${address}: ${ran}, ${dialogs} dialogs`);
  const shown = toWords(await readTexts(page));
  for (const text of texts)
    round.tally.expect(shown.includes(toWords(text)), `${address} does not show ${text}: ${shown.slice(0, 300)}`);
  await page.close();
}

const readTexts = async (page: Page): Promise<string> => String(await page.evaluate("document.body.textContent"));
/** As a page shows it: line breaks and runs of spaces become one space. */
const toWords = (text: string): string => text.replaceAll(/\s+/gu, " ").trim();
