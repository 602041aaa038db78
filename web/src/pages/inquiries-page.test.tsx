import { screen, waitFor, within } from "@testing-library/react";
import type { InquiryThread } from "@vestpocket/domain/inquiries/inquiries.schema";
import { expect, test, vi } from "vitest";
import { buildProfile } from "../testing/answers.ts";
import { callsTo, hold, respond } from "../testing/server.ts";
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

const READ = "GET /v1/inquiries/{id}";
const REPLY = "POST /v1/inquiries/{id}/reply";

const inquiry: InquiryThread = {
  ...{ id: "01900000-0000-7000-8000-000000000002", box: "sent" },
  ...{ with: { uid: null, name: "Geneviève Desrosiers" } },
  listing: { id: null, name: "Corner store" },
  ...{ excerpt: "Hello", isLastMine: true, isUnread: false, isArchived: false, lastAt: { seconds: 1_795_000_000 } },
  ...{ messages: [], senderPhone: null, accountName: null, noReply: null, hasReported: false },
};

test("a conversation that was closed while someone wrote says so, keeps the text and takes no more replies", async () => {
  respond(READ, { json: { inquiry } });
  const { user } = await openPage(`/account/inquiries/${inquiry.id}`, { as: buildProfile() });
  const field = await screen.findByLabelText("Your reply");
  await user.type(field, "Is it free?");
  respond(REPLY, { status: 409, json: { code: "inquiries.closed", msg: "It is closed." } });
  respond(READ, { json: { inquiry: { ...inquiry, noReply: "An administrator closed this conversation." } } });
  await user.click(screen.getByRole("button", { name: "Send reply" }));
  expect(await screen.findByText("An administrator closed this conversation.")).toBeVisible();
  expect(field).toHaveValue("Is it free?");
  expect(screen.queryByRole("button", { name: "Send reply" })).toBeNull();
  await user.clear(field);
  expect(field).not.toBeInTheDocument();
});

test("what is typed while a reply is being sent stays, and a reply that was sent goes before the page knows more", async () => {
  respond(READ, { json: { inquiry } });
  const { user } = await openPage(`/account/inquiries/${inquiry.id}`, { as: buildProfile() });
  const field = await screen.findByLabelText("Your reply");
  const held = hold({ json: { msg: "Your reply has been sent." } });
  respond(REPLY, held.handler);
  await user.type(field, "Is it free?");
  await user.click(screen.getByRole("button", { name: "Send reply" }));
  await user.type(field, " And when?");
  held.release();
  expect(await screen.findByText("Your reply has been sent.")).toBeVisible();
  await waitFor(() => expect(callsTo(READ).length).toBeGreaterThan(1));
  expect(field).toHaveValue("Is it free? And when?");
  respond(READ, hold({ json: { inquiry } }).handler);
  respond(REPLY, { json: { msg: "Your second reply has been sent." } });
  await user.click(screen.getByRole("button", { name: "Send reply" }));
  await waitFor(() => expect(field).toHaveValue(""));
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
