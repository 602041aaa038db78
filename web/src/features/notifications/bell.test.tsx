import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { buildProfile } from "../../testing/answers.ts";
import { buildNotification, buildNotifications } from "../../testing/notifications.ts";
import { callsTo, hold, respond } from "../../testing/server.ts";
import { openPage } from "../../testing/site.tsx";

const LIST = "GET /v1/notifications";
const READ = "POST /v1/notifications/read";
const UNREAD = "GET /v1/notifications/unread";
const { matchMedia } = window;

afterEach(() => void Object.assign(window, { matchMedia }));

/** A phone's screen is too narrow for a panel under the bell. */
function onPhone(): void {
  Object.assign(window, { matchMedia: (query: string) => ({ ...matchMedia.call(window, query), matches: false }) });
}

const openSite = (address = "/contact") => openPage(address, { as: buildProfile() });
const findBell = (unread: number) =>
  screen.findByRole("button", { name: unread === 0 ? "Notifications" : `Notifications, ${unread} unread` });

test("the bell says how many are unread, and opens them by day", async () => {
  const yesterday = { seconds: Math.floor(Date.now() / 1000) - 86_400 };
  respond(LIST, {
    json: buildNotifications([
      buildNotification(3),
      buildNotification(2),
      buildNotification(1, { createdAt: yesterday, isRead: true, text: "Welcome" }),
    ]),
  });
  respond(UNREAD, { json: { unread: 2 } });
  const { user } = await openSite();
  const bell = await findBell(2);
  await user.click(bell);
  const panel = within(await screen.findByRole("dialog", { name: "Notifications" }));
  expect(await panel.findByRole("heading", { level: 3, name: "Today" })).toBeVisible();
  expect(panel.getByRole("heading", { level: 3, name: "Yesterday" })).toBeVisible();
  const [entry, ...others] = panel.getAllByRole("listitem");
  expect(entry).toHaveTextContent("Unread: New inquiry about Brick storefront");
  expect(entry).toHaveTextContent("and 1 earlier that day");
  expect(others).toHaveLength(1);
  expect(bell).toHaveAttribute("aria-expanded", "true");
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("dialog", { name: "Notifications" })).not.toBeInTheDocument();
  expect(bell).toHaveFocus();
});

test("pressing a notification opens its page and marks all that it stands for as read", async () => {
  respond(UNREAD, { json: { unread: 2 } });
  respond(LIST, {
    json: buildNotifications([2, 1].map((at) => buildNotification(at, { path: "/privacy?from=bell#top" }))),
  });
  respond(READ, { json: { unread: 0 } });
  const { user } = await openSite();
  await user.click(await findBell(2));
  await user.click(await screen.findByRole("link", { name: /^Unread: New inquiry about Brick storefront.*$/u }));
  await waitFor(() => expect(window.location.pathname + window.location.search).toBe("/privacy?from=bell"));
  await findBell(0);
  expect(callsTo(READ)[0]?.body).toEqual({
    ids: ["01900000-0000-7000-8000-000000000002", "01900000-0000-7000-8000-000000000001"],
  });
  expect(screen.queryByRole("dialog", { name: "Notifications" })).not.toBeInTheDocument();
});

test("one can be marked as read where it stands, and all at once", async () => {
  respond(UNREAD, { json: { unread: 5 } });
  respond(LIST, {
    json: buildNotifications(
      [2, 1].map((at) => buildNotification(at, { path: `/account/inquiries/${at}`, text: `Inquiry ${at}` })),
      { unread: 5 },
    ),
  });
  const answer = hold({ json: { unread: 4 } });
  respond(READ, answer.handler);
  const { user } = await openSite();
  await user.click(await findBell(5));
  await user.click(await screen.findByRole("button", { name: "Mark as read: Inquiry 2" }));
  // At once, before the server answers.
  await findBell(4);
  expect(screen.queryByRole("button", { name: "Mark as read: Inquiry 2" })).not.toBeInTheDocument();
  answer.release();
  respond(READ, { json: { unread: 0 } });
  await user.click(screen.getByRole("button", { name: "Mark all as read" }));
  await findBell(0);
  expect(callsTo(READ).at(-1)?.body).toEqual({ upTo: "01900000-0000-7000-8000-000000000002" });
});

test("if the server refuses to mark one as read, the page says so and shows it as unread again", async () => {
  const msg = "Too many requests.";
  respond(UNREAD, { json: { unread: 1 } });
  respond(LIST, { json: buildNotifications([buildNotification(1, { text: "Inquiry 1" })]) });
  respond(READ, { status: 429, json: { msg, code: "limited" } });
  const { user } = await openSite();
  await user.click(await findBell(1));
  await user.click(await screen.findByRole("button", { name: "Mark as read: Inquiry 1" }));
  expect(await screen.findByText(msg)).toBeVisible();
  expect(await screen.findByRole("button", { name: "Mark as read: Inquiry 1" })).toBeVisible();
});

test("on a phone the panel is a dialog over the page, with a button that closes it", async () => {
  onPhone();
  respond(LIST, { json: buildNotifications([]) });
  const { user } = await openSite();
  await user.click(await findBell(0));
  const sheet = within(await screen.findByRole("dialog", { name: "Notifications" }));
  expect(await sheet.findByText("No notifications yet.")).toBeVisible();
  expect(sheet.getByRole("link", { name: "See all" })).toHaveAttribute("href", "/account/notifications");
  await user.click(sheet.getByRole("button", { name: "Close" }));
  await waitFor(() => expect(screen.queryByText("No notifications yet.")).not.toBeInTheDocument());
});

test("when notifications cannot be loaded, the panel says so and can try again", async () => {
  respond(LIST, { status: 403 });
  const { user } = await openSite();
  await user.click(await findBell(0));
  expect(await screen.findByText("Your notifications could not be loaded.")).toBeVisible();
  respond(LIST, { json: buildNotifications([]) });
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("No notifications yet.")).toBeVisible();
});

test("opening a page marks the notifications that lead to it as read, once", async () => {
  respond(UNREAD, { json: { unread: 3 } });
  respond(LIST, {
    json: buildNotifications(
      [
        buildNotification(3, { path: "/contact#office" }),
        buildNotification(2, { path: "/contact#office" }),
        buildNotification(1, { path: "/account/billing" }),
      ],
      { unread: 3 },
    ),
  });
  respond(READ, { json: { unread: 1 } });
  await openSite();
  await findBell(1);
  expect(callsTo(READ).map(({ body }) => body)).toEqual([{ path: "/contact#office" }]);
});

test("the bell is in the page's language, and says that there are more than 99", async () => {
  respond(UNREAD, { json: { unread: 100 } });
  respond(LIST, { json: buildNotifications([]) });
  await openSite("/fr/contact");
  expect(await screen.findByRole("button", { name: "Notifications, plus de 99 non lues" })).toHaveTextContent("99+");
});

test("a visitor has no bell", async () => {
  await openPage("/contact");
  await screen.findByRole("heading", { level: 1 });
  expect(screen.queryByRole("button", { name: "Notifications" })).not.toBeInTheDocument();
  expect(callsTo(UNREAD)).toHaveLength(0);
});
