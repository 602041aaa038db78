import { screen, waitFor, within } from "@testing-library/react";
import { buildAccount } from "@vestpocket/domain/accounts/accounts.factory";
import { expect, test, vi } from "vitest";
import { buildProfile } from "../testing/answers.ts";
import { callsTo, respond } from "../testing/server.ts";
import { openPage } from "../testing/site.tsx";

const SEND_CODE = "POST /v1/auth/send-code";
const SIGN_UP = "POST /v1/auth/sign-up";

async function openSignUp(address = "/sign-up") {
  respond("GET /v1/auth/challenge", { json: {} });
  respond(SEND_CODE, { json: { msg: "Verification code sent to your phone." } });
  const { user, fill } = await openPage(address);
  const main = within(await screen.findByRole("main"));
  await main.findByRole("button", { name: "Next Step" });
  const box = (name: string) => main.getByRole("textbox", { name });
  const password = () => main.getByLabelText("Password");
  const next = () => user.click(main.getByRole("button", { name: "Next Step" }));
  const agreement = () => main.getByRole("checkbox", { name: /^I am of the age of majority\b.*$/u });

  /** Fills in the first step and goes on to the phone number. */
  async function enterDetails(account = buildAccount()) {
    await fill(box("First name"), account.firstName);
    await fill(box("Last name"), account.lastName);
    await fill(box("Email"), account.email);
    await fill(password(), account.password);
    await fill(main.getByLabelText("Confirm password"), account.password);
    const terms = agreement();
    if (!(terms as HTMLInputElement).checked) await user.click(terms);
    await next();
    return main.findByRole("textbox", { name: "Phone number" });
  }

  /** Requests a code and waits until it can be typed. */
  async function askForCode(number: string) {
    await fill(box("Phone number"), number);
    await next();
    return main.findByRole("textbox", { name: "Verification code" });
  }

  return { user, fill, main, box, password, next, agreement, enterDetails, askForCode };
}

const currentStep = () => document.querySelector("[aria-current=step]");

test("the sign-up form shows each problem under its field, in order, and moves the focus to the first", async () => {
  const { user, fill, main, box, password, next, agreement } = await openSignUp();
  expect(password()).toHaveAccessibleDescription("At least 8 characters, including letters and numbers.");
  await next();
  for (const [field, sentence, value] of [
    [box("First name"), "First name is required.", "Robin"],
    [box("Last name"), "Last name is required.", "Whitford"],
    [box("Email"), "Please enter a valid email address.", "robin@example.ca"],
    [password(), "Password must be at least 8 characters, including letters and numbers.", "harbour-47"],
  ] as const) {
    expect(field).toHaveFocus();
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(sentence);
    await fill(field, value);
    expect(field).not.toHaveAttribute("aria-invalid");
    await next();
  }
  const confirmation = main.getByLabelText("Confirm password");
  expect(confirmation).toHaveFocus();
  expect(confirmation).toHaveAccessibleDescription("Passwords do not match.");
  await fill(confirmation, "harbour-47");
  await next();
  expect(agreement()).toHaveFocus();
  await user.click(agreement());
  await next();
  expect(currentStep()).toHaveTextContent("Send Code");
});

test("the sign-up form validates a field when it loses focus, not before", async () => {
  const { user, box } = await openSignUp();
  const email = box("Email");
  await user.type(email, "robin@");
  expect(email).not.toHaveAttribute("aria-invalid");
  await user.tab();
  expect(email).toHaveAccessibleDescription("Please enter a valid email address.");
  expect(document.querySelectorAll("[aria-invalid]")).toHaveLength(1);
});

test("the sign-up checks a phone number before it asks the server to send a code", async () => {
  const { user, main, next, enterDetails } = await openSignUp();
  const number = await enterDetails();
  expect(number).toHaveFocus();
  expect(number).toHaveAttribute("placeholder", "(123) 456-7890");
  await next();
  expect(number).toHaveAccessibleDescription(/^Phone number is required\./u);
  await user.type(number, "416555019");
  expect(number).toHaveValue("(416) 555-019");
  await next();
  expect(number).toHaveAccessibleDescription(/^Failed to send SMS\. Please check the phone number\./u);
  expect(callsTo(SEND_CODE)).toHaveLength(0);
  await user.type(number, "9");
  await next();
  expect(await main.findByText(/\(416\) 555-0199/u)).toBeVisible();
  expect(callsTo(SEND_CODE).map(({ body }) => body)).toEqual([{ phoneNumber: "+14165550199" }]);
});

