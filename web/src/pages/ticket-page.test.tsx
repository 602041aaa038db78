import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { buildProfile } from "../testing/answers.ts";
import { choose, dropdown, readOptions } from "../testing/dropdown.ts";
import { callsTo, hold, respond } from "../testing/server.ts";
import { openPage } from "../testing/site.tsx";

const ADD = "POST /v1/admin/add-ticket";

async function openTicket(address = "/ticket", options: Parameters<typeof openPage>[1] = {}) {
  const { user, fill } = await openPage(address, options);
  const main = await screen.findByRole("main");
  await waitFor(() => expect(main.querySelector("form")).not.toBeNull());
  const form = main.querySelector("form") as HTMLFormElement;
  const field = (name: string) =>
    form.querySelector(`input[name=${name}], textarea[name=${name}]`) as HTMLInputElement | HTMLTextAreaElement;
  const submit = form.querySelector(":scope > button") as HTMLElement;
  return {
    user,
    fill,
    field,
    submit,
    main: within(main),
    type: () => dropdown(main, "Type"),
    async fillIn(ticket: { subject: string; description: string; email: string }) {
      for (const name of ["subject", "description", "email"] as const) await fill(field(name), ticket[name]);
    },
  };
}

const TICKET = { subject: "Hello", description: "There.", email: "robin@example.ca" };

test("the ticket form offers five types, and empties itself only after the response", async () => {
  const { handler, release } = hold({
    status: 201,
    json: { ticketNumber: "VP-ABC234", msg: "Ticket submitted successfully!" },
  });
  respond(ADD, handler);
  const { user, field, submit, main, type, fillIn } = await openTicket();
  expect(main.getByRole("heading", { level: 1, name: "Submit A Ticket" })).toBeVisible();
  expect(await readOptions(user, type)).toEqual([
    "Bug Report",
    "Feature Request",
    "Account Issue",
    "Payment Problem",
    "Other",
  ]);
  await choose(user, type, "Feature Request");
  await fillIn(TICKET);
  await user.click(submit);
  await waitFor(() => expect(submit).toHaveTextContent("Submitting..."));
  release();
  expect(await main.findByText("Ticket submitted successfully!")).toBeVisible();
  for (const name of ["subject", "description", "email"]) expect(field(name)).toHaveValue("");
  expect(type()).toHaveTextContent("Choose a type");
  expect(submit).toHaveTextContent("Submit");
});

test.each([
  [
    "/ticket",
    ["Please choose a type.", "Please enter a subject.", "Please enter a description.", "Email is required."],
  ],
  [
    "/fr/ticket",
    [
      "Veuillez choisir un type.",
      "Veuillez entrer un objet.",
      "Veuillez entrer une description.",
      "Le courriel est requis.",
    ],
  ],
])("missing ticket fields are reported at %s, and the first gets the focus", async (address, words) => {
  const { user, field, submit, type } = await openTicket(address);
  await user.click(submit);
  await waitFor(() => expect(type()).toHaveFocus());
  for (const [at, control] of [type(), ...["subject", "description", "email"].map(field)].entries()) {
    expect(control).toHaveAttribute("aria-invalid", "true");
    expect(control).toHaveAccessibleDescription(new RegExp(words[at] ?? "", "u"));
  }
  expect(callsTo(ADD)).toHaveLength(0);
});

test("a ticket that cannot be sent is kept, and the page shows the server's reason or its own", async () => {
  const { user, field, submit, main, type, fillIn } = await openTicket();
  await choose(user, type, "Other");
  await fillIn(TICKET);
  const msg = "You have already sent several tickets.";
  for (const [answer, sentence] of [
    [{ status: 500, json: {} }, "Failed to add ticket."],
    [{ status: 429, json: { msg } }, msg],
    ["offline", "Error adding ticket"],
  ] as const) {
    respond(ADD, answer);
    await user.click(submit);
    await waitFor(() => expect(main.getByRole("alert")).toHaveTextContent(sentence));
    expect(submit).toHaveTextContent("Submit");
    expect(field("description")).toHaveValue("There.");
  }
  respond(ADD, { status: 400, json: { msg: "Not like this.", fields: { subject: "Not like this." } } });
  await user.click(submit);
  await waitFor(() => expect(field("subject")).toHaveAccessibleDescription("Not like this."));
  expect(field("subject")).toHaveFocus();
  expect(main.queryByRole("alert")).not.toBeInTheDocument();
});

test("a ticket sent again after a lost response keeps its key, and a changed one gets another", async () => {
  respond(ADD, "offline");
  const { user, fill, field, submit, main, fillIn } = await openTicket("/ticket?type=other");
  await fillIn(TICKET);
  for (const [at, description] of ["There.", "There.", "There!"].entries()) {
    if (field("description").value !== description) await fill(field("description"), description);
    await user.click(submit);
    await waitFor(() => expect(callsTo(ADD)).toHaveLength(at + 1));
    await waitFor(() => expect(main.getByRole("alert")).toHaveTextContent("Error adding ticket"));
    await waitFor(() => expect(submit).toHaveTextContent("Submit"));
  }
  const keys = callsTo(ADD).map(({ headers }) => headers.get("idempotency-key"));
  expect(keys[0]).toMatch(/^[\w-]{36}$/u);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test("the form of a ticket takes a signed-in person's email, and its type and subject from a link", async () => {
  respond(ADD, { status: 201, json: { ticketNumber: "VP-ABC234", msg: "Ticket submitted successfully!" } });
  const profile = buildProfile();
  const { user, fill, field, submit, main, type } = await openTicket("/ticket?type=payment&subject=VP-ABC234", {
    as: profile,
  });
  await waitFor(() => expect(field("email")).toHaveValue(profile.email));
  expect(field("subject")).toHaveValue("VP-ABC234");
  expect(type()).toHaveTextContent("Payment Problem");
  await fill(field("email"), "another@example.ca");
  await fill(field("description"), "Again.");
  await user.click(submit);
  expect(await main.findByText("Ticket submitted successfully!")).toBeVisible();
  expect(callsTo(ADD)[0]?.body).toMatchObject({ email: "another@example.ca", subject: "VP-ABC234" });
  expect(field("email")).toHaveValue("");
});
