import { makePoster, readOutbox } from "./accounts.ts";
import { expect, open, signIn, test, untilAlive } from "./fixtures.ts";
import { publish } from "./payments.ts";

/** What is listed is told within two minutes: a job compares every minute. */
const TWO_MINUTES = { timeout: 120_000 };

test("a buyer is told of a listing that fits within two minutes, and unsubscribes without logging in", async ({
  browser,
  page,
}) => {
  test.slow();
  const buyer = await makePoster();
  const word = `Marsh${Date.now().toString(36)}`;
  await signIn(page, buyer);
  const main = page.getByRole("main");

  await test.step("a search without results asks to be told", async () => {
    await open(page, `/search-results?keywords=${word}`);
    await main.getByRole("button", { name: "Tell me when one is listed", exact: true }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("checkbox").check();
    await dialog.getByRole("button", { name: "Save", exact: true }).click();
    await expect(dialog).toBeHidden();
  });

  const bell = (name: string) => page.getByRole("banner").getByRole("button", { name, exact: true });
  const title = `${word} corner shop`;
  const owner = await (await browser.newContext()).newPage();
  let published: Awaited<ReturnType<typeof publish>> | undefined;
  await test.step("the bell rings on the open page", async () => {
    await open(page, "/account/notifications");
    await expect(bell("Notifications")).toBeVisible();
    published = await publish(owner, { title });
    await expect(bell("Notifications, 1 unread")).toBeVisible(TWO_MINUTES);
    await expect(main.getByRole("link", { name: new RegExp(`^.*${word}.*$`, "iu") }).first()).toBeVisible();
  });

  await test.step("a favourite's lower price rings once", async () => {
    const { account, propertyId } = published ?? { account: await makePoster(), propertyId: "" };
    await open(page, `/property/${propertyId}`);
    await main
      .getByRole("button", { name: `Save to favourites: ${title}`, exact: true })
      .first()
      .click();
    await signIn(owner, account);
    await open(owner, `/create-listing?edit=${propertyId}&step=price`);
    await owner
      .getByRole("main")
      .getByRole("textbox", { name: /^(?:Sale )?price(?: \(.+\))?$/iu })
      .fill("399000");
    await owner.getByRole("main").getByRole("button", { name: "Save Changes", exact: true }).click();
    await expect(owner.getByText("Your changes have been saved.")).toBeVisible();
    await open(page, "/account/notifications");
    await owner.close();
    const lowered = main.getByRole("link", { name: /^Unread: A listing you follow has a lower price .*$/u });
    await expect(lowered).toHaveCount(1, TWO_MINUTES);
  });

  await test.step("one mail shows the listing; its links make the search rarer, and end the mails with one press", async () => {
    await expect.poll(async () => (await readOutbox(buyer.email))[0]?.text, TWO_MINUTES).toContain(title);
    const [mail, ...others] = await readOutbox(buyer.email);
    expect(others.some(({ text }) => text.includes(title))).toBe(false);
    const [rarer = "", ending = "", ...more] = mail?.text.match(/https?:\/\/\S+\/u\/\S+/gu) ?? [];
    expect(more).toEqual([]);
    const stranger = await (await browser.newContext()).newPage();
    await stranger.goto(new URL(rarer).pathname);
    await untilAlive(stranger);
    await stranger.getByRole("button", { name: "Once a day", exact: true }).click();
    await expect(stranger.getByText(/^You get new listings for your search “.*” once a day\.$/u)).toBeVisible();
    await stranger.goto(new URL(ending).pathname);
    await untilAlive(stranger);
    await stranger.getByRole("button", { name: "Unsubscribe", exact: true }).click();
    await expect(stranger.getByText(/^You are unsubscribed.*$/u)).toBeVisible();
    await open(page, "/account/searches");
    await expect(main.getByRole("button", { name: "Turn on emails", exact: true })).toBeVisible();
  });
});
