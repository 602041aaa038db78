import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import type { Profile } from "@vestpocket/domain/accounts/accounts.schema";
import { POLICY_VERSIONS } from "@vestpocket/domain/accounts/policies.rules";
import type { Todo } from "@vestpocket/domain/listings/todo.schema";
import { describe, expect, test } from "vitest";
import {
  ASKER,
  buildOwnListing,
  buildOwnPage,
  buildProfile,
  buildProperty,
  buildStanding,
  buildTodo,
  UID,
} from "../testing/answers.ts";
import { callsTo, hold, respond } from "../testing/server.ts";
import { openPage } from "../testing/site.tsx";

const MINE = "GET /v1/property/mine";
const PROFILE = `GET /v1/auth/getUser/${UID}`;
const SUBSCRIBED = `POST /v1/users/isSubscribed/${UID}`;
const SEND_LINK = "POST /v1/auth/send-confirmation";
const OFFLINE = "Vestpocket cannot be reached. Check your connection.";

async function openDashboard(overrides: Partial<Profile> = {}, address = "/account") {
  const { user } = await openPage(address, { as: buildProfile(overrides) });
  await screen.findByRole("heading", { level: 1, name: /^(?:Welcome back|Heureux de vous revoir)!$/u });
  const main = within(screen.getByRole("main"));
  await waitFor(() => expect(document.querySelector("[aria-busy=true]")).toBeNull());
  return { user, main };
}

/** The card with a title. */
function card(title: string): HTMLElement {
  const heading = screen.getByRole("heading", { level: 2, name: title });
  const found = heading.closest<HTMLElement>("section, a");
  if (found === null) throw new Error(`${title} is not on a card.`);
  return found;
}

test("a first log-in shows a welcome, not a welcome back", async () => {
  await openPage("/account", { as: buildProfile({ hasLoggedInBefore: false }) });
  expect(await screen.findByRole("heading", { level: 1, name: "Welcome to Vestpocket!" })).toBeVisible();
});

test("the dashboard greets a person without listings or membership, and shows what a membership offers", async () => {
  const { main } = await openDashboard();
  expect(document.title).toBe("Dashboard · Vestpocket");
  expect(main.getByText("Signed in as Robin Whitford")).toBeVisible();
  expect(card("To do")).toHaveTextContent("Nothing to do right now.");
  expect(card("Latest listing")).toHaveTextContent("You don't have any listings yet...");
  expect(card("My Membership Plan")).toHaveTextContent("View or upgrade to Pro Agent");
  expect(within(card("My Membership Plan")).queryByText("Agent Pro")).not.toBeInTheDocument();
  expect(main.getByRole("region", { name: "Join AgentPro - $240/year" })).toHaveTextContent(
    "25% off every paid listing",
  );
  expect(main.queryByText(/is not confirmed yet/u)).not.toBeInTheDocument();
  expect(card("Billing & Payment")).toHaveTextContent("Your receipts will appear here.");
});

