import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { readDraft } from "../platform/drafts.ts";
import { buildProfile, UID } from "../testing/answers.ts";
import { callsTo, respond } from "../testing/server.ts";
import { buildTokens, openPage } from "../testing/site.tsx";
import { WRITTEN_FORMS, type WrittenForm } from "../testing/written-forms.ts";

const [REPLY] = WRITTEN_FORMS as [WrittenForm];
const TEXT = "The ovens were serviced in May.";
const REFRESH = "POST /v1/auth/refresh";
const ENDED = { status: 401, json: { code: "sessions.ended", msg: "" } };

const profileOf = ({ isAdministrators }: WrittenForm) =>
  buildProfile(isAdministrators ? { role: "administrator", hasSecondFactor: true } : {});

/** Opens the page; for a reload, as the browser stored what was typed. */
async function openForm(form: WrittenForm, { isReload = false } = {}) {
  form.answer();
  const { user, fill } = await openPage(form.page, { as: profileOf(form), isReload });
  return { user, fill, field: await showField(form, user) };
}

/** The field, once its form is open. */
async function showField({ opener, field }: WrittenForm, user: UserEvent): Promise<HTMLElement> {
  if (opener !== undefined)
    await user.click((await screen.findAllByRole("button", { name: opener }))[0] as HTMLElement);
  return screen.findByLabelText(field);
}

async function press(user: UserEvent, { complete, button }: WrittenForm): Promise<void> {
  await complete?.(user);
  await user.click(screen.getAllByRole("button", { name: button }).at(-1) as HTMLElement);
}

/** Sends the form from a session that has ended elsewhere, which leads to the log-in. */
async function sendTooLate(form: WrittenForm, user: UserEvent): Promise<void> {
  respond(form.send, ENDED);
  respond(REFRESH, ENDED);
  await press(user, form);
  await screen.findByRole("button", { name: "Log In" });
}

async function logIn(user: UserEvent, uid: string): Promise<void> {
  respond("POST /v1/auth/sign-in", { json: buildTokens(uid) });
  const main = within(screen.getByRole("main"));
  await user.type(main.getByRole("textbox", { name: "Email" }), "someone@example.ca");
  await user.type(main.getByLabelText("Password"), "pocket-flap-7");
  await user.click(main.getByRole("button", { name: "Log In" }));
}

test.each(WRITTEN_FORMS)(
  "$name that is sent after the session ended elsewhere is there after the log-in",
  async (form) => {
    const { user, fill, field } = await openForm(form);
    await fill(field, TEXT);
    await sendTooLate(form, user);
    await logIn(user, UID);
    expect(await showField(form, user)).toHaveValue(TEXT);
  },
);

test.each(WRITTEN_FORMS)("$name that comes too late stays, and the page shows what has changed", async (form) => {
  const { user, fill, field } = await openForm(form);
  await fill(field, TEXT);
  const before = callsTo(form.read).length;
  respond(form.send, { status: 409, json: { code: "any.changed", msg: "It has changed." } });
  await press(user, form);
  expect(await screen.findByText("It has changed.")).toBeVisible();
  await waitFor(() => expect(callsTo(form.read).length).toBeGreaterThan(before));
  expect(screen.getByLabelText(form.field)).toHaveValue(TEXT);
  expect(screen.getByText("It has changed.")).toBeVisible();
});

test("someone else who logs in after a session has ended does not see what was typed in it", async () => {
  const { user, field } = await openForm(REPLY);
  await user.type(field, TEXT);
  await sendTooLate(REPLY, user);
  const other = "01900000-0000-7000-8000-000000000099";
  respond(`GET /v1/auth/getUser/${other}`, { json: { data: buildProfile({ uid: other }) } });
  respond(`POST /v1/users/isSubscribed/${other}`, { json: { isSubscribed: false } });
  await logIn(user, other);
  expect(await screen.findByLabelText(REPLY.field)).toHaveValue("");
});

const stored = () => readDraft(`${UID}.form.reply.${UID}`)?.content;

test("text typed into a form survives a reload, and is no longer stored once it is sent", async () => {
  const { user, field } = await openForm(REPLY);
  await user.type(field, TEXT);
  const { user: later, field: again } = await openForm(REPLY, { isReload: true });
  expect(again).toHaveValue(TEXT);
  expect(stored()).toEqual({ message: TEXT });
  respond(REPLY.send, { json: { msg: "Your reply has been sent." } });
  await press(later, REPLY);
  expect(await screen.findByText("Your reply has been sent.")).toBeVisible();
  await waitFor(() => expect(again).toHaveValue(""));
  expect(stored()).toBeUndefined();
});

test("leaving a form forgets what was typed into it", async () => {
  const { user, field } = await openForm(REPLY);
  await user.type(field, TEXT);
  expect(stored()).toEqual({ message: TEXT });
  respond("GET /v1/inquiries", { json: { inquiries: [], page: 1, totalPages: 0, totalResults: 0 } });
  await user.click(screen.getByRole("link", { name: "All inquiries" }));
  await waitFor(() => expect(stored()).toBeUndefined());
});

test("signing out leaves nothing that was typed into a form in the browser", async () => {
  const { user, field } = await openForm(REPLY);
  await user.type(field, TEXT);
  expect(stored()).toEqual({ message: TEXT });
  respond("POST /v1/auth/sign-out", { json: { msg: "" } });
  await user.click(screen.getAllByRole("button", { name: "Sign Out" })[0] as HTMLElement);
  await waitFor(() => expect(window.location.pathname).toBe("/"));
  expect(JSON.stringify({ ...localStorage })).not.toContain(TEXT);
});
