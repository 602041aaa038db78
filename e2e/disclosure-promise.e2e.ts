import { crc32 } from "node:zlib";
import type { Page } from "@playwright/test";
import type { NewAccount } from "@vestpocket/domain/accounts/accounts.factory";
import { foldText } from "@vestpocket/domain/shared/text";
import { revokeAccess } from "./access.ts";
import { expectWell } from "./accessible.ts";
import { inventPhone, makeAccount, makePoster, readOutbox } from "./accounts.ts";
import { choose, expect, open, signIn, test } from "./fixtures.ts";
import { Heard } from "./heard.ts";
import { goOnWith, payWith } from "./payments.ts";
import { chooseSubtype, field, openForm, pdf, picture, post, readToken, toStep, unfold } from "./posting.ts";
import { refuseStreams } from "./streams.ts";
import { PHONE } from "./viewports.ts";

const TITLE = "Family trattoria with a terrace";
/** What the owner enters or sends that no one may learn before signing; none of it is an ordinary word. */
const SECRETS = {
  business: "Zibellino",
  street: "4711 Quistgaard Lane",
  postalCode: "L5B 3Y7",
  owner: "Wrzesniewska",
  revenue: "918273",
  file: "statements-of-ottavia",
  author: "Ottavia Brambilla",
  camera: "Hasselvarg",
};
const WORDS = Object.values(SECRETS);

test("an owner presses one button; visitors, members and people whose access ended learn nothing that the preview did not show", async ({
  browser,
  page,
}) => {
  const owner = await makePoster({ firstName: "Halina", lastName: SECRETS.owner });
  const propertyId = await test.step("the owner posts a confidential listing", () => postConfidential(page, owner));
  const address = `/property/${propertyId}`;

  await test.step("a visitor", async () => {
    const { visitor, heard, end } = await enter();
    for (const path of ["/", "/fr", `/listing/${propertyId}`, `/fr/listing/${propertyId}`, address, "/agents"]) {
      await visitor.goto(path);
      await visitor.waitForLoadState("networkidle");
    }
    const cards = await visitor.request.post("/v1/property/featured", {
      data: { city: "Mississauga", sort: "newest", limit: 20 },
    });
    const found = [...findWords(await cards.text()), ...(await heard.find(WORDS))];
    expect(found).toEqual([]);
    await end();
  });

  await test.step("a member who has confirmed nothing, in French on a phone", async () => {
    const { visitor, heard, end } = await enter();
    await signIn(visitor, await makeAccount({ language: "fr" }));
    await open(visitor, `/fr/search-results?keywords=terrace&city=Mississauga`);
    await expect(visitor.getByRole("main").getByRole("link", { name: TITLE, exact: true }).first()).toBeVisible();
    // A word that only the owner's secrets contain finds nothing.
    await open(visitor, `/fr/search-results?keywords=${SECRETS.business}`);
    await open(visitor, `/fr${address}`);
    await expect(visitor.getByText("Nom de l’immeuble ou de l’entreprise")).toBeVisible();
    await expectWell(visitor, "a confidential listing as a member, in French");
    await open(visitor, `/fr${address}/agreement`);
    await expect(visitor.getByRole("article", { name: "Entente de confidentialité", exact: true })).toBeVisible();
    // The address of the search repeats the member's own word.
    const found = await heard.find(WORDS);
    expect(found.filter((each) => !each.includes("keywords="))).toEqual([]);
    await end();
  });

  await test.step("a buyer, until the signature, with it, and after the owner ended the access", async () => {
    const { visitor, heard, end } = await enter();
    // Not in Quebec, where the French text comes first.
    const buyer = await makePoster({ phoneNumber: inventPhone(["416", "604", "403"]) });
    await signIn(visitor, buyer);
    await open(visitor, address);
    const access = visitor.getByRole("region", { name: "Your access", exact: true });
    await access.getByRole("button", { name: "Request access", exact: true }).click();
    await expect(access.getByText("The owner has your request.")).toBeVisible();
    await approve(page);
    await open(visitor, address);
    const before = [...(await heard.find(WORDS)), ...(await findInMails(buyer))];
    expect(before).toEqual([]);

    await sign(visitor, buyer);
    const main = visitor.getByRole("main");
    await expect(main.getByText(`Trattoria ${SECRETS.business}`)).toBeVisible();
    await expect(main.getByText(SECRETS.street)).toBeVisible();
    // Folded on a phone.
    await main.getByRole("heading", { name: "Financial", exact: true }).click();
    await expect(main.getByText(/CA\$918,273/u).first()).toBeVisible();
    await expect(main.getByText(`Halina ${SECRETS.owner}`).first()).toBeVisible();
    await expect(main.getByText(`${SECRETS.file}.pdf`)).toBeVisible();
    const granted = await heard.find(WORDS);
    expect(new Set(granted.map((each) => each.split(":")[0]))).toContain(SECRETS.business);

    await revokeAccess(page, "It is sold.");
    heard.startOver();
    for (const path of [address, `/fr${address}`, `${address}/room`, `/search-results?keywords=terrace`]) {
      await visitor.goto(path);
      await visitor.waitForLoadState("networkidle");
    }
    const headers = { authorization: `Bearer ${await readToken(visitor, buyer.email)}` };
    const found = await heard.find(WORDS);
    for (const path of [`/v1/property/getProperty/${propertyId}`, `/v1/property/${propertyId}/document`]) {
      const answer = await visitor.request.get(path, { headers });
      found.push(...findWords(await answer.text()).map((word) => `${word}: ${path}`));
    }
    expect(heard.count).toBeGreaterThan(10);
    expect(found).toEqual([]);
    await end();
  });

  async function enter() {
    const context = await browser.newContext({ viewport: PHONE });
    const visitor = await context.newPage();
    await refuseStreams(visitor);
    return { visitor, heard: new Heard(context), end: () => context.close() };
  }
});

