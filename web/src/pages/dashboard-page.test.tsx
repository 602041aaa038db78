import { screen, waitFor, within } from "@testing-library/react";
import type { Profile } from "@vestpocket/domain/accounts/accounts.schema";
import { POLICY_VERSIONS } from "@vestpocket/domain/accounts/policies.rules";
import { expect, test } from "vitest";
import { buildOwnListing, buildOwnPage, buildProfile, buildTodo, UID } from "../testing/answers.ts";
import { callsTo, hold, respond } from "../testing/server.ts";
import { openPage } from "../testing/site.tsx";

const MINE = "GET /v1/property/mine";
const PROFILE = `GET /v1/auth/getUser/${UID}`;
const SUBSCRIBED = `POST /v1/users/isSubscribed/${UID}`;
const SEND_LINK = "POST /v1/auth/send-confirmation";
const OFFLINE = "Vestpocket cannot be reached. Check your connection.";

async function openDashboard(overrides: Partial<Profile> = {}, address = "/account") {
  const { user } = await openPage(address, { as: buildProfile(overrides) });
  await screen.findByRole("heading", { level: 1, name: /^(Welcome back|Heureux de vous revoir)/u });
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

test("each card of the dashboard is a link to its page", async () => {
  await openDashboard();
  const links = [
    "Create a New Listing",
    "Favourites",
    "Account Settings",
    "Forgot/Change Password",
    "My Membership Plan",
    "Billing & Payment",
  ].map((title) => card(title).getAttribute("href"));
  expect(links).toEqual([
    "/create-listing",
    "/account/favourites",
    "/account/profile",
    "/account/profile#password",
    "/account/agent-pro",
    "/account/billing",
  ]);
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
  expect(card("Account Settings")).toBeVisible();

  respond(MINE, buildOwnPage([buildOwnListing()]));
  respond(SUBSCRIBED, { json: { isSubscribed: false } });
  respond(PROFILE, { json: { data: buildProfile() } });
  for (const _ of [1, 2, 3]) await user.click(within(alerts()[0] as HTMLElement).getByRole("button"));
  expect(await main.findByText("Signed in as Robin Whitford")).toBeVisible();
  expect(await main.findByRole("article")).toBeVisible();
  expect(await main.findByRole("region", { name: "Join AgentPro - $240/year" })).toBeVisible();
  expect(main.queryByRole("alert")).not.toBeInTheDocument();
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
    expect.stringMatching(/^Messages/u),
    "Accès",
    "Ententes signées",
    "Agent Pro",
    "Facturation",
  ]);
  expect(main.getByRole("link", { name: /^Paramètres du compte/u })).toHaveAttribute("href", "/fr/account/profile");
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
