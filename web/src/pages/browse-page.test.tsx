import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { act, screen, within } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { expect, test, vi } from "vitest";
import { renderContent } from "../entry.server.tsx";
import { buildProfile } from "../testing/answers.ts";
import { buildFacts } from "../testing/markets.ts";
import { callsTo, respond } from "../testing/server.ts";
import { openPage } from "../testing/site.tsx";
import { BrowseMarket } from "./browse-market.tsx";

const parse = (html: string) => new DOMParser().parseFromString(html, "text/html");

test("the server renders a market with its figures, its place among markets, and what search engines read", async () => {
  const { head, main } = await renderContent("/browse/ontario", buildFacts());
  const sent = parse(`<html><head>${head}</head><body>${main}</body></html>`);
  expect(sent.title).toBe("Commercial pocket listings in Ontario · Vestpocket");
  expect(sent.querySelector("link[rel=canonical]")?.getAttribute("href")).toMatch(/\/browse\/ontario$/u);
  expect(head).not.toContain("noindex");
  const data = [...sent.querySelectorAll('script[type="application/ld+json"]')].map((each) =>
    JSON.parse(each.textContent ?? ""),
  );
  expect(data.map((each) => each["@type"])).toEqual(["CollectionPage", "BreadcrumbList"]);
  expect(data[1].itemListElement.map(({ name }: { name: string }) => name)).toEqual(["Home", "Canada", "Ontario"]);
  const figures = [...sent.querySelectorAll("dl > div")].map((each) => each.textContent);
  expect(figures).toEqual([
    "Active listings1,204",
    "Median asking priceCA$1,200,000Based on sale prices, rounded",
    "Newest listingNovember 20, 2026",
  ]);
  expect(sent.body.textContent).toContain("As of November 22, 2026, 15:55 UTC.");
});

test("markets below are links, largest first; those without listings come last and are not links", async () => {
  const { main } = await renderContent("/browse/ontario", buildFacts());
  const items = [...parse(main).querySelectorAll("[aria-labelledby=places] li")];
  expect(items.map((item) => item.querySelector("a")?.getAttribute("href"))).toEqual([
    "/browse/ontario/toronto",
    "/browse/ontario/st-catharines",
    undefined,
  ]);
  expect(items.map((item) => item.textContent)).toEqual([
    "Toronto1,2001,200 listings",
    "St. Catharines44 listings",
    "Ottawa00 listings",
  ]);
});

test("in French, the texts, paths and links are in French", async () => {
  const { head, main } = await renderContent("/fr/browse/quebec/montreal/office", buildFacts({ places: [] }));
  expect(head).toContain("<title>Bureaux\u00a0: annonces à Montréal, Québec · Vestpocket</title>");
  const sent = parse(main);
  const links = [...sent.querySelectorAll("a")].map((link) => link.getAttribute("href"));
  expect(links).toEqual(
    expect.arrayContaining(["/fr/browse", "/fr/browse/quebec", "/fr/browse/quebec/montreal/sale-of-business"]),
  );
  const search = encodeURIComponent("/fr/search-results?type=Office&province=Quebec&city=Montreal");
  expect(links).toContain(`/fr/login?next=${search}`);
  // Visitors sign up, and the search is offered to be saved when they arrive.
  expect(links).toContain(`/fr/sign-up?next=${search}${encodeURIComponent("&save=1")}`);
  expect(links).toContain(`/fr/sign-up?next=${search}`);
});

