import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { callsTo, respond } from "../testing/server.ts";
import { openPage } from "../testing/site.tsx";

const FORGOT = "POST /v1/auth/forgot-password";
const SENT = "If an account uses this email, a link to set a new password is on its way.";

async function openForgotPassword() {
  respond(FORGOT, { json: { msg: SENT } });
  const { user, fill } = await openPage("/forgot-password");
  const main = within(await screen.findByRole("main"));
  await main.findByRole("button", { name: "Send reset link" });
  async function askForLink(email: string) {
    const field = main.getByRole("textbox", { name: "Email" });
    await fill(field, email);
    await user.click(main.getByRole("button", { name: "Send reset link" }));
    return field;
  }
  return { user, main, askForLink };
}

test("a person who requests a reset link sees that it was sent, and to which address", async () => {
  const { main, askForLink } = await openForgotPassword();
  await askForLink("buyer@vestpocket.example");
  expect(await main.findByRole("status")).toHaveTextContent(SENT);
  expect(screen.getByRole("main")).toHaveTextContent("buyer@vestpocket.example");
  expect(callsTo(FORGOT).map(({ body }) => body)).toEqual([{ email: "buyer@vestpocket.example" }]);
});

test("a reset link can be sent again after a minute, or to another address", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { user, main, askForLink } = await openForgotPassword();
  await askForLink("buyer@vestpocket.example");
  const again = await main.findByRole("button", { name: "Send again" });
  expect(again).toHaveAttribute("aria-disabled", "true");
  await user.click(again);
  expect(main.getByText(/^Available in \d+ s$/u)).toBeVisible();
  vi.advanceTimersByTime(61_000);
  await waitFor(() => expect(main.queryByText(/^Available in/u)).not.toBeInTheDocument());
  expect(callsTo(FORGOT)).toHaveLength(1);
  await user.click(again);
  await waitFor(() => expect(screen.getByRole("region", { name: "Notifications" })).toHaveTextContent(SENT));
  expect(again).toHaveFocus();
  expect(again).toHaveAttribute("aria-disabled", "true");
  expect(callsTo(FORGOT)).toHaveLength(2);
  await user.click(main.getByRole("button", { name: "Use another email" }));
  expect(await main.findByRole("textbox", { name: "Email" })).toHaveFocus();
});

test("the page for a forgotten password checks the email before it asks the server, and keeps it when that fails", async () => {
  const { main, askForLink } = await openForgotPassword();
  respond(FORGOT, "offline");
  const email = await askForLink("  ");
  expect(email).toHaveAccessibleDescription("Email is required.");
  expect(email).toHaveFocus();
  await askForLink("buyer@");
  expect(email).toHaveAccessibleDescription("Please enter a valid email address.");
  expect(callsTo(FORGOT)).toHaveLength(0);
  await askForLink("buyer@vestpocket.example");
  expect(await main.findByRole("alert")).toHaveTextContent("Vestpocket cannot be reached. Check your connection.");
  expect(email).toHaveValue("buyer@vestpocket.example");
  expect(main.getByRole("link", { name: "Back to Log In" })).toHaveAttribute("href", "/login");
});