/** Fills the form as a shop owner would, presses "Confidential" once, pays, and returns the listing's id. */
async function postConfidential(page: Page, owner: NewAccount): Promise<string> {
  const main = page.getByRole("main");
  await openForm(page, owner);
  await chooseSubtype(page, "Sale Of Business", "Food & Beverage");
  await page
    .getByRole("checkbox", {
      name: /^I own it, or I am a director, officer .*$/u,
      exact: true,
    })
    .check();
  await field(page, "Title").fill(TITLE);
  await choose(main, "City", "Mississauga");
  await unfold(page);
  await field(page, "Description").fill("Forty seats, open since 1998.");
  await toStep(page, "Price and size");
  await page.getByRole("radio", { name: "For Sale", exact: true }).check();
  await field(page, "Price").fill("650000");
  await unfold(page);
  await main.getByLabel("Gross Revenue ($ / year)", { exact: true }).fill(SECRETS.revenue);
  await toStep(page, "Photos and documents");
  await page.locator('input[name="thumbnail"]').setInputFiles(pictureByCamera("DSC_Zibellino.png"));
  await page.locator('input[name="documents"]').setInputFiles(pdf(`${SECRETS.file}.pdf`, SECRETS.author));

  await toStep(page, "Who sees what");
  await main.getByRole("radio", { name: "Confidential: NDA required", exact: true }).check();
  await unfold(page);
  await field(page, "Building or business name").fill(`Trattoria ${SECRETS.business}`);
  await field(page, "Street address").fill(SECRETS.street);
  await field(page, "Postal code").fill(SECRETS.postalCode);
  await unfold(page);
  await main.getByRole("radio", { name: "Without a photo", exact: true }).check();

  await main.getByRole("button", { name: "Preview as…", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Preview", exact: true });
  for (const reader of ["Visitors", "Members"]) {
    await dialog.getByRole("button", { name: reader, exact: true }).click();
    await expect(dialog).toContainText(TITLE);
  }
  await dialog.getByRole("button", { name: "Close", exact: true }).click();

  const propertyId = await post(page);
  await goOnWith(page, "Basic");
  await payWith(page, "4242 4242 4242 4242");
  await expect(page).toHaveURL(/\/success-payment\?order=/u);
  return propertyId;
}

/** The owner approves the only request. */
async function approve(page: Page): Promise<void> {
  await open(page, "/account/access");
  await page.getByRole("main").getByRole("button", { name: "Approve", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Approve", exact: true }).click();
  await expect(page.getByText("The request was approved.")).toBeVisible();
}

async function sign(page: Page, { password }: NewAccount): Promise<void> {
  const main = page.getByRole("main");
  await main.getByRole("link", { name: "Read and sign the NDA", exact: true }).click();
  await main.getByRole("button", { name: "No, neither", exact: true }).click();
  await main.getByRole("radio", { name: "Myself", exact: true }).check();
  await main.getByRole("textbox", { name: "Password", exact: true }).fill(password);
  await main.getByRole("checkbox", { name: "I have read the agreement and agree to it.", exact: true }).check();
  await main.getByRole("button", { name: "Sign the NDA", exact: true }).click();
}

function findWords(text: string): string[] {
  return WORDS.filter((word) => foldText(text).includes(foldText(word)));
}

async function findInMails({ email }: NewAccount): Promise<string[]> {
  const mails = await readOutbox(email);
  expect(mails.length).toBeGreaterThan(0);
  return mails.flatMap(({ subject, text, html }) => {
    return findWords(`${subject} ${text} ${html}`).map((word) => `${word}: ${subject}`);
  });
}

/** A PNG that says in its metadata which camera took it. */
function pictureByCamera(name: string) {
  const { buffer, mimeType } = picture(name);
  const chunk = Buffer.from(`tEXtComment\0${SECRETS.camera}`, "latin1");
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(chunk.length - 4);
  sum.writeUInt32BE(crc32(chunk));
  // After the signature and the header chunk.
  const marked = Buffer.concat([buffer.subarray(0, 33), length, chunk, sum, buffer.subarray(33)]);
  return { name, mimeType, buffer: marked };
}
