import { screen, waitFor, within } from "@testing-library/react";
import type { NotificationPreference } from "@vestpocket/domain/notifications/notifications.schema";
import { NOTIFICATION_WAYS } from "@vestpocket/domain/notifications/notifications.terms";
import { expect, test } from "vitest";
import { buildProfile } from "../testing/answers.ts";
import { buildNotification, buildNotifications } from "../testing/notifications.ts";
import { callsTo, hold, respond } from "../testing/server.ts";
import { openPage } from "../testing/site.tsx";

const LIST = "GET /v1/notifications";
const PREFERENCES = "GET /v1/notifications/preferences";
const CHOOSE = "PUT /v1/notifications/preferences";

const preferences: NotificationPreference[] = [
  { group: "inquiries", way: "email", ways: [...NOTIFICATION_WAYS] },
  { group: "offers", way: "digest", ways: [...NOTIFICATION_WAYS] },
  { group: "payments", way: "email", ways: ["email"] },
];

async function open(address = "/account/notifications") {
  const opened = await openPage(address, { as: buildProfile() });
  await screen.findByRole("heading", { level: 1, name: "Notifications" });
  return { ...opened, main: within(screen.getByRole("main")) };
}

test("the history is shown page by page, by key", async () => {
  const [last] = [buildNotification(1, { text: "The oldest", isRead: true })];
  const first = [3, 2].map((at) => buildNotification(at, { text: `Number ${at}`, path: `/account/${at}` }));
  respond(LIST, ({ address }) => ({
    json: address.includes("after=")
      ? buildNotifications([last as (typeof first)[number]])
      : buildNotifications(first, { next: first[1]?.id ?? null }),
  }));
  const { user, main } = await open();
  await main.findByText("Number 3");
  expect(main.queryByText("The oldest")).not.toBeInTheDocument();
  await user.click(main.getByRole("button", { name: "Show more" }));
  expect(await main.findByText("The oldest")).toBeVisible();
  expect(main.getByText("Number 3")).toBeVisible();
  expect(main.queryByRole("button", { name: "Show more" })).not.toBeInTheDocument();
  expect(callsTo(LIST).at(-1)?.address).toContain(`after=${first[1]?.id}`);
});

test("if the next page cannot be loaded, what is shown stays and the page says why", async () => {
  const first = [buildNotification(2, { text: "Number 2" })];
  respond(LIST, ({ address }) =>
    address.includes("after=")
      ? { status: 429, json: { msg: "Too many requests.", code: "limited" } }
      : { json: buildNotifications(first, { next: first[0]?.id ?? null }) },
  );
  const { user, main } = await open();
  await user.click(await main.findByRole("button", { name: "Show more" }));
  expect(await screen.findByText("Too many requests.")).toBeVisible();
  expect(main.getByText("Number 2")).toBeVisible();
});

test("a history that cannot be loaded can be loaded again; an empty one says so", async () => {
  respond(LIST, { status: 403 });
  const { user, main } = await open();
  await user.click(await main.findByRole("button", { name: "Try again" }));
  respond(LIST, { json: buildNotifications([]) });
  await user.click(await main.findByRole("button", { name: "Try again" }));
  expect(await main.findByText("No notifications yet.")).toBeVisible();
});

test("a choice is saved at once and confirmed; what must reach people says why it cannot be turned off", async () => {
  respond(LIST, { json: buildNotifications([]) });
  respond(PREFERENCES, { json: { preferences } });
  const { user, main } = await open();
  await user.click(main.getByRole("button", { name: "Preferences" }));
  const group = within(await main.findByRole("group", { name: "Inquiries" }));
  expect(group.getByRole("radio", { name: "Email at once" })).toBeChecked();
  const answer = hold({ json: { msg: "Saved." } });
  respond(CHOOSE, answer.handler);
  await user.click(group.getByRole("radio", { name: "Daily digest" }));
  expect(group.getByRole("radio", { name: "Daily digest" })).toBeChecked();
  respond(PREFERENCES, { json: { preferences: [{ ...preferences[0], way: "digest" }, ...preferences.slice(1)] } });
  answer.release();
  expect(await screen.findByText("Saved.")).toBeVisible();
  expect(callsTo(CHOOSE).map(({ body }) => body)).toEqual([{ group: "inquiries", way: "digest" }]);
  expect(main.queryByRole("group", { name: "Payments" })).not.toBeInTheDocument();
  expect(main.getByRole("heading", { level: 3, name: "Payments" })).toBeVisible();
  expect(main.getByText("These always reach you: they are about money, security or your legal rights.")).toBeVisible();
});

test("a choice that the server refuses is taken back, and the page says why", async () => {
  respond(PREFERENCES, { json: { preferences } });
  respond(CHOOSE, "offline");
  const { user, main } = await open("/account/notifications?show=preferences");
  const group = within(await main.findByRole("group", { name: "Offers" }));
  await user.click(group.getByRole("radio", { name: "Nothing" }));
  expect(await screen.findByText("Vestpocket cannot be reached. Check your connection.")).toBeVisible();
  await waitFor(() => expect(group.getByRole("radio", { name: "Daily digest" })).toBeChecked());
});
