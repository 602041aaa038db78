import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { callsTo, respond } from "../../testing/server.ts";
import { buildTokens, openPage } from "../../testing/site.tsx";

const SIGN_IN = "POST /v1/auth/sign-in";
const OFFLINE = "Vestpocket cannot be reached. Check your connection.";

async function openLogin(address = "/login") {
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

test("the log-in form shows what the server says about a field under that field", async () => {
  const sentence = "The email address is badly formatted.";
  respond(SIGN_IN, { status: 400, json: { msg: sentence, fields: { email: sentence } } });
  const { main, email, logIn } = await openLogin();
  await logIn({ ...GOOD, email: "buyer@" });
  await waitFor(() => expect(email).toHaveAccessibleDescription(sentence));
  expect(email).toBeInvalid();
  expect(email).toHaveFocus();
  expect(main.queryByRole("alert")).not.toBeInTheDocument();
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

test("the log-in form says when the server cannot be reached, and works once it can", async () => {
  respond(SIGN_IN, "offline");
  const { user, main, logIn } = await openLogin();
  await logIn(GOOD);
  expect(await main.findByRole("alert")).toHaveTextContent(OFFLINE);
  respond(SIGN_IN, { json: buildTokens("buyer") });
  await user.click(main.getByRole("button", { name: "Log In" }));
  await waitFor(() => expect(window.location.pathname).toBe("/"));
});

test("while it logs in, the button says so and a second press sends nothing", async () => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
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

test("after logging in, an address of another site is ignored and the home page opens", async () => {
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