test("the sign-up offers another code only after a minute, which it counts down", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { user, main, enterDetails, askForCode } = await openSignUp();
  await enterDetails();
  await askForCode("4165550143");
  const resend = main.getByRole("button", { name: "Resend code" });
  expect(main.getByText(/You can request another code in (60|59) s\./u)).toBeVisible();
  await user.click(resend);
  expect(callsTo(SEND_CODE)).toHaveLength(1);
  vi.advanceTimersByTime(57_000);
  expect(await main.findByText(/You can request another code in [1-3] s\./u)).toBeVisible();
  vi.advanceTimersByTime(4_000);
  await waitFor(() => expect(main.queryByText(/You can request another code/u)).not.toBeInTheDocument());
  await user.click(resend);
  expect(await main.findByText(/You can request another code in (60|59) s\./u)).toBeVisible();
  expect(resend).toHaveFocus();
  expect(callsTo(SEND_CODE)).toHaveLength(2);
});

test("a password that the server finds too common leads back to the first step, with the input kept", async () => {
  const sentence = "This password is too common. Please choose another.";
  respond(SIGN_UP, { status: 400, json: { msg: sentence, fields: { password: sentence } } });
  const { user, fill, main, box, password, enterDetails, askForCode } = await openSignUp();
  await enterDetails(buildAccount({ password: "password123" }));
  await fill(await askForCode("4165550143"), "123456");
  await user.click(main.getByRole("button", { name: "Verify & Finish" }));
  await main.findByRole("textbox", { name: "First name" });
  expect(password()).toHaveFocus();
  expect(password()).toHaveAccessibleDescription(sentence);
  expect(box("First name")).toHaveValue("Robin");
  await fill(password(), "harbour-lantern-48");
  expect(password()).not.toHaveAttribute("aria-invalid");
});

test.each([
  ["another password", { status: 401, json: { msg: "Email does not match password" } }],
  [
    "this password and two-step log-in",
    { json: { challenge: "c".repeat(43), expirationTime: 1_800_000_000_000, hasPasskey: false } },
  ],
])("a sign-up with the address of an account with %s says to check the email, and no more", async (_what, answer) => {
  respond(SIGN_UP, { status: 201, json: { msg: "Created." } });
  respond("POST /v1/auth/sign-in", answer);
  const { user, fill, main, enterDetails, askForCode } = await openSignUp();
  await enterDetails();
  await fill(await askForCode("4165550143"), "123456");
  await user.click(main.getByRole("button", { name: "Verify & Finish" }));
  expect(await main.findByRole("heading", { name: "Check your e-mail to finish." })).toHaveFocus();
  expect(screen.queryByText("Phone verified and linked successfully!")).not.toBeInTheDocument();
});

test("a sign-up that fails without a reason shows a message under the code, which is kept", async () => {
  respond(SIGN_UP, { status: 403, json: {} });
  const { user, fill, main, enterDetails, askForCode } = await openSignUp();
  await enterDetails();
  const code = await askForCode("4165550143");
  await fill(code, "123456");
  await user.click(main.getByRole("button", { name: "Verify & Finish" }));
  expect(await main.findByText("Sign up failed.")).toBeVisible();
  expect(code).toHaveValue("123456");
});

test("the server's message about a code is shown under its field each time, which keeps the focus", async () => {
  const { user, fill, main, enterDetails, askForCode } = await openSignUp();
  await enterDetails();
  const code = await askForCode("4165550143");
  for (const sentence of [
    "Failed to verify phone or sign up.",
    "This code no longer works. Please request a new one.",
  ]) {
    respond(SIGN_UP, { status: 400, json: { msg: sentence, fields: { verificationCode: sentence } } });
    await fill(code, "123456");
    await user.click(main.getByRole("button", { name: "Verify & Finish" }));
    await waitFor(() => expect(code).toHaveAccessibleDescription(sentence));
    expect(code).toHaveFocus();
  }
});

