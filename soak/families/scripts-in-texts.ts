import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { buildListingForm } from "../../server/src/testing/listing-forms.ts";
import { PASSWORD } from "../../server/src/testing/test-password.ts";
import { findBrowser } from "../../tools/browser.ts";
import type { Family, Round } from "../family.ts";
import { SCRIPT_PAYLOADS } from "../hostile/script-payloads.ts";
import { repeat } from "../round.ts";
import { send } from "../system/client.ts";
import { askDatabase } from "../system/oracle.ts";
import { enter, forgetLimits, type Person } from "../system/people.ts";
import { type Server, startServer } from "../system/server.ts";

/** So many fit into a description or a message. */
const CHUNK = 20;
/** How long a page is left alone before it is read, so that what was planted has its chance. */
const SETTLES_MS = 300;

/** Scripts are written into every text and shown in a browser that the pages' own policy does not hold back. */
export const scriptsInTexts: Family = {
  name: "scripts-in-texts",
  checks: ["H8", "F2"],
  says: "scripts in titles, descriptions, names and messages, shown in Chromium without the pages' policy: none runs, each is shown as it was written",
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
      const [owner, reader, visitor] = await Promise.all(
        [stage.owner, stage.reader, undefined].map(async (person) => {
          const context = await browser.newContext({ baseURL: server.url, bypassCSP: true });
          if (person !== undefined) await signIn(context, person);
          return context;
        }),
      );
      for (const [context, address, texts] of listPages(stage, { owner, reader, visitor })) {
        if (context !== undefined) await look(round, context, { address, texts });
      }
      await Promise.all([owner, reader, visitor].map((context) => context?.close()));
    });
  },
};

interface Stage {
  readonly owner: Person;
  readonly reader: Person;
  readonly listing: string;
  readonly inquiry: string;
  readonly title: string;
  readonly name: string;
  readonly texts: readonly string[];
}

/** A listing, an inquiry and two people, all of whose texts are scripts. */
async function write(round: Round, { url, dataDir }: Server): Promise<Stage> {
  const texts = round.random.shuffle(SCRIPT_PAYLOADS).slice(0, CHUNK);
  const [title = "", name = ""] = texts;
  return askDatabase(dataDir, async (pool) => {
    await forgetLimits(pool);
    const [owner, reader] = (await enter({ url, pool }, 2)) as [Person, Person];
    await pool.query("UPDATE accounts SET first_name = $1, last_name = $1 WHERE id = ANY($2)", [
      name,
      [owner.uid, reader.uid],
    ]);
    const form = buildListingForm({ title, description: texts.join("\n") });
    const posted = await send(url, { path: "/v1/property/", token: owner.token, form });
    const listing: string = posted.body.msg?.propertyId ?? "";
    round.tally.expect(posted.status === 200, `posting: ${posted.status} ${JSON.stringify(posted.body)}`);
    await pool.query(
      `UPDATE listings SET status = 'active', plan = 'Basic', published_at = now(), expires_at = now() + interval '60 days',
              teaser = 'picture', has_exposure = true WHERE id = $1`,
      [listing],
    );
    const message = {
      senderEmail: reader.email,
      senderName: "A B",
      message: texts.join("\n"),
      listingLink: `${url}/property/${listing}`,
    };
    const sent = await send(url, { path: "/v1/mail/sendInquiryMail", token: reader.token, body: message });
    round.tally.expect(sent.status === 200, `writing: ${sent.status} ${JSON.stringify(sent.body)}`);
    return { owner, reader, listing, inquiry: sent.body.inquiryId, title, name, texts };
  });
}

type Contexts = Readonly<Record<"owner" | "reader" | "visitor", BrowserContext | undefined>>;

/** Who opens what, and the texts that must be there as they were written. */
function listPages({ listing, inquiry, title, texts }: Stage, { owner, reader, visitor }: Contexts) {
  return [
    [reader, `/property/${listing}`, [title, ...texts]],
    [owner, "/account/my-listings", [title]],
    [owner, `/account/inquiries/${inquiry}`, texts],
    [owner, "/account/inquiries", []],
    [reader, "/search-results", [title]],
    [owner, `/create-listing?edit=${listing}`, []],
    [owner, "/account/profile", []],
    [visitor, `/listing/${listing}`, [title]],
  ] as const;
}

async function signIn(context: BrowserContext, { email }: Person): Promise<void> {
  await context.request.post("/v1/auth/sign-in", { data: { email, password: PASSWORD } });
  await context.addInitScript({ content: 'localStorage.setItem("vestpocket.session", "remembered")' });
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
  // The planted fault: a page that takes a text for a part of itself.
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
/** As a page shows it: lines and spaces in a row are one. */
const toWords = (text: string): string => text.replaceAll(/\s+/gu, " ").trim();
