import { screen, within } from "@testing-library/react";
import { buildAsked } from "@vestpocket/domain/listings/listings.factory";
import type { Teaser } from "@vestpocket/domain/listings/teasers.schema";
import { expect, test } from "vitest";
import { renderContent } from "../entry.server.tsx";
import { buildProfile, buildProperty } from "../testing/answers.ts";
import { callsTo, respond } from "../testing/server.ts";
import { openPage } from "../testing/site.tsx";
import { DOT } from "../ui/dot.ts";

const READ = "GET /v1/property/{id}/teaser";
const ID = "01900000-0000-7000-8000-000000000009";

const buildTeaser = (overrides: Partial<Teaser> = {}): Teaser => ({
  ...buildAsked({ price: 1, listingType: "sale", features: {} }),
  ...{ price: null, sale: { kind: "on_request" } },
  ...{ id: ID, city: "Gatineau", province: "Quebec", type: "Merger & Acquisitions", subtype: "Full Business Buyout" },
  ...{
    listingType: "sale",
    postedAs: "agent",
    licence: null,
    brokerageName: "Harbour Realty",
    pictureUrl: null,
  },
  titles: { en: "Electrical contractor" },
  facts: [
    {
      key: "totalArea",
      label: { en: "Total Area", fr: "Superficie totale" },
      text: { en: "12,100 sq ft", fr: "12 100 pi²" },
      metricText: { en: "1,124 m²", fr: "1 124 m²" },
    },
  ],
  withheld: [
    { key: "price", needs: "verified", label: { en: "Price", fr: "Prix" }, band: { from: 1_000_000, to: 2_500_000 } },
    { key: "ebitda", needs: "nda", label: { en: "EBITDA", fr: "BAIIA" }, band: { from: 250_000, to: 500_000 } },
  ],
  ...overrides,
});

const parse = ({ head, main }: { head: string; main: string }) =>
  new DOMParser().parseFromString(`<html><head>${head}</head><body>${main}</body></html>`, "text/html");

test("the server renders the public content, with metadata for search engines and shared links", async () => {
  const pictureUrl = "/files/pictures/abc";
  const sent = parse(await renderContent(`/listing/${ID}`, buildTeaser({ pictureUrl })));
  expect(sent.title).toBe("Electrical contractor · Vestpocket");
  expect(sent.querySelector("link[rel=canonical]")?.getAttribute("href")).toMatch(`/listing/${ID}`);
  expect(sent.querySelector("meta[name=robots]")).toBeNull();
  const pictures = [...sent.querySelectorAll('meta[property="og:image"]')].map((each) => each.getAttribute("content"));
  expect(pictures).toEqual([expect.stringMatching(/^https?:.*\/files\/pictures\/abc$/u)]);
  const [listing] = [...sent.querySelectorAll('script[type="application/ld+json"]')].map((each) =>
    JSON.parse(each.textContent ?? ""),
  );
  expect(listing).toMatchObject({
    "@type": "RealEstateListing",
    contentLocation: { address: { addressLocality: "Gatineau", addressRegion: "QC", addressCountry: "CA" } },
  });
  const facts = [...sent.querySelectorAll("dl > div")].map((each) => each.textContent);
  expect(facts).toEqual([
    "Total Area12,100 sq ft",
    "EBITDACA$250,000 to CA$500,000",
    "With a confirmed email and phonePrice",
    "After you sign an NDAEBITDA",
  ]);
  expect(sent.body.textContent).toContain(`Listed by agent (licence not checked)${DOT}Harbour Realty`);
  expect(sent.body.textContent?.split("CA$1,000,000 to CA$2,500,000")).toHaveLength(2);
});

test("in French it names everything in French, and says that the title is in English", async () => {
  const sent = parse(await renderContent(`/fr/listing/${ID}`, buildTeaser()));
  expect(sent.querySelector("h1")?.lang).toBe("en");
  expect(sent.body.textContent).toContain("Superficie totale12 100 pi²");
  expect(sent.body.textContent).toContain("BAIIA");
  expect(sent.querySelector('meta[property="og:image"]')?.getAttribute("content")).toContain("/og-cover-fr.png");
});

test("visitors get in by sign-up or log-in, which open the listing; members go straight to it", async () => {
  respond(READ, { json: { teaser: buildTeaser() } });
  await openPage(`/listing/${ID}`);
  const main = within(await screen.findByRole("main"));
  await main.findByRole("heading", { level: 1, name: "Electrical contractor" });
  const next = `?next=${encodeURIComponent(`/property/${ID}`)}`;
  expect(main.getByRole("link", { name: "Sign Up" })).toHaveAttribute("href", `/sign-up${next}`);
  expect(main.getByRole("link", { name: "Log In" })).toHaveAttribute("href", `/login${next}`);
  expect(callsTo(READ)).toHaveLength(1);
  await openPage(`/listing/${ID}`, { as: buildProfile() });
  expect(await screen.findByRole("link", { name: "Open the listing" })).toHaveAttribute("href", `/property/${ID}`);
});

test("a listing without a public page looks the same as a nonexistent one, and leads members on", async () => {
  respond(READ, { status: 404, json: { code: "listings.not_found", error: "x" } });
  await openPage(`/listing/${ID}`);
  expect(await screen.findByText(/This public page does not exist/u)).toBeVisible();
  expect(document.querySelector("meta[name=robots]")).toHaveAttribute("content", "noindex");
  expect(screen.getByRole("link", { name: "Open it as a member" })).toHaveAttribute("href", `/property/${ID}`);
});

test("a listing with a public page is shared by that page", async () => {
  const property = buildProperty({ hasTeaser: true });
  respond("GET /v1/property/getProperty/{id}", { json: { property } });
  const { user } = await openPage(`/property/${property.id}`, { as: buildProfile() });
  expect(await screen.findByText(/Everyone sees its public page/u)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Share Corner store with a flat above" }));
  expect(await screen.findByRole("textbox", { name: "Link" })).toHaveValue(`${location.origin}/listing/${property.id}`);
});
