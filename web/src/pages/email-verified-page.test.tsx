import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { buildProfile } from "../testing/answers.ts";
import { callsTo, hold, respond } from "../testing/server.ts";
import { openPage } from "../testing/site.tsx";

const VERIFY = "POST /v1/auth/verify-email";
const BAD_LINK = "This link is no longer valid. Please request a new one.";

async function openMailedLink(options: Parameters<typeof openPage>[1] = {}) {
  const { user } = await openPage("/email-verified?oobCode=mailed", options);
  return { user, main: within(await screen.findByRole("main")) };
}

test("an emailed link confirms the email once, and its code is removed from the URL", async () => {
  respond(VERIFY, { json: { msg: "Your email is confirmed." } });
  const { main } = await openMailedLink();
  await waitFor(() => expect(main.getByRole("status")).toHaveTextContent("Your email is confirmed."));
  expect(callsTo(VERIFY).map(({ body }) => body)).toEqual([{ oobCode: "mailed" }]);
  expect(window.location.search).toBe("");
});

test("an expired confirmation link leads a visitor to log-in, and from there to the profile", async () => {
  respond(VERIFY, { status: 400, json: { msg: BAD_LINK, code: "accounts.bad_link" } });
  const { main } = await openMailedLink();
  expect(await main.findByRole("alert")).toHaveTextContent(BAD_LINK);
  expect(main.getByRole("link", { name: "Log In" })).toHaveAttribute("href", "/login?next=%2Faccount%2Fprofile");
  expect(main.getByRole("link", { name: "Back to the home page" })).toHaveAttribute("href", "/");
});

test("a signed-in person can have a new confirmation link sent to replace an expired one", async () => {
  respond(VERIFY, { status: 400, json: { msg: BAD_LINK, code: "accounts.bad_link" } });
  respond("POST /v1/auth/send-confirmation", { json: { msg: "A link to confirm your email is on its way." } });
  const { user, main } = await openMailedLink({ as: buildProfile({ emailVerified: false }) });
  const again = await main.findByRole("button", { name: "Send a new link" });
  await user.click(again);
  await waitFor(() =>
    expect(main.getByRole("status")).toHaveTextContent("A link to confirm your email is on its way."),
  );
  expect(again).toHaveAttribute("aria-disabled", "true");
});

test("a link opened without a session asks for a password, and confirms the email with it", async () => {
  const needed = { status: 409, json: { msg: "Choose a password to finish.", code: "accounts.password_needed" } };
  respond(VERIFY, needed);
  const { user, main } = await openMailedLink();
  expect(await main.findByRole("heading", { name: "Choose a password to finish." })).toHaveFocus();
  await user.click(main.getByRole("button", { name: "Confirm my email" }));
  expect(main.getByLabelText("New password")).toHaveAccessibleDescription(/^Password must be at least 8 characters/u);
  expect(callsTo(VERIFY)).toHaveLength(1);
  await user.type(main.getByLabelText("New password"), "lining-button-8");
  await user.type(main.getByLabelText("Repeat the new password"), "lining-button-8");
  respond(VERIFY, { json: { msg: "Your email is confirmed." } });
  await user.click(main.getByRole("button", { name: "Confirm my email" }));
  await waitFor(() => expect(main.getByRole("status")).toHaveTextContent("Your email is confirmed."));
  expect(callsTo(VERIFY).at(-1)?.body).toEqual({ oobCode: "mailed", password: "lining-button-8" });
  expect(main.getByRole("link", { name: "Log In" })).toHaveAttribute("href", "/login");
});

test("someone who signed up themselves may log in instead of choosing a password, and returns to the link", async () => {
  respond(VERIFY, { status: 409, json: { msg: "Choose a password.", code: "accounts.password_needed" } });
  const { user, main } = await openMailedLink();
  await user.click(await main.findByRole("button", { name: "Log In" }));
  await waitFor(() => expect(window.location.pathname).toBe("/login"));
  expect(new URLSearchParams(window.location.search).get("next")).toBe("/email-verified?oobCode=mailed");
});

test("a link for another account's new email signs the current user out, then leads to the log-in and back to the link", async () => {
  const sentence = "Log in to your account to confirm its new email.";
  respond(VERIFY, { status: 409, json: { msg: sentence, code: "accounts.log_in_to_confirm" } });
  respond("POST /v1/auth/sign-out", { json: { msg: "Signed out." } });
  const { user, main } = await openMailedLink({ as: buildProfile() });
  expect(await main.findByText(sentence)).toBeVisible();
  await user.click(main.getByRole("button", { name: "Log In" }));
  await waitFor(() => expect(window.location.pathname).toBe("/login"));
  expect(callsTo("POST /v1/auth/sign-out")).toHaveLength(1);
});

test("a confirmed email leads back to the page that waited for it in this browser", async () => {
  const { handler, release } = hold({ json: { msg: "Your email is confirmed." } });
  respond(VERIFY, handler);
  const { main } = await openMailedLink({ as: buildProfile() });
  localStorage.setItem("vestpocket.own.interrupted-page", "/create-listing/choose-plan?listing=1");
  release();
  expect(await main.findByRole("link", { name: "Continue where you left off" })).toHaveAttribute(
    "href",
    "/create-listing/choose-plan?listing=1",
  );
  localStorage.clear();
});

test("a confirmation that cannot reach the server can be retried", async () => {
  respond(VERIFY, "offline");
  const { user, main } = await openMailedLink();
  expect(await main.findByRole("alert")).toHaveTextContent("Vestpocket cannot be reached. Check your connection.");
  respond(VERIFY, { json: { msg: "Your email is confirmed." } });
  await user.click(main.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(main.getByRole("status")).toHaveTextContent("Your email is confirmed."));
});

test("the confirmation page, opened without a link, says to open the link in the message", async () => {
  await openPage("/email-verified");
  const main = within(await screen.findByRole("main"));
  await waitFor(() =>
    expect(main.getByRole("status")).toHaveTextContent("To confirm your email, open the link in our message."),
  );
});
