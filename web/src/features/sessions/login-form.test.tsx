import { act, screen, waitFor, within } from "@testing-library/react";
import { PASSKEY_CHALLENGE_SECONDS } from "@vestpocket/domain/passkeys/passkeys.rules";
import { afterEach, expect, test, vi } from "vitest";
import { buildTodo } from "../../testing/answers.ts";
import { REQUEST_OPTIONS, refuseCredentials, stubCredentials, stubSuggestions } from "../../testing/credentials.ts";
import { callsTo, respond } from "../../testing/server.ts";
import { buildTokens, openPage } from "../../testing/site.tsx";

const SIGN_IN = "POST /v1/auth/sign-in";
const OFFLINE = "Vestpocket cannot be reached. Check your connection.";

async function openLogin(address = "/login") {
  // The home page that follows a log-in may ask for them before a test ends.
  respond("GET /v1/property/todo", { json: { todo: buildTodo() } });
  respond("GET /v1/views/recent", { json: { properties: [] } });
  const { user } = await openPage(address);
  const main = within(await screen.findByRole("main"));
  const email = await main.findByRole("textbox", { name: /^(Email|Courriel)$/u });
  const password = main.getByLabelText(/^(Password|Mot de passe)$/u);
  const logIn = async (typed: { email?: string; password?: string }) => {
    await user.clear(email);
    await user.clear(password);
    if (typed.email) await user.type(email, typed.email);
    if (typed.password) await user.type(password, typed.password);
    await user.click(main.getByRole("button", { name: /^(Log In|Se connecter)$/u }));
  };
  return { user, main, email, password, logIn };
}

const GOOD = { email: "buyer@vestpocket.example", password: "pocket-flap-7" };

test("the log-in form asks for empty fields before it sends anything", async () => {
  const { email, password, logIn } = await openLogin();
  await logIn({ email: " " });
  expect(email).toHaveFocus();
  expect(email).toHaveAccessibleDescription("Please enter your email.");
  expect(password).toHaveAccessibleDescription("Please enter your password.");
  await logIn({ email: GOOD.email, password: "12345" });
  expect(password).toHaveAccessibleDescription("A password has at least 6 characters.");
  expect(callsTo(SIGN_IN)).toHaveLength(0);
});

test("the log-in form shows the server's message about a field under that field", async () => {
  const sentence = "The email address is badly formatted.";
  respond(SIGN_IN, { status: 400, json: { msg: sentence, fields: { email: sentence } } });
  const { main, email, logIn } = await openLogin();
  await logIn({ ...GOOD, email: "buyer@" });
  await waitFor(() => expect(email).toHaveAccessibleDescription(sentence));
  expect(email).toBeInvalid();
  expect(email).toHaveFocus();
  expect(main.queryByRole("alert")).not.toBeInTheDocument();
});

test("a disabled person finds where to write to us, and nobody else is asked to", async () => {
  respond(SIGN_IN, { status: 403, json: { code: "sessions.account_disabled", msg: "This account is disabled." } });
  const { main, logIn } = await openLogin();
  await logIn(GOOD);
  expect(await main.findByRole("link", { name: "Write to us" })).toHaveAttribute("href", "/ticket?type=account");
  respond(SIGN_IN, { status: 401, json: { code: "sessions.invalid_credential", msg: "No match." } });
  await logIn(GOOD);
  expect(await main.findByText("No match.")).toBeVisible();
  expect(main.queryByRole("link", { name: "Write to us" })).not.toBeInTheDocument();
});

test.each([
  ["a wrong password", 401, "Email does not match password"],
  ["too many wrong passwords", 429, "Too many failed login attempts. Please try again later."],
])(
  "the log-in form shows the server's sentence for %s, and moves the focus to the password",
  async (_why, status, msg) => {
    respond(SIGN_IN, { status, json: { msg } });
    const { main, password, logIn } = await openLogin();
    await logIn(GOOD);
    expect(await main.findByRole("alert")).toHaveTextContent(msg);
    expect(password).toHaveFocus();
    expect(window.location.pathname).toBe("/login");
  },
);

test("the log-in form says when the server cannot be reached, and works once it can be", async () => {
  respond(SIGN_IN, "offline");
  const { user, main, logIn } = await openLogin();
  await logIn(GOOD);
  expect(await main.findByRole("alert")).toHaveTextContent(OFFLINE);
  respond(SIGN_IN, { json: buildTokens("buyer") });
  await user.click(main.getByRole("button", { name: "Log In" }));
  await waitFor(() => expect(window.location.pathname).toBe("/"));
});

