import { screen, waitFor, within } from "@testing-library/react";
import type { Passkey } from "@vestpocket/domain/passkeys/passkeys.schema";
import { afterEach, expect, test, vi } from "vitest";
import { buildProfile } from "../../testing/answers.ts";
import { CREATION_OPTIONS, refuseCredentials, stubCredentials } from "../../testing/credentials.ts";
import { callsTo, respond } from "../../testing/server.ts";
import { openPage } from "../../testing/site.tsx";

const LIST = "GET /v1/auth/passkeys";
const BEGIN = "POST /v1/auth/passkeys/options";
const ADD = "POST /v1/auth/passkeys";
const PASSKEY: Passkey = {
  id: "01900000-0000-7000-8000-000000000009",
  name: "Office Mac",
  isSynced: true,
  createdAt: { seconds: 1_795_000_000 },
  lastUsedAt: null,
};

afterEach(() => vi.unstubAllGlobals());

async function openSettings(passkeys: readonly Passkey[] = [], hasSecondFactor = false, address = "/account/profile") {
  respond("GET /v1/auth/sessions", { json: { sessions: [] } });
  respond(LIST, { json: { passkeys } });
  const { user, fill } = await openPage(address, { as: buildProfile({ hasSecondFactor, recoveryCodes: 10 }) });
  const section = within(await screen.findByRole("region", { name: /^(Passkeys|Clés d’accès)$/u }));
  const ask = async (button: string, title: string) => {
    await user.click(await section.findByRole("button", { name: button }));
    const role = title.startsWith("Remove") ? "alertdialog" : "dialog";
    return within(await screen.findByRole(role, { name: title }));
  };
  return { user, fill, section, ask };
}

test("a passkey is added with a name, the password, and the browser's response", async () => {
  stubCredentials();
  respond(BEGIN, { json: CREATION_OPTIONS });
  respond(ADD, { status: 201, json: { msg: "Passkey added." } });
  const { user, fill, section, ask } = await openSettings();
  expect(await section.findByText("You have no passkeys yet.")).toBeVisible();
  const dialog = await ask("Add a passkey", "Add a passkey");
  const name = dialog.getByRole("textbox", { name: "Name" });
  await fill(name, " ");
  await user.click(dialog.getByRole("button", { name: "Continue" }));
  expect(name).toHaveAccessibleDescription(/Please name the passkey\./u);
  expect(dialog.getByLabelText("Password")).toHaveAccessibleDescription("Password is required.");
  expect(callsTo(BEGIN)).toHaveLength(0);
  await fill(name, "Office Mac");
  await user.type(dialog.getByLabelText("Password"), "pocket-flap-7");
  respond(LIST, { json: { passkeys: [PASSKEY] } });
  await user.click(dialog.getByRole("button", { name: "Continue" }));
  expect(await section.findByText("Office Mac")).toBeVisible();
  expect(section.getByText("Synced between your devices")).toBeVisible();
  expect(callsTo(BEGIN)[0]?.body).toEqual({ password: "pocket-flap-7" });
  expect(callsTo(ADD)[0]?.body).toEqual({
    name: "Office Mac",
    credential: { id: "AQID", clientDataJSON: "AQID", attestationObject: "AQID", transports: ["internal"] },
  });
});

test.each([
  ["the dialog was closed", "NotAllowedError", /^No passkey was used/u],
  ["the device has one already", "InvalidStateError", "This device already has a passkey for your account."],
  ["the device fails", "UnknownError", /^Your device could not use a passkey here\./u],
])("when %s, adding a passkey shows a message and keeps what was typed", async (_why, name, sentence) => {
  refuseCredentials(name);
  respond(BEGIN, { json: CREATION_OPTIONS });
  const { user, ask } = await openSettings();
  const dialog = await ask("Add a passkey", "Add a passkey");
  await user.type(dialog.getByLabelText("Password"), "pocket-flap-7");
  await user.click(dialog.getByRole("button", { name: "Continue" }));
  expect(await dialog.findByRole("alert")).toHaveTextContent(sentence);
  expect(dialog.getByLabelText("Password")).toHaveValue("pocket-flap-7");
  expect(callsTo(ADD)).toHaveLength(0);
});

test("a browser without passkeys says so before anything is sent", async () => {
  const { user, ask } = await openSettings();
  const dialog = await ask("Add a passkey", "Add a passkey");
  await user.type(dialog.getByLabelText("Password"), "pocket-flap-7");
  await user.click(dialog.getByRole("button", { name: "Continue" }));
  expect(await dialog.findByRole("alert")).toHaveTextContent("This browser does not support passkeys.");
  expect(callsTo(BEGIN)).toHaveLength(0);
});

test("a passkey is renamed", async () => {
  const rename = `POST /v1/auth/passkeys/${PASSKEY.id}/rename`;
  respond(rename, { json: { msg: "Passkey renamed." } });
  const { user, fill, section, ask } = await openSettings([PASSKEY]);
  const dialog = await ask("Rename Office Mac", "Rename the passkey");
  const name = dialog.getByRole("textbox", { name: "Name" });
  expect(name).toHaveValue("Office Mac");
  await fill(name, "Laptop");
  respond(LIST, { json: { passkeys: [{ ...PASSKEY, name: "Laptop" }] } });
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(await section.findByText("Laptop")).toBeVisible();
  expect(callsTo(rename)[0]?.body).toEqual({ name: "Laptop" });
});

test("a passkey is removed with the password, and with the code if two-step log-in is on", async () => {
  const remove = `POST /v1/auth/passkeys/${PASSKEY.id}/remove`;
  respond(remove, { json: { msg: "Passkey removed." } });
  const { user, section, ask } = await openSettings([PASSKEY], true);
  const dialog = await ask("Remove Office Mac", "Remove this passkey?");
  await user.type(dialog.getByLabelText("Password"), "pocket-flap-7");
  await user.type(dialog.getByRole("textbox", { name: "Code from your authenticator app" }), "123456");
  respond(LIST, { json: { passkeys: [] } });
  await user.click(dialog.getByRole("button", { name: "Remove" }));
  expect(await section.findByText("You have no passkeys yet.")).toBeVisible();
  expect(callsTo(remove)[0]?.body).toEqual({ password: "pocket-flap-7", code: "123456" });
});

test("with ten passkeys no more can be added, and the French page is in French", async () => {
  const ten = Array.from({ length: 10 }, (_, at) => ({ ...PASSKEY, id: `${PASSKEY.id.slice(0, -1)}${at}` }));
  const { section } = await openSettings(ten, false, "/fr/account/profile");
  await waitFor(() => expect(section.getAllByRole("listitem")).toHaveLength(10));
  expect(section.queryByRole("button", { name: "Ajouter une clé d’accès" })).not.toBeInTheDocument();
  expect(section.getByText(/^Vous avez atteint le nombre maximal de clés d’accès\./u)).toBeVisible();
});
