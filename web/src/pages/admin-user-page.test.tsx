import { screen, waitFor, within } from "@testing-library/react";
import type { UserDetails } from "@vestpocket/domain/accounts/administration.schema";
import { expect, test } from "vitest";
import { buildProfile } from "../testing/answers.ts";
import { callsTo, respond } from "../testing/server.ts";
import { openPage } from "../testing/site.tsx";

const VERIFY = "POST /v1/admin/agents/{id}/verify";

const { uid, firstName, lastName, email, language, role, profilePictureUrl } = buildProfile();
const place = { brokerageName: "Prairie Realty", province: "Ontario", city: "Ottawa" };
const licence = { verifiedAt: null, regulator: null, licenceNumber: null, licenceCheckedOn: null };
const nothingStated = {
  ...{ licenceClass: null, licenceExpiresOn: null, verifiedUntil: null },
  ...{ statedLicenceNumber: null, statedLicenceClass: null, recheck: null },
};

const buildUser = (agent: Partial<UserDetails["agent"]> = {}): UserDetails => ({
  ...{ uid, firstName, lastName, email, language, role, profilePictureUrl, administratorRole: null },
  createdAt: { seconds: 1_795_000_000 },
  emailVerified: true,
  phoneNumber: null,
  phoneVerified: false,
  hasSecondFactor: false,
  disabledAt: null,
  disabledReason: null,
  sessions: 0,
  orders: 0,
  listings: { draft: 0, active: 0, paused: 0, expired: 0, closed: 0, removed: 0 },
  membership: null,
  agent: {
    ...place,
    ...licence,
    ...nothingStated,
    isRealEstateMember: false,
    realEstateBoard: null,
    unverifiedReason: null,
    ...agent,
  },
});

async function openUser(user: UserDetails, prefix = "") {
  respond("GET /v1/admin/users/{id}", { json: { user } });
  const as = buildProfile({ role: "administrator", hasSecondFactor: true });
  return await openPage(`${prefix}/admin/users/${user.uid}`, { as });
}

test("disabling an account refreshes the administration, but not the notes, each read of which is recorded", async () => {
  const { user: person } = await openUser({ ...buildUser(), uid: "01900000-0000-7000-8000-000000000009", agent: null });
  await person.click(await screen.findByRole("button", { name: "Disable" }));
  const dialog = within(await screen.findByRole("alertdialog"));
  await person.type(dialog.getByRole("textbox", { name: "Reason" }), "Not a person.");
  respond("POST /v1/admin/users/{id}/disable", { json: { msg: "Disabled now." } });
  await person.click(dialog.getByRole("button", { name: "Disable the account" }));
  expect(await screen.findByText("Disabled now.")).toBeVisible();
  await waitFor(() => expect(callsTo("GET /v1/admin/figures/waiting")).toHaveLength(2));
  expect(callsTo("GET /v1/admin/users/{id}")).toHaveLength(2);
  expect(callsTo("GET /v1/admin/notes")).toHaveLength(1);
});

test("a person's timeline leads to everything of theirs, part by part", async () => {
  const at = { seconds: 1_795_000_000 };
  const other = "01900000-0000-7000-8000-000000000008";
  const history = [
    { kind: "order", id: uid, at, title: "VP-000007 · Mill", state: "paid" },
    { kind: "message", id: other, at, title: "Your listing is live", state: "bounced" },
    { kind: "decision", id: other, at, title: "", state: "users.disable" },
    { kind: "reported", id: other, at, title: "Mill", state: "open" },
  ] as const;
  respond("GET /v1/admin/users/{id}/history", { json: { history: [...history] } });
  const { user: person } = await openUser({ ...buildUser(), agent: null });
  const card = within(await screen.findByRole("region", { name: "Timeline" }));
  expect(await card.findByRole("link", { name: "VP-000007 · Mill" })).toHaveAttribute("href", `/admin/orders/${uid}`);
  expect(card.getByRole("link", { name: "Mill" })).toHaveAttribute("href", `/admin/reports/${other}`);
  expect(card.getByText("Disabled an account")).toBeVisible();
  await person.click(card.getByRole("button", { name: "Messages" }));
  expect(card.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Message.*Your listing is live.*Bounced/u),
  ]);
});

test("a licence is verified for the agent's details as shown, and a refusal says that they have changed", async () => {
  respond(VERIFY, { status: 409, json: { code: "agents.changed", msg: "Please reload." } });
  const { user: person } = await openUser(buildUser());
  await person.type(await screen.findByRole("textbox", { name: "Licence number" }), "4712345");
  await person.click(screen.getByRole("button", { name: "Class of licence Choose a class" }));
  await person.click(await screen.findByRole("option", { name: "All property" }));
  await person.click(screen.getByRole("button", { name: "Verify the agent" }));
  expect(await screen.findByText("Please reload.")).toBeVisible();
  const { brokerageName, province } = place;
  expect(callsTo(VERIFY)[0]?.body).toMatchObject({
    licenceNumber: "4712345",
    licenceClass: "general",
    expiresOn: "",
    seen: { firstName, lastName, brokerageName, realEstateBoard: null, province },
  });
});

test("an agent's place and the day of the check are written as the page's language does", async () => {
  const checked = { verifiedAt: { seconds: 1_795_000_000 }, regulator: "OACIQ", licenceNumber: "4712345" };
  const montreal = { province: "Quebec", city: "Montreal", licenceCheckedOn: "2026-11-01" };
  const counted = { licenceClass: "commercial", verifiedUntil: "2027-11-01" } as const;
  await openUser(buildUser({ ...checked, ...montreal, ...counted }), "/fr");
  expect(await screen.findByText("Montréal, Québec")).toBeVisible();
  expect(screen.getByText("1er novembre 2026")).toBeVisible();
  expect(screen.getByText("1er novembre 2027")).toBeVisible();
});

test("a licence to check names the reason, and begins with what the agent states", async () => {
  const stated = { statedLicenceNumber: "H-1234", statedLicenceClass: "commercial", recheck: "expired" } as const;
  await openUser(buildUser({ province: "Alberta", city: "Calgary", ...stated }));
  expect(await screen.findByText("The last check is a year old, or the licence has expired.")).toBeVisible();
  expect(screen.getByRole("textbox", { name: "Licence number" })).toHaveValue("H-1234");
  expect(screen.getByRole("button", { name: "Class of licence Commercial" })).toBeVisible();
});