test("a province is introduced, with the regions that its agents cover, in the page's language", async () => {
  const facts = buildFacts({
    introduction: {
      text: { en: "A market of its own.", fr: "Un marché à part." },
      regions: { en: ["Niagara", "Eastern Ontario"], fr: ["Niagara", "Est de l’Ontario"] },
    },
  });
  const read = async (path: string) => {
    const { main } = await renderContent(path, facts);
    return [...(parse(main).querySelector("[aria-labelledby=introduction]")?.querySelectorAll("h2, p, h3, li") ?? [])];
  };
  expect((await read("/browse/ontario")).map((part) => part.textContent)).toEqual([
    "About this market",
    "A market of its own.",
    "Regions covered",
    "Niagara",
    "Eastern Ontario",
  ]);
  expect((await read("/fr/browse/ontario")).map((part) => part.textContent)).toEqual([
    "À propos de ce marché",
    "Un marché à part.",
    "Régions couvertes",
    "Niagara",
    "Est de l’Ontario",
  ]);
});

test("a market without listings says so and is not indexed", async () => {
  const facts = buildFacts({ listings: 0, medianPrice: null, newest: null, places: [], categories: [] });
  const { head, main } = await renderContent("/browse/nunavut", facts);
  expect(head).toContain("noindex");
  expect(parse(main).body.textContent).toContain("No listings here right now.");
  expect(main).not.toContain("/login");
});

test("the browser hydrates what the server rendered unchanged, and makes no calls", async () => {
  const address = "/browse/ontario";
  const { main } = await renderContent(address, buildFacts());
  window.history.replaceState(null, "", address);
  const container = document.createElement("main");
  container.innerHTML = main;
  document.body.append(container);
  const complaints = vi.spyOn(console, "error");
  const recovered = vi.fn();
  const page = (
    <I18nProvider i18n={i18n}>
      <BrowserRouter>
        <BrowseMarket />
      </BrowserRouter>
    </I18nProvider>
  );
  const root = await act(async () => hydrateRoot(container, page, { onRecoverableError: recovered }));
  expect(recovered).not.toHaveBeenCalled();
  expect(complaints.mock.calls).toEqual([]);
  expect(callsTo("GET /v1/markets")).toEqual([]);
  expect(within(container).getByRole("heading", { level: 1 })).toHaveTextContent("in Ontario");
  await act(async () => root.unmount());
  container.remove();
  complaints.mockRestore();
});

test("a market opened within the site fetches its figures, and members go straight to the search", async () => {
  respond("GET /v1/markets", { json: { market: buildFacts() } });
  await openPage("/browse/ontario", { as: buildProfile() });
  const main = within(await screen.findByRole("main"));
  expect(await main.findByRole("link", { name: "See 1,204 listings" })).toHaveAttribute(
    "href",
    "/search-results?province=Ontario",
  );
  expect(main.queryByRole("link", { name: "Log In" })).not.toBeInTheDocument();
  expect(callsTo("GET /v1/markets").map(({ address }) => address)).toEqual(["/v1/markets?province=Ontario"]);
});

test("figures that cannot be loaded can be reloaded", async () => {
  respond("GET /v1/markets", { status: 404, json: { error: "No", msg: "No", code: "markets.not_found" } });
  const { user } = await openPage("/browse/ontario/toronto");
  const main = within(await screen.findByRole("main"));
  expect(await main.findByText("The figures could not be loaded.")).toBeVisible();
  respond("GET /v1/markets", { json: { market: buildFacts({ places: [] }) } });
  await user.click(main.getByRole("button", { name: "Try again" }));
  expect(await main.findByRole("heading", { level: 1 })).toHaveTextContent(
    "Commercial pocket listings in Toronto, Ontario",
  );
});

test("a URL that names no market is not found", async () => {
  await openPage("/browse/texas");
  expect(await screen.findByText("There is no page at this address.")).toBeVisible();
});

test("a market without listings offers to tell of the first one, and Canada as a whole is not saved", async () => {
  const empty = parse(
    (await renderContent("/browse/ontario", buildFacts({ listings: 0, places: [], categories: [] }))).main,
  );
  const link = [...empty.querySelectorAll("a")].find(({ textContent }) => textContent === "Tell me when one is listed");
  expect(link?.getAttribute("href")).toContain("/sign-up?next=");
  const canada = parse((await renderContent("/browse", buildFacts())).main);
  expect(canada.body.textContent).not.toContain("Save this search");
});
