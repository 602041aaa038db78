import { screen, within } from "@testing-library/react";
import type { TicketThread } from "@vestpocket/domain/tickets/ticket-threads.schema";
import { expect, test } from "vitest";
import { UID } from "../testing/answers.ts";
import { callsTo, respond } from "../testing/server.ts";
import { openPage } from "../testing/site.tsx";

const READ = "GET /v1/tickets/{key}";
const REPLY = "POST /v1/tickets/{key}/reply";
const at = { seconds: 1_780_000_000 };
const thread: TicketThread = {
  ...{ number: "TK-ABC234", type: "bug", subject: "Broken", status: "answered" },
  messages: [
    { id: UID, at, isOwn: true, text: "It broke." },
    { id: "2", at, isOwn: false, text: "It is mended." },
  ],
};

async function openThread(address = "/ticket/abc.20000.seal") {
  const { user } = await openPage(address);
  return { user, main: within(await screen.findByRole("main")) };
}

test("the link of an email shows what both sides wrote without a log-in, and changes nothing", async () => {
  respond(READ, { json: { thread } });
  const { main } = await openThread();
  expect(await main.findByRole("heading", { level: 1, name: "Broken" })).toBeVisible();
  const items = main.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(items[0]).toMatch(/^You.*It broke\.$/u);
  expect(items[1]).toMatch(/^Vestpocket.*It is mended\.$/u);
  expect(callsTo(REPLY)).toHaveLength(0);
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute("content", "noindex");
});

test("a message is sent once, is shown, and the ticket waits again", async () => {
  respond(READ, { json: { thread } });
  const messages = [...thread.messages, { id: "3", at, isOwn: true, text: "Not for me." }];
  respond(REPLY, { json: { msg: "Sent.", thread: { ...thread, status: "open", messages } } });
  const { user, main } = await openThread();
  const send = await main.findByRole("button", { name: "Send message" });
  await user.click(send);
  const field = main.getByRole("textbox", { name: "Your message" });
  expect(field).toHaveAccessibleDescription(/^Please write a message\./u);
  await user.type(field, "Not for me.");
  await user.click(send);
  expect(await main.findByText("Waiting for our answer")).toBeVisible();
  expect(main.getByText("Not for me.")).toBeVisible();
  expect(callsTo(REPLY).map(({ body }) => body)).toEqual([{ message: "Not for me." }]);
  expect(field).toHaveValue("");
});

test("a closed ticket says, in French too, that a message reopens it", async () => {
  respond(READ, { json: { thread: { ...thread, status: "closed" } } });
  const { main } = await openThread("/fr/ticket/abc.20000.seal");
  expect(await main.findByText("Votre message rouvre la demande.")).toBeVisible();
});

test("a link that is too old leads to a new ticket, and to the log-in", async () => {
  respond(READ, { status: 404, json: { msg: "This link has expired.", code: "tickets.link_unknown" } });
  const { main } = await openThread("/ticket/TK-ABC234");
  expect(await main.findByText("This link has expired.")).toBeVisible();
  expect(main.getByRole("link", { name: "Submit a ticket" })).toHaveAttribute("href", "/ticket");
  expect(main.getByRole("link", { name: "Log in to see your ticket" })).toHaveAttribute(
    "href",
    "/login?next=%2Fticket%2FTK-ABC234",
  );
});
