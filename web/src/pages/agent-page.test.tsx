import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { buildAgent, buildCard, buildProfile } from "../testing/answers.ts";
import { respond } from "../testing/server.ts";
import { openPage } from "../testing/site.tsx";

const AGENT = "GET /v1/users/agents/{id}";
const LISTINGS = "GET /v1/users/agents/{id}/listings";
const NOBODY = "/agent/00000000-0000-4000-8000-000000000000";

const openAgent = (address: string) => openPage(address, { as: buildProfile() });
const heading = (name: string) => screen.findByRole("heading", { level: 1, name });

test("a verified agent's profile shows who verified them, how to reach them, and that they have no listings", async () => {
  const agent = buildAgent({
    firstName: "Élodie",
    lastName: "Bélanger",
    city: "Montreal",
    province: "Quebec",
    email: "elodie@example.ca",
    phoneNumber: "+15145550142",
    isVerified: true,
    licenceCheckedOn: "2026-09-21",
  });
  const verification = { regulator: "OACIQ", licenceNumber: "1234567", checkedAt: { seconds: 1_790_000_000 } };
  const checked = { ...verification, licenceClass: "commercial" };
  respond(AGENT, { json: { agent: { ...agent, verification: checked, statedLicence: null, replyBand: "same_day" } } });
  respond(LISTINGS, { json: { properties: [], page: 1, totalPages: 0, totalResults: 0 } });
  await openAgent(`/agent/${agent.id}`);
  await heading("Élodie Bélanger");
  const main = within(screen.getByRole("main"));
  expect(document.title).toBe("Élodie Bélanger · Vestpocket");
  expect(main.getByText("Verified Agent")).toBeVisible();
  expect(main.getByText("Licence checked September 21, 2026")).toBeVisible();
  expect(main.getByText(/\(OACIQ\), licence 1234567 \(Commercial\), checked on September \d+, 2026$/u)).toBeVisible();
  expect(main.getByText("Usually replies the same day")).toBeVisible();
  expect(main.getByText("Montreal, Quebec")).toBeVisible();
  expect(main.getByRole("link", { name: "elodie@example.ca" })).toHaveAttribute("href", "mailto:elodie@example.ca");
  expect(main.getByRole("link", { name: "Send an Email" })).toHaveAttribute("href", "mailto:elodie@example.ca");
  expect(main.getByRole("link", { name: "(514) 555-0142" })).toHaveAttribute("href", "tel:+15145550142");
  expect(await main.findByText("No active listings at the moment.")).toBeVisible();
  expect(main.getByRole("link", { name: "All agents" })).toHaveAttribute("href", "/agents");
});

test("the profile of an agent without public contact details says how to reach them", async () => {
  const agent = { ...buildAgent(), email: null, phoneNumber: null };
  respond(AGENT, { json: { agent: { ...agent, verification: null, statedLicence: null, replyBand: null } } });
  respond(LISTINGS, { json: { properties: [], page: 1, totalPages: 0, totalResults: 0 } });
  await openAgent(`/agent/${agent.id}`);
  await heading(`${agent.firstName} ${agent.lastName}`);
  expect(screen.getByText(/^This agent does not show contact details\./u)).toBeVisible();
  expect(screen.queryByRole("link", { name: "Send an Email" })).toBeNull();
});

test("the profile of an agent shows their listings, page by page", async () => {
  const agent = buildAgent();
  respond(AGENT, { json: { agent: { ...agent, verification: null, statedLicence: null, replyBand: null } } });
  respond(LISTINGS, ({ address }) => {
    const page = Number(new URL(address, window.location.origin).searchParams.get("page") ?? 1);
    return {
      json: { properties: [buildCard({ name: `Listing of page ${page}` })], page, totalPages: 2, totalResults: 7 },
    };
  });
  const { user } = await openAgent(`/agent/${agent.id}`);
  await heading(`${agent.firstName} ${agent.lastName}`);
  const main = within(screen.getByRole("main"));
  expect(main.getByText("Licence not checked")).toBeVisible();
  expect(await main.findByText("Listing of page 1")).toBeVisible();
  await user.click(main.getByRole("link", { name: "Next page" }));
  expect(await main.findByText("Listing of page 2")).toBeVisible();
  expect(window.location.search).toBe("?page=2");
});

test("a licence that nobody checked is shown as the member's own word, in both languages", async () => {
  const statedLicence = { licenceNumber: "H1234", licenceClass: "commercial" };
  const agent = buildAgent({ province: "Quebec", city: "Montreal" });
  respond(AGENT, { json: { agent: { ...agent, verification: null, statedLicence, replyBand: null } } });
  respond(LISTINGS, { json: { properties: [], page: 1, totalPages: 0, totalResults: 0 } });
  await openAgent(`/agent/${agent.id}`);
  expect(await screen.findByText("As the member states: licence OACIQ H1234 (Commercial)")).toBeVisible();
  await openAgent(`/fr/agent/${agent.id}`);
  expect(await screen.findByText("Permis non vérifié")).toBeVisible();
  expect(screen.getByText(/^Selon le membre : permis OACIQ H1234/u)).toBeVisible();
  expect(screen.getByRole("main").textContent).not.toMatch(/courti|agent immobilier|agence immobilière/iu);
});

test("an agent who does not exist is not found, with a link to all agents", async () => {
  respond(AGENT, { status: 404 });
  await openAgent(NOBODY);
  await heading("Agent not found.");
  expect(screen.getByRole("link", { name: "See all agents" })).toHaveAttribute("href", "/agents");
});

test("the profile page without an agent's id says that it needs one", async () => {
  await openAgent("/agent");
  await heading("Agent ID is required.");
});

test("a profile that cannot be loaded shows an error, and can be reloaded", async () => {
  respond(AGENT, { status: 400 });
  const { user } = await openAgent(NOBODY);
  await heading("Could not load agent details.");
  expect(screen.getByText("An unknown error occurred while fetching the agent's profile.")).toBeVisible();
  respond(AGENT, { status: 404 });
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await heading("Agent not found.");
});
