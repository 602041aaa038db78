import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { callsTo, respond } from "../testing/server.ts";
import { openPage } from "../testing/site.tsx";

const READ = "GET /v1/unsubscribe/{token}";
const PRESS = "POST /v1/unsubscribe/{token}";
const UNDO = "POST /v1/unsubscribe/{token}/undo";
const LINK = {
  stream: "alerts",
  search: null,
  isSearchDeleted: false,
  isSubscribed: true,
  cadence: null,
  isUndoable: false,
} as const;
const ENDED = { ...LINK, isSubscribed: false, isUndoable: true } as const;

async function openLink(address = "/u/abc.alerts..20000.seal") {
  const { user } = await openPage(address);
  return { user, main: within(await screen.findByRole("main")) };
}

test("opening the link changes nothing; one press unsubscribes, and another takes it back", async () => {
  respond(READ, { json: LINK });
  respond(PRESS, { json: ENDED });
  respond(UNDO, { json: LINK });
  const { user, main } = await openLink();
  const button = await main.findByRole("button", { name: "Unsubscribe" });
  expect(callsTo(PRESS)).toHaveLength(0);
  await user.click(button);
  await waitFor(() => expect(main.getByRole("status")).toHaveTextContent(/^You are unsubscribed\./u));
  expect(callsTo(PRESS).map(({ body }) => body)).toEqual([{ isAll: true }]);
  await user.click(main.getByRole("button", { name: "Undo" }));
  expect(await main.findByRole("button", { name: "Unsubscribe" })).toBeVisible();
  expect(main.getByRole("link", { name: "Choose all that we email you" })).toHaveAttribute(
    "href",
    "/account/notifications",
  );
});

test("a link of one search makes it rarer, ends that one, or all", async () => {
  const link = { ...LINK, search: "Offices in Laval", cadence: "instant" } as const;
  respond(READ, { json: link });
  respond(PRESS, { json: { ...link, cadence: "daily" } });
  const { user, main } = await openLink();
  expect(await main.findByText(/as soon as they are listed\.$/u)).toBeVisible();
  await user.click(main.getByRole("button", { name: "Once a day" }));
  expect(await main.findByText("You get new listings for your search “Offices in Laval” once a day.")).toBeVisible();
  expect(main.queryByRole("button", { name: "Once a day" })).toBeNull();
  expect(main.getByRole("button", { name: "Once a week" })).toBeVisible();
  respond(PRESS, { json: { ...ENDED, search: "Offices in Laval", cadence: "daily" } });
  await user.click(main.getByRole("button", { name: "Stop this search" }));
  expect(await main.findByText("You are unsubscribed from “Offices in Laval”.")).toBeVisible();
  await openLink("/u/other.alerts.b.20000.seal");
  await user.click(await screen.findByRole("button", { name: "Unsubscribe from all searches" }));
  await waitFor(() => expect(callsTo(PRESS).map(({ body }) => body)).toContainEqual({ isAll: true }));
  expect(callsTo(PRESS).map(({ body }) => body)).toContainEqual({ isAll: false, cadence: "daily" });
});

test("a link of a deleted search says so, in the link's language", async () => {
  respond(READ, { json: { ...LINK, isSearchDeleted: true } });
  const { main } = await openLink("/fr/u/abc.alerts.b.20000.seal");
  expect(await main.findByText(/^La recherche enregistrée de ce courriel a été supprimée\./u)).toBeVisible();
  expect(main.getByRole("button", { name: "Me désabonner" })).toBeVisible();
});

test("a link that is too old says what to do", async () => {
  const msg = "This link does not work any more.";
  respond(READ, { status: 404, json: { msg, code: "messages.link_unknown" } });
  const { main } = await openLink();
  expect(await main.findByText(msg)).toBeVisible();
});

test("the page is not for search engines", async () => {
  respond(READ, { json: LINK });
  const { main } = await openLink();
  await main.findByRole("button", { name: "Unsubscribe" });
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute("content", "noindex");
});
