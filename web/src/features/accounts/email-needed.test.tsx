import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { buildProfile } from "../../testing/answers.ts";
import { callsTo, respond } from "../../testing/server.ts";
import { openPage } from "../../testing/site.tsx";

const RESEND = "POST /v1/auth/send-confirmation";
const NEEDED = /^Please confirm your email before you pay/u;

test("someone starting a listing sees that their email has to be confirmed, and resends the link with one press", async () => {
  respond(RESEND, { json: { msg: "A link to confirm your email is on its way." } });
  const { user } = await openPage("/create-listing", { as: buildProfile({ emailVerified: false }) });
  const main = within(await screen.findByRole("main"));
  expect(await main.findByText(NEEDED)).toBeVisible();
  await user.click(main.getByRole("button", { name: "Send the email again" }));
  expect(await screen.findByText("A link to confirm your email is on its way.")).toBeVisible();
  expect(callsTo(RESEND)).toHaveLength(1);
});

test("an account that could not be read shows an error, and can be reloaded", async () => {
  const account = buildProfile({ emailVerified: false });
  const read = `GET /v1/auth/getUser/${account.uid}`;
  respond(read, { status: 403, json: {} });
  const { user } = await openPage("/create-listing", { as: account });
  const main = within(await screen.findByRole("main"));
  expect(await main.findByText("Getting profile failed.")).toBeVisible();
  respond(read, { json: { data: account } });
  await user.click(main.getByRole("button", { name: "Try again" }));
  expect(await main.findByText(NEEDED)).toBeVisible();
});

test("nothing is shown if the email is confirmed", async () => {
  await openPage("/create-listing", { as: buildProfile() });
  const main = within(await screen.findByRole("main"));
  await main.findByRole("heading", { level: 1 });
  expect(main.queryByText(NEEDED)).not.toBeInTheDocument();
});