describe("a task that is done is gone from the dashboard at once:", () => {
  const TODO = "GET /v1/property/todo";
  const open = async (todo: Partial<Todo>) => {
    respond(TODO, { json: { todo: buildTodo(todo) } });
    const page = await openDashboard();
    respond(TODO, { json: { todo: buildTodo() } });
    return page;
  };
  const expectNothingToDo = async (user: UserEvent) => {
    await user.click(screen.getByRole("link", { name: "Dashboard" }));
    expect(await screen.findByText("Nothing to do right now.")).toBeVisible();
  };
  const onePage = { page: 1, totalPages: 1, totalResults: 1 };
  const at = { seconds: Math.floor(Date.now() / 1000) - 9.5 * 86_400 };
  const listing = { id: "01900000-0000-7000-8000-000000000012", name: "Bakery", thumbnailUrl: null, isOffered: true };

  test("a decided request for access", async () => {
    const { user } = await open({ requests: 1 });
    const request = {
      ...{ id: UID, listing, asker: ASKER, state: "open", purpose: "buy", capacity: "self", company: "" },
      ...{ message: "", question: "", answer: "", note: "", askedAt: at, grant: null },
      ...{ standing: buildStanding({ kind: "waiting", next: "wait" }), ifApproved: "reading" },
    };
    respond("GET /v1/access/requests", { json: { requests: [request], ...onePage } });
    respond("POST /v1/access/requests/{id}/approve", { json: { msg: "The request was approved." } });
    await user.click(screen.getByRole("link", { name: "1 access request" }));
    await user.click(await screen.findByRole("button", { name: "Approve" }));
    const dialog = within(await screen.findByRole("dialog"));
    await user.click(dialog.getByRole("button", { name: "Approve" }));
    await screen.findByText("The request was approved.");
    await expectNothingToDo(user);
  });

  test("a conversation that was read", async () => {
    const { user } = await open({ unread: { received: 1, sent: 0 } });
    const inquiry = {
      ...{ id: UID, box: "received", listing, with: { name: "Luc Gagnon" }, excerpt: "Is it still there?" },
      ...{ isLastMine: false, isUnread: true, isArchived: false, lastAt: at },
    };
    respond("GET /v1/inquiries", { json: { inquiries: [inquiry], ...onePage } });
    const thread = {
      ...{ ...inquiry, messages: [{ id: UID, isMine: false, text: "Yes, and the ovens?", createdAt: at }] },
      ...{ senderPhone: null, accountName: null, noReply: null, hasReported: false },
    };
    respond("GET /v1/inquiries/{id}", { json: { inquiry: thread } });
    await user.click(screen.getByRole("link", { name: "1 unread conversation" }));
    await user.click(
      await screen.findByRole("link", { name: "Luc Gagnon Unread 9 days ago Bakery Is it still there?" }),
    );
    await screen.findByText("Yes, and the ovens?");
    await expectNothingToDo(user);
  });

  test("an answer that was read", async () => {
    const { user } = await open({ answers: { waiting: 1, listing: listing.id } });
    const question = {
      ...{ id: UID, kind: "question", state: "answered", text: "Are the ovens gas?", reason: "", isMine: true },
      ...{
        askerName: null,
        askedAt: at,
        version: 1,
        answers: [{ text: "Gas.", at }],
        note: "",
        isNew: true,
        steps: [],
      },
    };
    respond("GET /v1/property/getProperty/{id}", { json: { property: buildProperty({ id: listing.id }) } });
    respond("GET /v1/rooms/{listingId}", { json: { room: { isOwner: false, audience: "nda", shelves: [] } } });
    respond("GET /v1/property/{id}/deal", { json: { isOwner: false, history: [] } });
    respond("GET /v1/property/{id}/questions", ({ address }) => ({
      json: { isOwner: false, waiting: 0, questions: address.includes("kind=question") ? [question] : [], ...onePage },
    }));
    await user.click(screen.getByRole("link", { name: "1 answer to read" }));
    await screen.findByText("Gas.");
    await user.click(screen.getByRole("link", { name: "My Account" }));
    expect(await screen.findByText("Nothing to do right now.")).toBeVisible();
  });

  test("and one that was begun is there: a draft", async () => {
    const { user } = await open({});
    await user.click(card("Create a New Listing"));
    await user.click(await screen.findByRole("radio", { name: "Office" }));
    await waitFor(() => expect(callsTo("POST /v1/drafts/{id}").length).toBeGreaterThan(0));
    respond(TODO, { json: { todo: buildTodo({ drafts: 1 }) } });
    await user.click(screen.getByRole("link", { name: "My Account" }));
    expect(await screen.findByRole("link", { name: "1 unfinished draft" })).toBeVisible();
  });
});

test("each card of the dashboard is a link to its page", async () => {
  await openDashboard();
  const links = ["Create a New Listing", "Favourites", "My Membership Plan", "Billing & Payment"].map((title) =>
    card(title).getAttribute("href"),
  );
  expect(links).toEqual(["/create-listing", "/account/favourites", "/account/agent-pro", "/account/billing"]);
});

test("settings are links below the cards", async () => {
  const { main } = await openDashboard();
  const settings = within(main.getByRole("navigation", { name: "Settings" }));
  expect(settings.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Account Settings", "/account/profile"],
    ["Forgot/Change Password", "/account/profile#password"],
  ]);
});

test("the dashboard begins with what the person does: listings that end for an owner, searches for others", async () => {
  const titles = () => screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
  await openDashboard();
  expect(titles().slice(0, 4)).toEqual(["To do", "Saved searches", "My requests", "Favourites"]);
  expect(titles()).not.toContain("Live listings, ending first");
  const shop = buildOwnListing({ name: "Brick storefront", views: 41, inquiries: 1 });
  respond(MINE, buildOwnPage([shop]));
  await openDashboard();
  await screen.findByRole("heading", { level: 2, name: "Live listings, ending first" });
  expect(titles().slice(0, 4)).toEqual([
    "To do",
    "Latest listing",
    "Create a New Listing",
    "Live listings, ending first",
  ]);
  const live = within(card("Live listings, ending first"));
  expect(await live.findByRole("listitem")).toHaveTextContent(
    /^Brick storefront41 views, 1 inquiryActive, \d+ days left$/u,
  );
  expect(live.getByRole("link", { name: "Brick storefront" })).toHaveAttribute(
    "href",
    `/property/${shop.id}?tab=figures`,
  );
  expect(callsTo(MINE).some(({ address }) => address.includes("order=ending"))).toBe(true);
});

