import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { buildAgent, buildProfile } from "../testing/answers.ts";
import { callsTo, respond } from "../testing/server.ts";
import { openPage } from "../testing/site.tsx";

const AGENTS = "GET /v1/users/agents";

function respondWithAgents(totalResults: number, page = 1) {
  const agents = Array.from({ length: Math.min(12, totalResults) }, () => buildAgent());
  respond(AGENTS, { json: { agents, page, totalPages: Math.ceil(totalResults / 12), totalResults } });
}

async function openAgents(address: string) {
  const opened = await openPage(address, { as: buildProfile() });
  const main = within(await screen.findByRole("main"));
  await main.findByRole("heading", { level: 1, name: "Find Agent" });
  return { ...opened, main };
}
const address = () => window.location.pathname + window.location.search;

test("a directory search without results says so, and its filters can be reset", async () => {
  respondWithAgents(0);
  const { user, main } = await openAgents("/agents?searchQuery=zzzz&province=Ontario");
  expect(await main.findByRole("heading", { name: "No agents match your filters." })).toBeVisible();
  expect(main.getByRole("searchbox", { name: "Name" })).toHaveValue("zzzz");
  respondWithAgents(40);
  await user.click(main.getAllByRole("button", { name: "Reset" }).at(-1) as HTMLElement);
  await waitFor(() => expect(address()).toBe("/agents"));
  expect(await main.findAllByRole("article")).toHaveLength(12);
  expect(main.getByRole("searchbox", { name: "Name" })).toHaveValue("");
  expect(await main.findByText("40 agents")).toBeInTheDocument();
});

test("a province that the server does not know is named, and can be reset", async () => {
  const sentence = "Unknown province.";
  respond(AGENTS, { status: 400, json: { msg: sentence, fields: { province: sentence } } });
  const { user, main } = await openAgents("/agents?province=Atlantis");
  expect(await main.findByText("Could not load agents. Please try again later.")).toBeVisible();
  expect(main.getByText(sentence)).toBeVisible();
  respondWithAgents(12);
  await user.click(main.getAllByRole("button", { name: "Reset" }).at(-1) as HTMLElement);
  expect(await main.findAllByRole("article")).toHaveLength(12);
});

test("a directory that cannot be loaded shows an error, and can be reloaded", async () => {
  respond(AGENTS, { status: 400 });
  const { user, main } = await openAgents("/agents");
  expect(await main.findByText("Could not load agents. Please try again later.")).toBeVisible();
  expect(main.getByText("An unknown error occurred while fetching agents.")).toBeVisible();
  respondWithAgents(1);
  await user.click(main.getByRole("button", { name: "Try again" }));
  expect(await main.findByRole("article")).toBeVisible();
  expect(await main.findByText("1 agent")).toBeInTheDocument();
});

test("the agents that are shown stay counted when they cannot be loaded again", async () => {
  respondWithAgents(40);
  const { user, main } = await openAgents("/agents");
  expect(await main.findByText("40 agents")).toBeInTheDocument();
  const refused = vi.fn(() => ({ status: 429, json: { code: "any", msg: "" } }));
  respond(AGENTS, refused);
  await user.click(screen.getAllByRole("link", { name: "FR, Français" })[0] as HTMLElement);
  await waitFor(() => expect(refused).toHaveBeenCalled());
  await new Promise((resolve) => setTimeout(resolve));
  expect(main.getAllByRole("article")).toHaveLength(12);
  expect(main.getByRole("status")).toHaveTextContent(/^40 membres$/u);
});

test("a list that a limit holds back says when one can go on", async () => {
  respond(AGENTS, { status: 429, json: { msg: "Too many attempts." }, headers: { "retry-after": "120" } });
  const { main } = await openAgents("/agents");
  expect(await main.findByRole("alert")).toHaveTextContent(/Too many attempts\. You can continue at \S+\s[AP]M\./u);
});

test("a page past the end of the directory says so, and links to the first", async () => {
  respond(AGENTS, { json: { agents: [], page: 500, totalPages: 4, totalResults: 40 } });
  const { main } = await openAgents("/agents?page=500");
  expect(await main.findByText("This page is past the end of the results.")).toBeVisible();
  expect(main.getByRole("link", { name: "Go to first page" })).toHaveAttribute("href", "/agents");
});

test("each choice in the directory is reflected in the URL", async () => {
  respondWithAgents(1);
  await openAgents("/agents?province=Quebec&city=Montreal&searchQuery=belanger&page=2");
  await waitFor(() => expect(callsTo(AGENTS)).not.toHaveLength(0));
  const { searchParams } = new URL(callsTo(AGENTS)[0]?.address ?? "", window.location.origin);
  expect(Object.fromEntries(searchParams)).toEqual({
    province: "Quebec",
    city: "Montreal",
    searchQuery: "belanger",
    page: "2",
    limit: "12",
  });
});
