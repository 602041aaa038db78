import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { buildProfile } from "../testing/answers.ts";
import { callsTo, respond } from "../testing/server.ts";
import { openPage } from "../testing/site.tsx";

const RESET = "POST /v1/auth/reset-password";
const RULE = "Password must be at least 8 characters, including letters and numbers.";
const GOOD = "copper-orchard-83";
const CHANGED = "Your password has been changed. Please log in with the new one.";

async function openResetPassword(
  address = "/reset-password?oobCode=mailed",
  options: Parameters<typeof openPage>[1] = {},
) {
  const { user, fill } = await openPage(address, options);
  const main = within(await screen.findByRole("main"));
  const password = await main.findByLabelText(/^(New password|Nouveau mot de passe)$/u);
  const confirmation = main.getByLabelText(/^(Repeat the new password|Répétez le nouveau mot de passe)$/u);
  async function setPassword(first: string, second = first) {
    await fill(password, first);
    await fill(confirmation, second);
    await user.click(main.getByRole("button", { name: /^(Set new password|Enregistrer le mot de passe)$/u }));
  }
  return { user, main, password, confirmation, setPassword };
}

test("the rule for a new password is shown while it is typed, and again when it is sent", async () => {
  const { user, password, confirmation, setPassword } = await openResetPassword();
  expect(password).toHaveAccessibleDescription(RULE);
  await user.type(password, GOOD);
  expect(password).toHaveAccessibleDescription("Looks good.");
  // Not while it can still become the same.
  await user.type(confirmation, GOOD.slice(0, -1));
  expect(confirmation).toHaveAccessibleDescription("");
  await user.type(confirmation, "9");
  expect(confirmation).toHaveAccessibleDescription("Passwords do not match.");
  for (const weak of ["short1", "only-letters", "1234567890"]) {
    await setPassword(weak);
    expect(password).toHaveAccessibleDescription(RULE);
    expect(password).toBeInvalid();
    expect(password).toHaveFocus();
  }
  await setPassword(GOOD, "pocket-flap-7");
  expect(confirmation).toHaveAccessibleDescription("Passwords do not match.");
  expect(confirmation).toHaveFocus();
  expect(confirmation).toBeInvalid();
  expect(callsTo(RESET)).toHaveLength(0);
});

test("a new password that the server rejects keeps the input, and so does a lost connection", async () => {
  const sentence = "This password is too common.";
  respond(RESET, { status: 400, json: { msg: sentence, fields: { password: sentence } } });
  const { main, password, confirmation, setPassword } = await openResetPassword();
  await setPassword("password1");
  await waitFor(() => expect(password).toHaveAccessibleDescription(sentence));
  expect(password).toHaveFocus();
  expect(password).toHaveValue("password1");
  respond(RESET, "offline");
  await setPassword(GOOD);
  expect(await main.findByRole("alert")).toHaveTextContent("Vestpocket cannot be reached. Check your connection.");
  expect(confirmation).toHaveValue(GOOD);
});

test("an expired reset link says so and offers a new one", async () => {
  const msg = "This link is no longer valid. Please request a new one.";
  respond(RESET, { status: 400, json: { msg, code: "accounts.bad_link" } });
  const { main, setPassword } = await openResetPassword();
  await setPassword(GOOD);
  expect(await main.findByRole("alert")).toHaveTextContent(msg);
  expect(main.getByRole("link", { name: "Request a new link" })).toHaveAttribute("href", "/forgot-password");
});

test("a signed-in person who sets a new password is signed out, and led to the log-in after two seconds", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  respond(RESET, { json: { msg: CHANGED } });
  respond("POST /v1/auth/sign-out", {});
  const { main, setPassword } = await openResetPassword("/reset-password?oobCode=mailed", { as: buildProfile() });
  await setPassword(GOOD);
  expect(await main.findByRole("status")).toHaveTextContent(CHANGED);
  expect(callsTo(RESET).map(({ body }) => body)).toEqual([{ oobCode: "mailed", password: GOOD }]);
  expect(window.location.pathname).toBe("/reset-password");
  vi.advanceTimersByTime(2_000);
  await waitFor(() => expect(window.location.pathname).toBe("/login"));
  expect(callsTo("POST /v1/auth/sign-out")).toHaveLength(1);
});

test("the French page for a new password is in French and leads to the French log-in", async () => {
  respond(RESET, { json: { msg: "Votre mot de passe est changé." } });
  const { main, confirmation, setPassword } = await openResetPassword("/fr/reset-password?oobCode=mailed");
  await setPassword(GOOD, "autre");
  expect(confirmation).toHaveAccessibleDescription("Les mots de passe ne correspondent pas.");
  await setPassword(GOOD);
  expect(await main.findByRole("link", { name: "Se connecter" })).toHaveAttribute("href", "/fr/login");
});

test("the page for a new password, opened without a link, offers to send one", async () => {
  await openPage("/reset-password");
  const main = within(await screen.findByRole("main"));
  expect(await main.findByRole("link", { name: "Request a new link" })).toHaveAttribute("href", "/forgot-password");
  expect(main.queryByRole("textbox")).not.toBeInTheDocument();
});