test("the dashboard starts with pending tasks, and the performance of the person's listings", async () => {
  respond("GET /v1/property/todo", { json: { todo: buildTodo({ ending: 2, views: 41, inquiries: 1 }) } });
  const { main } = await openDashboard();
  expect(main.getAllByRole("heading", { level: 2 })[0]).toHaveTextContent("To do");
  const todo = within(card("To do"));
  expect(todo.getByRole("link", { name: "2 listings expire soon" })).toHaveAttribute(
    "href",
    "/account/my-listings?status=ending",
  );
  expect(card("To do")).toHaveTextContent("In the last 30 days:41 views1 inquiry");
});

test("the dashboard shows the newest of the person's listings, its state, and how many there are", async () => {
  const [newest, older] = [buildOwnListing({ name: "Brick storefront" }), buildOwnListing({ status: "draft" })];
  respond(MINE, buildOwnPage([newest, older]));
  await openDashboard();
  const row = within(card("Latest listing")).getByRole("article");
  expect(row).toHaveTextContent("Brick storefront");
  expect(row).toHaveTextContent("CA$850,000");
  expect(row).toHaveTextContent(/Active, \d+ days left/u);
  expect(within(row).getByRole("link")).toHaveAttribute("href", `/property/${newest.id}`);
  expect(card("Latest listing")).toHaveTextContent("2 total");
});

test("the dashboard shows a member the Agent Pro badge and benefits, and offers no membership", async () => {
  const { main } = await openDashboard({ isSubscribed: true });
  const plan = within(card("My Membership Plan"));
  expect(plan.getByText("Agent Pro")).toBeVisible();
  expect(plan.getAllByRole("listitem").map((each) => each.textContent)).toEqual([
    "A profile in the agent directory",
    "The Agent Pro badge",
    "25% off every paid listing",
  ]);
  expect(main.queryByText("View or upgrade to Pro Agent")).not.toBeInTheDocument();
  expect(main.queryByRole("region", { name: "Join AgentPro - $240/year" })).not.toBeInTheDocument();
});

test("a new account can resend its confirmation link from the dashboard, and is led to confirm its phone", async () => {
  respond(SEND_LINK, { json: { msg: "A link to confirm your email is on its way." } });
  const { user, main } = await openDashboard({ emailVerified: false, phoneVerified: false });
  expect(main.getByText(/Your email is not confirmed yet\./u)).toHaveTextContent("robin.whitford@example.ca");
  const again = main.getByRole("button", { name: "Send the link again" });
  await user.click(again);
  expect(await main.findByText("A link to confirm your email is on its way.")).toBeVisible();
  expect(again).toHaveFocus();
  expect(main.getByRole("link", { name: "Confirm your phone number" })).toHaveAttribute(
    "href",
    "/account/profile#phone",
  );
});

test("when the confirmation link cannot be sent, the dashboard says why next to the button", async () => {
  respond(SEND_LINK, "offline");
  const { user, main } = await openDashboard({ emailVerified: false });
  const again = main.getByRole("button", { name: "Send the link again" });
  await user.click(again);
  expect(await main.findByText(OFFLINE)).toBeVisible();
  const msg = "Too many attempts. Please try again later.";
  respond(SEND_LINK, { status: 429, json: { msg } });
  await user.click(again);
  expect(await main.findByText(msg)).toBeVisible();
  expect(main.queryByText(/is on its way/u)).not.toBeInTheDocument();
});

test("each part of the dashboard that fails to load shows an error in its place, and can be retried", async () => {
  for (const call of [MINE, SUBSCRIBED, PROFILE]) respond(call, { status: 403, json: { msg: "" } });
  const { user, main } = await openDashboard();
  const alerts = () => main.getAllByRole("alert");
  await waitFor(() =>
    expect(alerts().map((each) => each.textContent)).toEqual([
      expect.stringMatching(/^Failed to load profile\. Please try again\./u),
      expect.stringMatching(/^Failed to load listings\./u),
      expect.stringMatching(/^Failed to check subscription status/u),
    ]),
  );
  expect(main.queryByRole("region", { name: "Join AgentPro - $240/year" })).not.toBeInTheDocument();
  expect(main.getByRole("navigation", { name: "Settings" })).toBeVisible();

  respond(MINE, buildOwnPage([buildOwnListing()]));
  respond(SUBSCRIBED, { json: { isSubscribed: false } });
  respond(PROFILE, { json: { data: buildProfile() } });
  for (const _ of [1, 2, 3]) await user.click(within(alerts()[0] as HTMLElement).getByRole("button"));
  expect(await main.findByText("Signed in as Robin Whitford")).toBeVisible();
  expect(await main.findByRole("article")).toBeVisible();
  expect(await main.findByRole("region", { name: "Join AgentPro - $240/year" })).toBeVisible();
  expect(main.queryByRole("alert")).not.toBeInTheDocument();
});

