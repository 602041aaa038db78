import { screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { buildProfile } from "../testing/answers.ts";
import { respond } from "../testing/server.ts";
import { openPage } from "../testing/site.tsx";

const LIST = "GET /v1/inquiries";

test("an inbox without inquiries says so, on both sides", async () => {
  respond(LIST, { json: { inquiries: [], page: 1, totalPages: 0, totalResults: 0 } });
  const { user } = await openPage("/account/inquiries", { as: buildProfile() });
  const main = within(await screen.findByRole("main"));
  expect(await main.findByText("You have not received any messages yet.")).toBeVisible();
  await user.click(main.getByRole("button", { name: "Sent" }));
  expect(await main.findByText("You have not contacted an owner yet.")).toBeVisible();
});

test("inquiries open on those sent if none were received, and on those received if asked to", async () => {
  const listing = {
    id: "01900000-0000-7000-8000-000000000001",
    name: "Corner store",
    thumbnailUrl: null,
    isOffered: true,
  };
  const inquiry = {
    id: "01900000-0000-7000-8000-000000000002",
    box: "sent",
    listing,
    with: { name: "Geneviève Desrosiers" },
    excerpt: "Is it still available?",
    isLastMine: true,
    isUnread: false,
    isArchived: false,
    lastAt: { seconds: 1_795_000_000 },
  };
  respond(LIST, ({ address }) => {
    const inquiries = address.includes("box=sent") ? [inquiry] : [];
    return { json: { inquiries, page: 1, totalPages: inquiries.length, totalResults: inquiries.length } };
  });
  const { user } = await openPage("/account/inquiries", { as: buildProfile() });
  const main = within(await screen.findByRole("main"));
  expect(await main.findByText(/Is it still available\?$/u)).toBeVisible();
  expect(main.getByRole("button", { name: "Sent" })).toHaveAttribute("aria-pressed", "true");
  await user.click(main.getByRole("button", { name: "Received" }));
  expect(await main.findByText("You have not received any messages yet.")).toBeVisible();
});

test("an inbox that cannot be loaded shows an error", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  respond(LIST, { status: 500 });
  await openPage("/account/inquiries", { as: buildProfile() });
  await screen.findByRole("heading", { level: 1, name: "Inquiries" });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await screen.findByText("Your inquiries could not be loaded.")).toBeVisible();
});

test("a conversation that does not exist says so", async () => {
  respond("GET /v1/inquiries/{id}", { status: 404 });
  await openPage("/account/inquiries/01900000-0000-7000-8000-000000000000", { as: buildProfile() });
  expect(await screen.findByRole("heading", { level: 1, name: "This conversation does not exist." })).toBeVisible();
});