test("while it logs in, the button says so and a second press sends nothing", async () => {
  const { promise: held, resolve: answer } = Promise.withResolvers<void>();
  respond(SIGN_IN, async () => {
    await held;
    return { json: buildTokens("buyer") };
  });
  const { user, main, password, logIn } = await openLogin();
  await logIn(GOOD);
  await user.click(await main.findByRole("button", { name: "Logging in..." }));
  await user.type(password, "{Enter}");
  answer();
  await waitFor(() => expect(window.location.pathname).toBe("/"));
  expect(callsTo(SIGN_IN)).toHaveLength(1);
});

test("after log-in, a URL of another site is ignored and the home page opens", async () => {
  for (const next of ["//evil.example/x", "https://evil.example", "/\\evil.example", "javascript:alert(1)"]) {
    respond(SIGN_IN, { json: buildTokens("buyer") });
    const { logIn } = await openLogin(`/login?${new URLSearchParams({ next })}`);
    await logIn(GOOD);
    await waitFor(() => expect(window.location.pathname).toBe("/"));
  }
});

test("the password can be shown while it is typed", async () => {
  const { user, main, password } = await openLogin();
  expect(password).toHaveAttribute("type", "password");
  await user.click(main.getByRole("button", { name: "Show password" }));
  expect(password).toHaveAttribute("type", "text");
  await user.click(main.getByRole("button", { name: "Hide password" }));
  expect(password).toHaveAttribute("type", "password");
});

test("the French log-in form sends its calls in French", async () => {
  const msg = "Le courriel ne correspond pas au mot de passe";
  respond(SIGN_IN, { status: 401, json: { msg } });
  const { main, logIn } = await openLogin("/fr/login");
  await logIn(GOOD);
  expect(await main.findByRole("alert")).toHaveTextContent(msg);
  expect(callsTo(SIGN_IN)[0]?.headers.get("accept-language")).toBe("fr");
});

const CODE = "POST /v1/auth/sign-in/code";
const CHALLENGE = { challenge: "c".repeat(43), expirationTime: 1_800_000_000_000, hasPasskey: false };

async function openCodeStep(address = "/login", hasPasskey = false) {
  respond(SIGN_IN, { json: { ...CHALLENGE, hasPasskey } });
  const login = await openLogin(address);
  await login.logIn(GOOD);
  const code = await login.main.findByRole("textbox", {
    name: /^Code (from your authenticator app|de votre application d’authentification)$/u,
  });
  return {
    ...login,
    code,
    submit: () => login.user.click(login.main.getByRole("button", { name: /^(Log In|Se connecter)$/u })),
  };
}

test("with two-step log-in on, the right password asks for a code in place, and the code leads to the requested page", async () => {
  respond("GET /v1/auth/sessions", { json: { sessions: [] } });
  const { user, code, submit } = await openCodeStep("/login?next=%2Fterms");
  expect(code).toHaveFocus();
  expect(code).toHaveAttribute("autocomplete", "one-time-code");
  expect(window.location.pathname).toBe("/login");
  await user.type(code, "12a3");
  await submit();
  expect(code).toHaveAccessibleDescription("The code has 6 digits.");
  expect(callsTo(CODE)).toHaveLength(0);
  respond(CODE, { json: buildTokens("buyer") });
  await user.type(code, "456{Enter}");
  await waitFor(() => expect(window.location.pathname).toBe("/terms"));
  expect(callsTo(CODE).at(-1)?.body).toEqual({ challenge: CHALLENGE.challenge, code: "123456" });
});

test("a wrong code is shown under its field, and a recovery code can be used instead", async () => {
  const sentence = "This code is incorrect. Please enter the one your app shows now.";
  respond(CODE, { status: 400, json: { msg: sentence, fields: { code: sentence } } });
  const { user, main, code, submit } = await openCodeStep();
  await user.type(code, "123456");
  await submit();
  await waitFor(() => expect(code).toHaveAccessibleDescription(sentence));
  expect(code).toHaveFocus();
  await user.click(main.getByRole("button", { name: "Use a recovery code" }));
  const recovery = main.getByRole("textbox", { name: "Recovery code" });
  expect(recovery).toHaveFocus();
  await user.type(recovery, "abc{Enter}");
  expect(recovery).toHaveAccessibleDescription(
    "Please enter the whole recovery code: 24 letters and digits, or 10 if it is an older one.",
  );
  respond(CODE, { json: buildTokens("buyer") });
  await user.type(recovery, "de-23456{Enter}");
  await waitFor(() => expect(window.location.pathname).toBe("/"));
  expect(callsTo(CODE).at(-1)?.body).toMatchObject({ code: "abcde-23456" });
});

