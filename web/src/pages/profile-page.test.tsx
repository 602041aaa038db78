import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { Profile } from "@vestpocket/domain/accounts/accounts.schema";
import type { OwnEntry } from "@vestpocket/domain/agents/agents.schema";
import { expect, test } from "vitest";
import { buildAgent, buildMembership, buildProfile, buildProperty, UID } from "../testing/answers.ts";
import { callsTo, hold, respond } from "../testing/server.ts";
import { jumpTo, openPage } from "../testing/site.tsx";

const READ = `GET /v1/auth/getUser/${UID}`;
const SAVE = `POST /v1/auth/updateUser/${UID}`;
const SAVED = "Your profile has been saved.";

async function openProfile(overrides: Partial<Profile> = {}, address = "/account/profile") {
  respond("GET /v1/auth/sessions", { json: { sessions: [] } });
  const { user, fill } = await openPage(address, { as: buildProfile(overrides) });
  const main = within(await screen.findByRole("main"));
  const save = () => user.click(main.getByRole("button", { name: /^(Save Changes|Enregistrer les modifications)$/u }));
  const box = (name: string) => main.getByRole("textbox", { name });
  return { user, fill, main, save, box };
}

/** Waits until the form has loaded. */
const loaded = (name = "Welcome, Robin") => screen.findByRole("heading", { level: 1, name });

/** An agent's own entry in the directory. */
const ENTRY: OwnEntry = {
  ...{ isListed: true, showsEmail: true, showsPhone: true, designation: "" },
  ...{ licenceNumber: "", licenceClass: "", province: "Ontario" },
};

test("the profile shows each problem under its field, moves the focus to the first, and keeps the input", async () => {
  const { fill, save, box } = await openProfile();
  await loaded();
  await fill(box("First name"), " ");
  await fill(box("Email"), "robin@");
  await fill(box("Phone number"), "416555");
  await save();
  expect(box("First name")).toHaveFocus();
  expect(box("First name")).toHaveAccessibleDescription("First name is required.");
  expect(box("Email")).toHaveAccessibleDescription("Please enter a valid email address.");
  expect(box("Phone number")).toHaveAccessibleDescription("Failed to send SMS. Please check the phone number.");
  expect(box("Email")).toHaveValue("robin@");
  await fill(box("First name"), "Robin");
  expect(box("First name")).toHaveAccessibleDescription("");
  expect(callsTo(SAVE)).toHaveLength(0);
});

test("the profile shows the server's errors under their fields", async () => {
  respond(SAVE, { status: 400, json: { msg: "No.", fields: { lastName: "Not this name." } } });
  const { save, box } = await openProfile();
  await loaded();
  await save();
  await waitFor(() => expect(box("Last name")).toHaveAccessibleDescription("Not this name."));
  expect(box("Last name")).toHaveFocus();
});

test("when the server cannot be reached, the profile says so, keeps what was typed, and saves on retry", async () => {
  respond(SAVE, "offline");
  const { fill, main, save, box } = await openProfile();
  await loaded();
  await fill(box("First name"), "Renée");
  await save();
  expect(await main.findByRole("alert")).toHaveTextContent("Vestpocket cannot be reached. Check your connection.");
  respond(SAVE, { json: { msg: SAVED } });
  respond(READ, { json: { data: buildProfile({ firstName: "Renée" }) } });
  await save();
  expect(await loaded("Welcome, Renée")).toBeVisible();
  expect(callsTo(SAVE).at(-1)?.body).toMatchObject({ firstName: "Renée", lastName: "Whitford" });
});

test("a profile that cannot be loaded shows an error, and can be reloaded", async () => {
  respond(READ, { status: 404, json: { msg: "Gone." } });
  const { user, main } = await openProfile();
  expect(await main.findByRole("heading", { name: "Failed to load profile. Please try again." })).toBeVisible();
  respond(READ, { json: { data: buildProfile() } });
  await user.click(main.getByRole("button", { name: "Try again" }));
  expect(await loaded()).toBeVisible();
});

