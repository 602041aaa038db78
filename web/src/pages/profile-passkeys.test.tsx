import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { buildProfile } from "../testing/answers.ts";
import { REQUEST_OPTIONS, refuseCredentials, stubCredentials } from "../testing/credentials.ts";
import { keepPageInert } from "../testing/inert-page.ts";
import { callsTo, respond } from "../testing/server.ts";
import { openPage } from "../testing/site.tsx";

const OPTIONS = "POST /v1/auth/second-factor/passkey/options";
const CHANGE = "POST /v1/auth/change-password";
const SAVE = "POST /v1/auth/updateUser/{id}";
const PASSKEY = {
  id: "01900000-0000-7000-8000-000000000009",
  name: "Office Mac",
  isSynced: true,
  createdAt: { seconds: 1_795_000_000 },
  lastUsedAt: null,
};
const ANSWERED = {
  id: "AQID",
  clientDataJSON: "AQID",
  authenticatorData: "AQID",
  signature: "AQID",
  userHandle: "AQID",
};

afterEach(() => vi.unstubAllGlobals());

async function openSettings(passkeys: readonly object[] = [PASSKEY]) {
  respond("GET /v1/auth/sessions", { json: { sessions: [] } });
  respond("GET /v1/auth/passkeys", { json: { passkeys } });
  respond(OPTIONS, { json: REQUEST_OPTIONS });
  const { user, fill } = await openPage("/account/profile", { as: buildProfile({ hasSecondFactor: true }) });
  const main = within(await screen.findByRole("main"));
  await within(await screen.findByRole("region", { name: "Passkeys" })).findByText(/Office Mac|no passkeys yet/u);
  return { user, fill, main };
}

async function openDeletion() {
  const page = await openSettings();
  await page.user.click(page.main.getByRole("button", { name: "Delete my account" }));
  const dialog = within(await screen.findByRole("alertdialog", { name: "Delete your account?" }));
  await page.user.click(dialog.getByRole("button", { name: "Use a passkey" }));
  return { ...page, dialog };
}

test("a passkey replaces the password and the code for a new password", async () => {
  stubCredentials();
  respond(CHANGE, { json: { msg: "Your password has been changed." } });
  const { user, fill, main } = await openSettings();
  const form = within(main.getByRole("region", { name: "Password" }));
  await user.click(form.getByRole("button", { name: "Use a passkey" }));
  expect(form.queryByLabelText("Current password")).not.toBeInTheDocument();
  expect(form.queryByLabelText("Code from your authenticator app")).not.toBeInTheDocument();
  await fill(form.getByLabelText("New password"), "another-pocket-8");
  await fill(form.getByLabelText("Repeat the new password"), "another-pocket-8");
  await user.click(form.getByRole("button", { name: "Change Password" }));
  await waitFor(() => expect(callsTo(CHANGE)).toHaveLength(1));
  expect(callsTo(CHANGE)[0]?.body).toEqual({ passkey: ANSWERED, newPassword: "another-pocket-8" });
});

test("a passkey replaces the password for a new email", async () => {
  stubCredentials();
  respond(SAVE, { json: { msg: "Your profile has been saved." } });
  const { user, fill, main } = await openSettings();
  const details = within(main.getByRole("region", { name: "Your details" }));
  await fill(details.getByRole("textbox", { name: "Email" }), "new@example.ca");
  await user.click(details.getByRole("button", { name: "Use a passkey" }));
  await user.click(details.getByRole("button", { name: "Save Changes" }));
  await waitFor(() => expect(callsTo(SAVE)).toHaveLength(1));
  expect(callsTo(SAVE)[0]?.body).toMatchObject({ email: "new@example.ca", passkey: ANSWERED });
  expect(callsTo(SAVE)[0]?.body).not.toHaveProperty("password");
});

test("a dialog closed on the device shows a message in place, and the password can be entered instead", async () => {
  refuseCredentials("NotAllowedError");
  const { user, dialog } = await openDeletion();
  await user.click(dialog.getByRole("button", { name: "Delete my account" }));
  expect(await dialog.findByText(/^No passkey was used/u)).toBeVisible();
  expect(callsTo("POST /v1/auth/delete-account")).toHaveLength(0);
  await user.click(dialog.getByRole("button", { name: "Use your password" }));
  expect(dialog.getByLabelText("Password")).toHaveValue("");
  expect(dialog.getByLabelText("Code from your authenticator app")).toBeVisible();
});

test("the server's refusal of a passkey is shown in the dialog", async () => {
  stubCredentials();
  const msg = "This passkey could not be verified. Please try again or use another method.";
  respond("POST /v1/auth/delete-account", { status: 400, json: { code: "passkeys.refused", msg } });
  const { user, dialog } = await openDeletion();
  await user.click(dialog.getByRole("button", { name: "Delete my account" }));
  expect(await dialog.findByRole("alert")).toHaveTextContent(msg);
  expect(callsTo("POST /v1/auth/delete-account")[0]?.body).toEqual({ passkey: ANSWERED });
});

test("after a passkey is removed, the focus is on what is left of the list", async () => {
  const { user, fill, main } = await openSettings();
  const region = within(main.getByRole("region", { name: "Passkeys" }));
  await user.click(region.getByRole("button", { name: "Remove Office Mac" }));
  const dialog = within(await screen.findByRole("alertdialog", { name: "Remove this passkey?" }));
  await fill(dialog.getByLabelText("Password"), "pocket-listing-7");
  await fill(dialog.getByLabelText("Code from your authenticator app"), "123456");
  respond("POST /v1/auth/passkeys/{id}/remove", { json: { msg: "Passkey removed." } });
  respond("GET /v1/auth/passkeys", { json: { passkeys: [] } });
  keepPageInert();
  await user.click(dialog.getByRole("button", { name: "Remove" }));
  expect(await region.findByText("You have no passkeys yet.")).toBeVisible();
  await waitFor(() => expect(main.getByRole("region", { name: "Passkeys" })).toHaveFocus());
});

test("someone without a passkey is not offered one", async () => {
  const { main } = await openSettings([]);
  expect(main.queryByRole("button", { name: "Use a passkey" })).not.toBeInTheDocument();
});
