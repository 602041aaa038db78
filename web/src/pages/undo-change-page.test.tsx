import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { callsTo, respond } from "../testing/server.ts";
import { openPage } from "../testing/site.tsx";

const UNDO = "POST /v1/auth/undo-change";
const BAD_LINK = "This link is no longer valid. Please request a new one.";

async function openLink(address = "/undo-change?oobCode=mailed") {
  const { user } = await openPage(address);
  const main = within(await screen.findByRole("main"));
  const undo = async () => {
    await user.type(await main.findByLabelText("New password"), "lining-button-8");
    await user.type(main.getByLabelText("Repeat the new password"), "lining-button-8");
    await user.click(main.getByRole("button", { name: "Undo the change" }));
  };
  return { main, undo };
}

test("opening the link that undoes a change changes nothing yet; setting a new password undoes it", async () => {
  respond(UNDO, { json: { msg: "The change has been undone. Please log in with your new password." } });
  const { main, undo } = await openLink();
  await main.findByLabelText("New password");
  expect(callsTo(UNDO)).toHaveLength(0);
  expect(window.location.search).toBe("");
  await undo();
  await waitFor(() => expect(main.getByRole("status")).toHaveTextContent("The change has been undone."));
  expect(callsTo(UNDO).map(({ body }) => body)).toEqual([{ oobCode: "mailed", password: "lining-button-8" }]);
});

test("a link that can no longer undo anything says so", async () => {
  respond(UNDO, { status: 400, json: { msg: BAD_LINK, code: "accounts.bad_link" } });
  const { main, undo } = await openLink();
  await undo();
  expect(await main.findByRole("alert")).toHaveTextContent(BAD_LINK);
});

test("the page that undoes a change, opened without a link, says to open the link in the message", async () => {
  const { main } = await openLink("/undo-change");
  expect(await main.findByText(/^To undo a change of your email or phone number, open the link/u)).toBeVisible();
});