test("the profile page shows an error when the response is not the person's profile", async () => {
  respond(READ, { json: { data: null } });
  const { main } = await openProfile();
  expect(await main.findByRole("heading", { name: "Invalid user data received." })).toBeVisible();
});

test("a phone number that was never verified can be, and canceling sends nothing", async () => {
  respond("GET /v1/auth/challenge", { json: {} });
  const { user, main } = await openProfile({ phoneVerified: false });
  await loaded();
  expect(main.getByText("Not confirmed yet")).toBeVisible();
  const verify = main.getByRole("button", { name: "Confirm this number" });
  await user.click(verify);
  const dialog = await screen.findByRole("dialog", { name: "Confirm your phone number" });
  expect(dialog).toHaveTextContent("(613) 555-0142");
  await user.click(within(dialog).getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(callsTo("POST /v1/auth/send-code")).toHaveLength(0);
});

test("a verified agent is warned before saving a new name that the licence will be checked again", async () => {
  const warning = /^We verified your licence under your current name\./u;
  const { fill, main, box } = await openProfile({ isVerifiedAgent: true });
  await loaded();
  expect(main.queryByText(warning)).toBeNull();
  await fill(box("Last name"), "Roy");
  expect(main.getByText(warning)).toBeVisible();
  await fill(box("Last name"), ` ${buildProfile().lastName} `);
  expect(main.queryByText(warning)).toBeNull();
});

test("a saved name and a saved designation are seen at once on the account's other pages", async () => {
  const { uid } = buildProfile();
  const [AGENT, PROPERTY] = ["GET /v1/users/agents/{id}", "GET /v1/property/getProperty/{id}"];
  respond(AGENT, { json: { agent: buildAgent({ id: uid, firstName: "Robin", lastName: "Whitford" }) } });
  respond("GET /v1/users/agents/{id}/listings", { json: { properties: [], page: 1, totalPages: 0, totalResults: 0 } });
  const property = buildProperty({ listingOwner: uid, designation: "Broker" });
  respond(PROPERTY, { json: { property } });
  const directory = { ...ENTRY, showsPhone: false, designation: "Broker" };
  const { fill, user, save, box } = await openProfile({ directory }, `/agent/${uid}`);
  const name = (words: string) => screen.findByRole("heading", { level: 1, name: words });
  await name("Robin Whitford");
  jumpTo(`/property/${property.id}`);
  await screen.findByText("Broker");
  jumpTo("/account/profile");
  await loaded();
  respond(SAVE, { json: { msg: SAVED } });
  await fill(box("First name"), "Renée");
  await save();
  await screen.findByText(SAVED);
  respond(`POST /v1/users/agents/${uid}/contact`, { json: { msg: "Saved." } });
  await user.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText("Saved.");
  respond(AGENT, { json: { agent: buildAgent({ id: uid, firstName: "Renée", lastName: "Whitford" }) } });
  respond(PROPERTY, { json: { property: { ...property, designation: "Chartered broker" } } });
  jumpTo(`/property/${property.id}`);
  expect(await screen.findByText("Chartered broker")).toBeVisible();
  jumpTo(`/agent/${uid}`);
  expect(await name("Renée Whitford")).toBeVisible();
});

test("any agent corrects the brokerage on the profile, and a verified one reads what that ends", async () => {
  const agentDetails = {
    ...{ brokerageName: "Quai Inc.", province: "Quebec", city: "Montreal" },
    ...{ isRealEstateMember: false, realEstateBoard: null },
  };
  respond("GET /v1/users/membership", { json: { membership: buildMembership({ agentDetails }) } });
  const { fill, user, main, box } = await openProfile({ isVerifiedAgent: true });
  await main.findByText(/^We verified your licence at this brokerage\./u);
  await fill(box("Brokerage name"), "");
  const save = main.getByRole("button", { name: "Save brokerage" });
  await user.click(save);
  expect(await main.findByText("Brokerage name is required.")).toBeVisible();
  await fill(box("Brokerage name"), "Harbour Realty");
  respond("POST /v1/users/agents/{id}/details", { json: { msg: "Saved." } });
  await user.click(save);
  await screen.findByText("Saved.");
  const [sent] = callsTo("POST /v1/users/agents/{id}/details");
  expect(sent?.body).toEqual({ ...agentDetails, brokerageName: "Harbour Realty" });
});

test("an agent chooses what the directory shows, and sees how to be reached if it shows nothing", async () => {
  const { uid } = buildProfile();
  respond(`POST /v1/users/agents/${uid}/contact`, { json: { msg: "Saved." } });
  const { user } = await openProfile({
    directory: { ...ENTRY, showsPhone: false, designation: "Broker" },
  });
  await loaded();
  const section = within(screen.getByRole("region", { name: "Agent directory" }));
  const email = section.getByRole("checkbox", { name: "My email" });
  expect(email).toBeChecked();
  expect(section.getByRole("checkbox", { name: "My phone number" })).not.toBeChecked();
  expect(section.getByRole("link", { name: "your profile" })).toHaveAttribute("href", `/agent/${uid}`);
  await user.click(email);
  expect(section.getByText(/^People can then reach you only through the form/u)).toBeVisible();
  await user.type(section.getByRole("textbox", { name: "Licence number (optional)" }), "4712345");
  await user.click(section.getByRole("button", { name: "Class of licence Not stated" }));
  await user.click(await screen.findByRole("option", { name: "All property" }));
  expect(section.getByText("With Real Estate Council of Ontario.")).toBeVisible();
  await user.click(section.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Saved.")).toBeVisible();
  expect(callsTo(`POST /v1/users/agents/${uid}/contact`)[0]?.body).toEqual({
    showsEmail: false,
    showsPhone: false,
    designation: "Broker",
    licenceNumber: "4712345",
    licenceClass: "general",
  });
});

test("the profile says who sees email and phone: nobody next to a listing, and in the directory what an agent chose", async () => {
  await openProfile();
  await loaded();
  const details = screen.getByRole("region", { name: "Your details" });
  expect(details).toHaveTextContent("without your email and phone. Anyone you write to about a listing sees");
  expect(screen.queryByRole("region", { name: "Agent directory" })).toBeNull();
});

test("the profile of an agent links from their details to their choice for the directory", async () => {
  await openProfile({ directory: { ...ENTRY, isListed: false } });
  await loaded();
  expect(screen.getByRole("link", { name: "your choice" })).toHaveAttribute("href", "#directory");
  expect(screen.getByRole("region", { name: "Agent directory" })).toHaveTextContent(
    "You are not in the directory at the moment.",
  );
});

test("the profile keeps the language of messages that was chosen", async () => {
  respond(SAVE, { json: { msg: SAVED } });
  const { user, main, save } = await openProfile();
  await loaded();
  await user.click(main.getByRole("button", { name: "Language of messages English" }));
  await user.click(await screen.findByRole("option", { name: "Français" }));
  await save();
  expect(await screen.findByText(SAVED)).toBeVisible();
  expect(callsTo(SAVE)[0]?.body).toMatchObject({ language: "fr" });
});

test("a profile with a pending new email shows it, and its link can be resent", async () => {
  respond("POST /v1/auth/send-confirmation", { json: { msg: "A link to confirm your email is on its way." } });
  const { user, main } = await openProfile({ newEmail: "new@example.ca" });
  await loaded();
  expect(screen.getByRole("region", { name: "Your details" })).toHaveTextContent("new@example.ca");
  await user.click(main.getByRole("button", { name: "Send the link again" }));
  expect(await screen.findByText("A link to confirm your email is on its way.")).toBeVisible();
});

test("the French profile validates and saves in French", async () => {
  respond(SAVE, { json: { msg: "Votre profil est enregistré." } });
  const { fill, save, box } = await openProfile({}, "/fr/account/profile");
  await loaded("Bienvenue, Robin");
  await fill(box("Prénom"), " ");
  await save();
  expect(box("Prénom")).toBeInvalid();
  await fill(box("Prénom"), "Zoé");
  await save();
  expect(await screen.findByText("Votre profil est enregistré.")).toBeVisible();
});

test("changing the email requires the password up front, but no code if two-step log-in is off", async () => {
  respond(SAVE, { json: { msg: SAVED } });
  const { fill, main, save, box } = await openProfile();
  await loaded();
  const details = within(screen.getByRole("region", { name: "Your details" }));
  expect(details.queryByLabelText("Password")).not.toBeInTheDocument();
  await fill(box("Email"), "new@example.ca");
  expect(main.queryByLabelText("Code from your authenticator app")).not.toBeInTheDocument();
  await save();
  expect(details.getByLabelText("Password")).toHaveAccessibleDescription("Password is required.");
  expect(callsTo(SAVE)).toHaveLength(0);
  await fill(details.getByLabelText("Password"), "pocket-flap-7");
  await save();
  expect(await screen.findByText(SAVED)).toBeVisible();
  expect(callsTo(SAVE)[0]?.body).toMatchObject({ email: "new@example.ca", password: "pocket-flap-7" });
});

test("with two-step log-in on, changing the email requires the code too", async () => {
  respond(SAVE, { status: 400, json: { msg: "No.", fields: { code: "This code is incorrect." } } });
  const { fill, save, box } = await openProfile({ hasSecondFactor: true });
  await loaded();
  await fill(box("Email"), "new@example.ca");
  const details = within(screen.getByRole("region", { name: "Your details" }));
  await fill(details.getByLabelText("Password"), "pocket-flap-7");
  const code = details.getByLabelText("Code from your authenticator app");
  await save();
  expect(code).toHaveAccessibleDescription("Please enter the code your authenticator app shows.");
  await fill(code, "000000");
  await save();
  await waitFor(() => expect(code).toHaveAccessibleDescription("This code is incorrect."));
  expect(callsTo(SAVE)[0]?.body).toMatchObject({ code: "000000" });
});

test("a number that is new to the account is linked with the texted code and the password", async () => {
  const LINK = "POST /v1/auth/verify-phone";
  respond("GET /v1/auth/challenge", { json: {} });
  respond(SAVE, { json: { msg: SAVED } });
  respond("POST /v1/auth/send-code", { json: { msg: "Verification code sent to your phone." } });
  respond(LINK, { json: { msg: "Phone verified and linked successfully!" } });
  const { user, fill, save, box } = await openProfile();
  await loaded();
  await fill(box("Phone number"), "4165550199");
  await save();
  const dialog = within(await screen.findByRole("dialog", { name: "Confirm your phone number" }));
  await user.click(dialog.getByRole("button", { name: "Send code" }));
  await fill(await dialog.findByLabelText("Verification code"), "123456");
  await user.click(dialog.getByRole("button", { name: "Verify" }));
  expect(dialog.getByLabelText("Password")).toHaveAccessibleDescription("Password is required.");
  await fill(dialog.getByLabelText("Password"), "pocket-flap-7");
  const wrong = "Failed to verify phone or sign up.";
  respond(LINK, { status: 400, json: { msg: wrong, fields: { verificationCode: wrong } } });
  await user.click(dialog.getByRole("button", { name: "Verify" }));
  expect(await dialog.findByText(/^Check the code in our latest text message/u)).toBeVisible();
  expect(dialog.getByLabelText("Verification code")).toHaveAccessibleDescription(wrong);
  expect(dialog.queryByText("Verification code sent to your phone.")).not.toBeInTheDocument();
  respond(LINK, { json: { msg: "Phone verified and linked successfully!" } });
  await user.click(dialog.getByRole("button", { name: "Verify" }));
  expect(await screen.findByText("Phone verified and linked successfully!")).toBeVisible();
  const sent = { phoneNumber: "+14165550199", verificationCode: "123456", password: "pocket-flap-7" };
  expect(callsTo(LINK).map(({ body }) => body)).toEqual([sent, sent]);
});

test("the dialog that confirms a number stays open while a code is being sent, and then shows why that failed", async () => {
  const SEND = "POST /v1/auth/send-code";
  respond("GET /v1/auth/challenge", { json: {} });
  respond(SAVE, { json: { msg: SAVED } });
  const held = hold({ status: 429, json: { msg: "Too many codes." } });
  respond(SEND, held.handler);
  const { user, fill, save, box } = await openProfile();
  await loaded();
  await fill(box("Phone number"), "4165550199");
  await save();
  const element = await screen.findByRole("dialog", { name: "Confirm your phone number" });
  const dialog = within(element);
  await user.click(dialog.getByRole("button", { name: "Send code" }));
  await waitFor(() => expect(callsTo(SEND)).toHaveLength(1));
  await user.click(dialog.getByRole("button", { name: "Cancel" }));
  fireEvent(element, new Event("cancel", { cancelable: true }));
  held.release();
  expect(await dialog.findByText("Too many codes.")).toBeVisible();
  fireEvent(element, new Event("cancel", { cancelable: true }));
  await waitFor(() => expect(dialog.queryByText("Too many codes.")).toBeNull());
});

test("the dialog that deletes the account requires the password before it sends anything", async () => {
  const { user, main } = await openProfile();
  await loaded();
  await user.click(main.getByRole("button", { name: "Delete my account" }));
  const dialog = within(await screen.findByRole("alertdialog", { name: "Delete your account?" }));
  await user.click(dialog.getByRole("button", { name: "Delete my account" }));
  expect(dialog.getByLabelText("Password")).toHaveAccessibleDescription("Password is required.");
  expect(callsTo("POST /v1/auth/delete-account")).toHaveLength(0);
});

test("with two-step log-in on, deleting, downloading and a new password require an app code too", async () => {
  const EXPORT = "POST /v1/auth/export";
  const CHANGE = "POST /v1/auth/change-password";
  const REFUSED = { code: "Please enter the code your authenticator app shows." };
  respond(EXPORT, { status: 400, json: { code: "bad_fields", msg: REFUSED.code, fields: REFUSED } });
  respond(CHANGE, { json: { msg: "Your password has been changed." } });
  const { user, fill, main } = await openProfile({ hasSecondFactor: true });
  await loaded();
  await user.click(main.getByRole("button", { name: "Delete my account" }));
  const deletion = within(await screen.findByRole("alertdialog", { name: "Delete your account?" }));
  expect(deletion.getByLabelText("Code from your authenticator app")).toBeVisible();
  await user.click(deletion.getByRole("button", { name: "Cancel" }));

  await user.click(main.getByRole("button", { name: "Download my data" }));
  const download = within(await screen.findByRole("dialog", { name: "Download my data" }));
  await fill(download.getByLabelText("Password"), "pocket-flap-7");
  await fill(download.getByLabelText("Code from your authenticator app"), "123456");
  await user.click(download.getByRole("button", { name: "Download" }));
  expect(await download.findByText(REFUSED.code)).toBeVisible();
  expect(callsTo(EXPORT).map(({ body }) => body)).toEqual([{ password: "pocket-flap-7", code: "123456" }]);
  await user.click(download.getByRole("button", { name: "Cancel" }));

  const form = within(main.getByRole("region", { name: "Password" }));
  await fill(form.getByLabelText("Current password"), "pocket-flap-7");
  await fill(form.getByLabelText("New password"), "another-pocket-8");
  await fill(form.getByLabelText("Repeat the new password"), "another-pocket-8");
  await user.click(form.getByRole("button", { name: "Change Password" }));
  expect(form.getByLabelText("Code from your authenticator app")).toHaveAccessibleDescription(REFUSED.code);
  await fill(form.getByLabelText("Code from your authenticator app"), "654321");
  await user.click(form.getByRole("button", { name: "Change Password" }));
  expect(await screen.findByText("Your password has been changed.")).toBeVisible();
  expect(callsTo(CHANGE).map(({ body }) => body)).toEqual([
    { currentPassword: "pocket-flap-7", code: "654321", newPassword: "another-pocket-8" },
  ]);
});
