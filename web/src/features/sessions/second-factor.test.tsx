import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { buildProfile } from "../../testing/answers.ts";
import { keepPageInert } from "../../testing/inert-page.ts";
import { callsTo, respond } from "../../testing/server.ts";
import { openPage } from "../../testing/site.tsx";

const CODES = Array.from({ length: 10 }, (_, at) => `abcd${"23456789gh"[at]}-23456`);
const RENEW = "POST /v1/auth/second-factor/recovery-codes";
const ENROL = "POST /v1/auth/second-factor/enrol";
const CONFIRM = "POST /v1/auth/second-factor/confirm";
const REMOVE = "POST /v1/auth/second-factor/remove";

async function openSettings(recoveryCodes: number) {
  respond("GET /v1/auth/sessions", { json: { sessions: [] } });
  const { user } = await openPage("/account/profile", { as: buildProfile({ hasSecondFactor: true, recoveryCodes }) });
  const section = within(await screen.findByRole("region", { name: "Two-step log-in" }));
  const ask = async (button: string, title: string) => {
    await user.click(section.getByRole("button", { name: button }));
    return within(await screen.findByRole("dialog", { name: title }));
  };
  return { user, section, ask };
}

test("new recovery codes require password and code, and are shown until they are saved", async () => {
  respond(RENEW, { json: { recoveryCodes: CODES } });
  const { user, section, ask } = await openSettings(2);
  expect(section.getByText("2 codes left")).toBeVisible();
  const dialog = await ask("Create new codes", "Create new recovery codes?");
  await user.click(dialog.getByRole("button", { name: "Create new codes" }));
  expect(dialog.getByLabelText("Password")).toHaveAccessibleDescription("Password is required.");
  expect(dialog.getByRole("textbox", { name: "Code from your authenticator app" })).toHaveAccessibleDescription(
    "Please enter the code your authenticator app shows.",
  );
  expect(callsTo(RENEW)).toHaveLength(0);
  await user.type(dialog.getByLabelText("Password"), "pocket-flap-7");
  await user.type(dialog.getByRole("textbox", { name: "Code from your authenticator app" }), "123456");
  keepPageInert();
  await user.click(dialog.getByRole("button", { name: "Create new codes" }));
  expect(await section.findAllByRole("listitem")).toHaveLength(10);
  expect(section.getByRole("heading", { name: "Your Vestpocket recovery codes" })).toHaveFocus();
  expect(callsTo(RENEW)[0]?.body).toEqual({ password: "pocket-flap-7", code: "123456" });
  await user.click(section.getByRole("button", { name: "I have saved the codes" }));
  expect(section.queryAllByRole("listitem")).toHaveLength(0);
});

test("an app that took too long to set up can be set up again", async () => {
  const sentence = "Setting up the app took too long or was begun elsewhere. Please set it up again.";
  respond("GET /v1/auth/sessions", { json: { sessions: [] } });
  respond(ENROL, { json: { secret: "A".repeat(32), uri: "otpauth://totp/Vestpocket?secret=AAAA" } });
  respond(CONFIRM, { status: 409, json: { msg: sentence, code: "accounts.enrolment_over" } });
  const { user } = await openPage("/account/profile", { as: buildProfile({ hasSecondFactor: false }) });
  const section = within(await screen.findByRole("region", { name: "Two-step log-in" }));
  await user.click(section.getByRole("button", { name: "Set up an app" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Set up an authenticator app" }));
  await user.type(dialog.getByLabelText("Password"), "pocket-flap-7");
  await user.click(dialog.getByRole("button", { name: "Continue" }));
  await user.type(await section.findByRole("textbox", { name: "Code" }), "123456");
  await user.click(section.getByRole("button", { name: "Turn on" }));
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(section.queryByRole("textbox", { name: "Code" })).not.toBeInTheDocument();
  await user.click(section.getByRole("button", { name: "Set up an app" }));
  expect(await screen.findByRole("dialog", { name: "Set up an authenticator app" })).toBeVisible();
});

test("turning off two-step log-in shows the server's message about the code under its field", async () => {
  const sentence = "This code is incorrect. Please enter the one your app shows now.";
  respond(REMOVE, { status: 400, json: { msg: sentence, fields: { code: sentence } } });
  const { user, ask } = await openSettings(10);
  const dialog = await ask("Turn off", "Turn off two-step log-in?");
  await user.type(dialog.getByLabelText("Password"), "pocket-flap-7");
  await user.click(dialog.getByRole("button", { name: "Use a recovery code" }));
  const code = dialog.getByRole("textbox", { name: "Recovery code" });
  await user.type(code, "abcde-23456");
  await user.click(dialog.getByRole("button", { name: "Turn off" }));
  await waitFor(() => expect(code).toHaveAccessibleDescription(sentence));
  expect(callsTo(REMOVE)[0]?.body).toEqual({ password: "pocket-flap-7", code: "abcde-23456" });
});