test("while the page asks for something, the to-do list does not say that nothing is to do", async () => {
  const { main } = await openDashboard({ emailVerified: false });
  expect(await main.findByText("Nothing else to do right now.")).toBeVisible();
  expect(main.queryByText("Nothing to do right now.")).toBeNull();
});

test("the latest listing is a live one if there is any", async () => {
  const draft = buildOwnListing({ name: "Half a listing", status: "draft", expiresAt: null });
  const live = buildOwnListing({ name: "Brick storefront" });
  respond(MINE, ({ address }: { address: string }) =>
    buildOwnPage(address.includes("status=active") ? [live] : [draft, live]),
  );
  await openDashboard();
  expect(await within(card("Latest listing")).findByRole("link", { name: "Brick storefront" })).toBeVisible();
  expect(within(card("Latest listing")).getByText("2 total")).toBeVisible();
});

test("a limit says until when the reader has to wait, in their language and time zone", async () => {
  respond(SEND_LINK, { status: 429, json: { msg: "Too many attempts." }, headers: { "retry-after": "120" } });
  const { user, main } = await openDashboard({ emailVerified: false });
  await user.click(main.getByRole("button", { name: "Send the link again" }));
  const at = new Date(Math.ceil((Date.now() + 120_000) / 60_000) * 60_000);
  const time = new Intl.DateTimeFormat("en-CA", { timeStyle: "short" }).format(at);
  const said = await main.findByText(/^Too many attempts\. You can continue at .+\.$/u);
  expect(said.textContent?.toLowerCase().replaceAll(/[.\s]/gu, "")).toContain(
    time.toLowerCase().replaceAll(/[.\s]/gu, ""),
  );
});

test("the retry button of a dashboard part keeps the focus while it works", async () => {
  respond(MINE, { status: 403, json: { msg: "" } });
  const { user, main } = await openDashboard();
  const again = within(card("Latest listing")).getByRole("button", { name: "Try again" });
  const { handler, release } = hold(buildOwnPage([buildOwnListing()]));
  respond(MINE, handler);
  again.focus();
  await user.keyboard("{Enter}");
  await waitFor(() => expect(again).toHaveAttribute("aria-disabled", "true"));
  expect(again).toHaveFocus();
  release();
  expect(await main.findByRole("article")).toBeVisible();
});

test("when the server cannot be reached, the failed part of the dashboard says so", async () => {
  respond(MINE, "offline");
  await openDashboard();
  expect(await within(card("Latest listing")).findByRole("alert")).toHaveTextContent(OFFLINE);
  expect(callsTo(MINE).length).toBeGreaterThan(1);
});

test("the dashboard and the navigation of the account are in French under /fr", async () => {
  const { main } = await openDashboard({}, "/fr/account");
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Heureux de vous revoir!", {
    normalizeWhitespace: true,
  });
  const navigation = screen.getByRole("navigation", { name: "Compte" });
  expect(
    within(navigation)
      .getAllByRole("link")
      .map((each) => each.textContent),
  ).toEqual([
    "Tableau de bord",
    "Profil",
    "Mes annonces",
    "Favoris",
    "Recherches enregistrées",
    "Mandats de recherche",
    expect.stringMatching(/^Messages/u),
    "Notifications",
    "Accès",
    "Ententes signées",
    "Agent Pro",
    "Facturation",
  ]);
  expect(main.getByRole("link", { name: "Paramètres du compte" })).toHaveAttribute("href", "/fr/account/profile");
});

test("the dashboard announces a new version of the terms, and the answer is sent with the versions shown", async () => {
  respond("POST /v1/auth/policies", { json: { msg: "Thank you." } });
  const { agreements } = buildProfile();
  const { user } = await openDashboard({ agreements: agreements.slice(1) });
  const notice = await screen.findByText("The policies of this site have been updated.");
  expect(notice).toBeVisible();
  expect(screen.getByText("By pressing “I agree” you agree to the new version.")).toBeVisible();
  respond(PROFILE, { json: { data: buildProfile() } });
  await user.click(screen.getByRole("button", { name: "I agree" }));
  expect(await screen.findByText("Thank you.")).toBeVisible();
  await waitFor(() => expect(screen.queryByRole("button", { name: "I agree" })).toBeNull());
  expect(callsTo("POST /v1/auth/policies")[0]?.body).toEqual({ ...POLICY_VERSIONS });
});