test("a log-in that took too long starts over with its email kept", async () => {
  const msg = "This log-in took too long or had too many wrong codes. Please log in again.";
  respond(CODE, { status: 401, json: { msg, code: "sessions.challenge_over" } });
  const { user, main, code } = await openCodeStep();
  await user.type(code, "123456{Enter}");
  expect(await main.findByRole("alert")).toHaveTextContent(msg);
  expect(main.getByRole("textbox", { name: "Email" })).toHaveValue(GOOD.email);
  expect(main.getByLabelText("Password")).toHaveValue("");
  expect(main.getByLabelText("Password")).toHaveFocus();
});

test("the second step says when the server cannot be reached, and lets another account log in", async () => {
  respond(CODE, "offline");
  const { user, main, code } = await openCodeStep();
  await user.type(code, "123456{Enter}");
  await waitFor(() => expect(code).toHaveAccessibleDescription(OFFLINE));
  await user.click(main.getByRole("button", { name: "Log in to another account" }));
  expect(await main.findByLabelText("Password")).toHaveFocus();
  expect(main.queryByRole("alert")).not.toBeInTheDocument();
});

test("the second step of the French log-in is in French", async () => {
  const { main } = await openCodeStep("/fr/login");
  expect(main.getByText(/Entrez maintenant le code que votre application/u)).toBeVisible();
  expect(main.getByRole("button", { name: "Utiliser un code de récupération" })).toBeVisible();
});

test("the header's links to log in and sign up keep the page that opens afterwards", async () => {
  await openPage("/login?next=%2Fagents%3Fpage%3D2");
  const banner = within(await screen.findByRole("banner"));
  for (const [name, path] of [
    ["Log In", "/login"],
    ["Sign Up", "/sign-up"],
  ] as const) {
    expect(await banner.findByRole("link", { name })).toHaveAttribute("href", `${path}?next=%2Fagents%3Fpage%3D2`);
  }
});

const BEGIN = "POST /v1/auth/sign-in/passkey/options";
const PASSKEY = "POST /v1/auth/sign-in/passkey";
const ANSWER = { id: "AQID", clientDataJSON: "AQID", authenticatorData: "AQID", signature: "AQID", userHandle: "AQID" };

afterEach(() => vi.unstubAllGlobals());

test("a passkey logs in without email and password", async () => {
  stubCredentials();
  respond(BEGIN, { json: REQUEST_OPTIONS });
  respond(PASSKEY, { json: buildTokens("buyer") });
  const { user, main, email } = await openLogin("/login?next=%2Fterms");
  expect(email).toHaveAttribute("autocomplete", "username webauthn");
  await user.click(main.getByRole("button", { name: "Use a passkey" }));
  await waitFor(() => expect(window.location.pathname).toBe("/terms"));
  expect(callsTo(BEGIN)[0]?.body).toEqual({});
  expect(callsTo(PASSKEY)[0]?.body).toEqual({ credential: ANSWER });
});

test.each([
  ["a closed dialog", "/login", "Use a passkey", /^No passkey was used: the dialog was closed/u],
  ["a closed dialog, in French,", "/fr/login", "Utiliser une clé d’accès", /^Aucune clé d’accès n’a été utilisée/u],
])("after %s the log-in shows an error, and can be retried", async (_what, address, button, sentence) => {
  refuseCredentials("NotAllowedError");
  respond(BEGIN, { json: REQUEST_OPTIONS });
  const { user, main } = await openLogin(address);
  await user.click(main.getByRole("button", { name: button }));
  expect(await main.findByRole("alert")).toHaveTextContent(sentence);
  stubCredentials();
  respond(PASSKEY, { json: buildTokens("buyer") });
  await user.click(main.getByRole("button", { name: button }));
  await waitFor(() => expect(window.location.pathname).not.toMatch(/login/u));
});

test("a passkey unknown to the server, and a browser without passkeys, show a message", async () => {
  const { user, main } = await openLogin();
  const press = () => user.click(main.getByRole("button", { name: "Use a passkey" }));
  await press();
  expect(await main.findByRole("alert")).toHaveTextContent("This browser does not support passkeys.");
  expect(callsTo(BEGIN)).toHaveLength(0);
  stubCredentials();
  respond(BEGIN, { json: REQUEST_OPTIONS });
  const msg = "We don’t recognize this passkey. It may have been removed from the account.";
  respond(PASSKEY, { status: 400, json: { code: "passkeys.unknown", msg } });
  await press();
  await waitFor(() => expect(main.getByRole("alert")).toHaveTextContent(msg));
});