test("when the server requires a minute between codes, the sign-up says so and keeps the number", async () => {
  const { fill, main, box, next, enterDetails } = await openSignUp();
  const sentence = "Please wait 42 seconds before requesting another code.";
  respond(SEND_CODE, { status: 429, json: { msg: sentence } });
  await enterDetails();
  await fill(box("Phone number"), "4165550143");
  await next();
  expect(await main.findByRole("alert")).toHaveTextContent(sentence);
  expect(currentStep()).toHaveTextContent("Send Code");
});

test("when the server cannot be reached, the sign-up says so and keeps the phone number", async () => {
  const { fill, main, box, next, enterDetails } = await openSignUp();
  respond(SEND_CODE, "offline");
  await enterDetails();
  await fill(box("Phone number"), "4165550143");
  await next();
  expect(await main.findByRole("alert")).toHaveTextContent("Vestpocket cannot be reached. Check your connection.");
  expect(box("Phone number")).toHaveValue("(416) 555-0143");
});

test("an abandoned sign-up leaves nothing in the browser, and starts again from the first step", async () => {
  const { enterDetails, askForCode } = await openSignUp();
  const account = buildAccount();
  await enterDetails(account);
  await askForCode("4165550143");
  const kept = JSON.stringify([{ ...localStorage }, { ...sessionStorage }, window.location.href, document.cookie]);
  for (const secret of [account.email, account.password, "0143"]) expect(kept).not.toContain(secret);
  const { box, password } = await openSignUp();
  expect(currentStep()).toHaveTextContent("User Details");
  for (const field of [box("First name"), box("Last name"), box("Email"), password()]) expect(field).toHaveValue("");
});

test("the log-in and the sign-up link to each other and keep the requested page", async () => {
  const { user, main } = await openSignUp("/sign-up?next=%2Fsearch-results%3Ftype%3DOffice");
  await user.click(main.getByRole("link", { name: "Log In" }));
  await main.findByRole("heading", { level: 1, name: "Log In" });
  expect(window.location.search).toBe("?next=%2Fsearch-results%3Ftype%3DOffice");
  await user.click(main.getByRole("link", { name: "Sign Up" }));
  await main.findByRole("heading", { level: 1, name: "Sign Up" });
  expect(window.location.search).toBe("?next=%2Fsearch-results%3Ftype%3DOffice");
});

test.each(["/sign-up", "/login"])("%s redirects a signed-in person to the requested page", async (path) => {
  await openPage(`${path}?next=%2Fresources%2Flearn-hub`, { as: buildProfile() });
  await waitFor(() => expect(window.location.pathname).toBe("/resources/learn-hub"));
});

test("the terms are agreed to by an act, which says one is of age, and the privacy notice is linked", async () => {
  const { main, agreement, enterDetails, user, next } = await openSignUp();
  expect(agreement()).not.toBeChecked();
  await enterDetails();
  await user.click(main.getByRole("button", { name: "Back" }));
  await user.click(agreement());
  await next();
  expect(agreement()).toHaveAccessibleDescription("Check this box to create your account.");
  expect(agreement()).toHaveFocus();
  expect(main.getByRole("link", { name: "Terms" })).toHaveAttribute("href", "/terms");
  expect(main.getByRole("link", { name: "Privacy notice" })).toHaveAttribute("href", "/privacy");
});

test("whoever signs up in English with a phone of Quebec gets the French version first, and says so", async () => {
  const { user, fill, main, enterDetails, askForCode } = await openSignUp();
  respond(SIGN_UP, { status: 409, json: { code: "any", msg: "No." } });
  await enterDetails();
  const code = await askForCode("5145550143");
  expect(main.getByRole("link", { name: "Conditions d’utilisation" })).toHaveAttribute("href", "/fr/terms");
  await fill(code, "123456");
  await user.click(main.getByRole("button", { name: "Verify & Finish" }));
  const choice = main.getByRole("checkbox", {
    name: "I received the French version and choose to continue in English.",
  });
  expect(choice).toHaveAccessibleDescription(/^In Quebec, the French version comes first\./u);
  expect(callsTo(SIGN_UP)).toHaveLength(0);
  await user.click(choice);
  await user.click(main.getByRole("button", { name: "Verify & Finish" }));
  await waitFor(() => expect(callsTo(SIGN_UP)).toHaveLength(1));
  expect(callsTo(SIGN_UP)[0]?.body).toMatchObject({ isFrenchGiven: true });
});
