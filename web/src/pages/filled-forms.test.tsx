import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { buildProfile } from "../testing/answers.ts";
import { choose, dropdown } from "../testing/dropdown.ts";
import { callsTo, respond } from "../testing/server.ts";
import { openPage } from "../testing/site.tsx";

const PASSWORD = "copper-orchard-83";

/** Forms that a browser, a password manager or an extension fills, with what they then send. */
const FORMS = [
  {
    page: "/login",
    button: "Log In",
    filled: { email: "buyer@vestpocket.example", password: PASSWORD },
    call: "POST /v1/auth/sign-in",
  },
  {
    page: "/forgot-password",
    button: "Send reset link",
    filled: { email: "buyer@vestpocket.example" },
    call: "POST /v1/auth/forgot-password",
  },
  {
    page: "/ticket",
    button: "Submit",
    filled: { subject: "The map", description: "It is empty.", email: "robin@example.ca" },
    call: "POST /v1/admin/add-ticket",
  },
  {
    page: "/account/profile",
    as: buildProfile(),
    button: "Save Changes",
    filled: { firstName: "Anne", lastName: "Tremblay" },
    call: "POST /v1/auth/updateUser/{id}",
  },
];

/** Puts a value into a field as another script does, which fires no event. */
const FILLERS = {
  "that scripts of the page know of": (field: HTMLInputElement, value: string) => {
    field.value = value;
  },
  "from outside the page": (field: HTMLInputElement, value: string) => {
    Reflect.set(Object.getPrototypeOf(field), "value", value, field);
  },
};

for (const { page, button, filled, call, as } of FORMS) {
  test.each(Object.entries(FILLERS))(`the form at ${page} sends what was filled in %s`, async (_, fill) => {
    respond("GET /v1/auth/sessions", { json: { sessions: [], page: 1, totalPages: 0, totalResults: 0 } });
    respond(call, { status: 409, json: { code: "any", msg: "No." } });
    const { user } = await openPage(page, as ? { as } : {});
    const main = within(await screen.findByRole("main"));
    const send = await main.findByRole("button", { name: button });
    if (page === "/ticket") await choose(user, () => dropdown(screen.getByRole("main"), "Type"), "Bug Report");
    for (const [name, value] of Object.entries(filled)) {
      fill(send.closest("form")?.querySelector(`[name=${name}]`) as HTMLInputElement, value);
    }
    await user.click(send);
    await waitFor(() => expect(callsTo(call)).toHaveLength(1));
    const { confirmation: _unsent, ...sent } = { confirmation: "", ...filled };
    expect(callsTo(call)[0]?.body).toMatchObject(sent);
  });
}

test.each(Object.entries(FILLERS))(
  "a field that was filled in %s stays so while someone types into another",
  async (_, fill) => {
    const { user } = await openPage("/login");
    const main = within(await screen.findByRole("main"));
    const email = await main.findByRole("textbox", { name: "Email" });
    const password = main.getByLabelText<HTMLInputElement>("Password");
    fill(password, PASSWORD);
    await user.type(email, "buyer@vestpocket.example");
    expect(password).toHaveValue(PASSWORD);
    expect(email).toHaveValue("buyer@vestpocket.example");
    await user.clear(email);
    expect(password).toHaveValue(PASSWORD);
  },
);

test.each(Object.entries(FILLERS))(
  "a person who signs up goes on with details that were filled in %s",
  async (_, fill) => {
    respond("GET /v1/auth/challenge", { json: {} });
    const { user } = await openPage("/sign-up");
    const main = within(await screen.findByRole("main"));
    const next = await main.findByRole("button", { name: "Next Step" });
    const email = "robin@example.ca";
    const filled = { firstName: "Robin", lastName: "Whitford", email, password: PASSWORD, confirmation: PASSWORD };
    for (const [name, value] of Object.entries(filled)) {
      fill(document.querySelector(`main [name=${name}]`) as HTMLInputElement, value);
    }
    await user.click(main.getByRole("checkbox", { name: /^I am of the age of majority\b.*$/u }));
    await user.click(next);
    expect(await main.findByRole("textbox", { name: "Phone number" })).toBeVisible();
  },
);