test("the second step offers a passkey if the account has one, and requests that account's", async () => {
  stubCredentials();
  respond(BEGIN, { json: REQUEST_OPTIONS });
  respond(PASSKEY, { json: buildTokens("buyer") });
  const { user, main } = await openCodeStep("/login", true);
  await user.click(main.getByRole("button", { name: "Use a passkey" }));
  await waitFor(() => expect(window.location.pathname).toBe("/"));
  expect(callsTo(BEGIN).at(-1)?.body).toEqual({ challenge: CHALLENGE.challenge });
});

test("the second step offers no passkey if the account has none", async () => {
  const { main } = await openCodeStep();
  expect(main.queryByRole("button", { name: "Use a passkey" })).not.toBeInTheDocument();
});

test.each([
  ["that was offered for too long", 400, "passkeys.over", "This took too long. Please try again."],
  ["that the server does not know", 400, "passkeys.unknown", "We don’t recognize this passkey."],
  ["of a disabled account", 403, "sessions.disabled", "This account is disabled."],
])("a passkey %s, chosen from the suggestions, shows a message, and passkeys are offered again", async (...row) => {
  const [, status, code, msg] = row;
  const suggestions = stubSuggestions();
  respond(BEGIN, { json: REQUEST_OPTIONS });
  respond(PASSKEY, { status, json: { code, msg } });
  const { main } = await openLogin();
  await waitFor(() => expect(suggestions.isOpen()).toBe(true));
  suggestions.choose();
  expect(await main.findByRole("alert")).toHaveTextContent(msg);
  await waitFor(() => expect(callsTo(BEGIN)).toHaveLength(2));
  await waitFor(() => expect(suggestions.isOpen()).toBe(true));
  respond(PASSKEY, { json: buildTokens("buyer") });
  suggestions.choose();
  await waitFor(() => expect(window.location.pathname).toBe("/"));
});

test("the message about a suggested passkey goes with the next attempt", async () => {
  const suggestions = stubSuggestions();
  respond(BEGIN, { json: REQUEST_OPTIONS });
  respond(PASSKEY, "offline");
  respond(SIGN_IN, { status: 401, json: { msg: "Email does not match password" } });
  const { main, logIn } = await openLogin();
  await waitFor(() => expect(suggestions.isOpen()).toBe(true));
  suggestions.choose();
  expect(await main.findByRole("alert")).toHaveTextContent(OFFLINE);
  await logIn(GOOD);
  await waitFor(() => expect(main.getByRole("alert")).toHaveTextContent("Email does not match password"));
});

test("suggested passkeys are renewed before the server's options expire, but not in a tab in the background", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const suggestions = stubSuggestions();
  respond(BEGIN, { json: REQUEST_OPTIONS });
  const almost = (PASSKEY_CHALLENGE_SECONDS - 30) * 1000;
  await openLogin();
  await waitFor(() => expect(suggestions.isOpen()).toBe(true));
  await vi.advanceTimersByTimeAsync(almost);
  await waitFor(() => expect(callsTo(BEGIN)).toHaveLength(2));
  await waitFor(() => expect(suggestions.isOpen()).toBe(true));
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  // A renewal would have made its call by then.
  await act(() => vi.advanceTimersByTimeAsync(3 * almost));
  await vi.advanceTimersByTimeAsync(1000);
  expect(callsTo(BEGIN)).toHaveLength(2);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event("visibilitychange"));
  await waitFor(() => expect(callsTo(BEGIN)).toHaveLength(3));
});

test("passkeys are suggested again after the button's dialog was closed, which a renewal does not end", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const suggestions = stubSuggestions();
  respond(BEGIN, { json: REQUEST_OPTIONS });
  respond(PASSKEY, { json: buildTokens("buyer") });
  const { user, main } = await openLogin();
  await waitFor(() => expect(suggestions.isOpen()).toBe(true));
  await user.click(main.getByRole("button", { name: "Use a passkey" }));
  await waitFor(() => expect(callsTo(BEGIN)).toHaveLength(2));
  await waitFor(() => expect(suggestions.isOpen()).toBe(true));
  await vi.advanceTimersByTimeAsync(PASSKEY_CHALLENGE_SECONDS * 1000);
  expect(suggestions.isOpen()).toBe(true);
  suggestions.close();
  expect(await main.findByRole("alert")).toHaveTextContent(/^No passkey was used/u);
  await waitFor(() => expect(callsTo(BEGIN)).toHaveLength(3));
  await waitFor(() => expect(suggestions.isOpen()).toBe(true));
  suggestions.choose();
  await waitFor(() => expect(window.location.pathname).toBe("/"));
});

test("that no passkey could be suggested is not reported", async () => {
  stubSuggestions();
  respond(BEGIN, "offline");
  const { main } = await openLogin();
  await waitFor(() => expect(callsTo(BEGIN)).toHaveLength(1));
  expect(main.queryByRole("alert")).not.toBeInTheDocument();
});
