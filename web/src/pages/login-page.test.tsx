import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { buildCard } from "../testing/answers.ts";
import { buildFacts } from "../testing/markets.ts";
import { callsTo, respond } from "../testing/server.ts";
import { openPage } from "../testing/site.tsx";

const open = (page: string, search: string) => openPage(`${page}?${new URLSearchParams({ next: search })}`);

beforeEach(() => respond("POST /v1/property/featured", { json: { properties: [] } }));

test("the log-in says how many listings wait for the search that led to it", async () => {
  respond("GET /v1/markets", { json: { market: buildFacts({ listings: 9 }) } });
  await open("/login", "/search-results?type=Industrial&province=Ontario&city=Vaughan");
  expect(await screen.findByText("9 listings · Vaughan · Industrial")).toBeInTheDocument();
  expect(screen.getByText(/Log in to see them\. A free account takes a minute\.$/u)).toBeInTheDocument();
  expect(callsTo("GET /v1/markets").map(({ address }) => address)).toEqual([
    "/v1/markets?province=Ontario&city=Vaughan&type=Industrial",
  ]);
});

test("the number is that of the place and category, and other filters are said to come later", async () => {
  respond("GET /v1/markets", { json: { market: buildFacts() } });
  await open("/login", "/search-results?type=Office&keywords=atrium");
  expect(await screen.findByText("3 listings · Office")).toBeInTheDocument();
  expect(screen.getByText(/Your other filters apply once you are logged in\./u)).toBeInTheDocument();
  expect(callsTo("GET /v1/markets").map(({ address }) => address)).toEqual(["/v1/markets"]);
});

test("public listings of the place and category are below the form, and no others", async () => {
  respond("GET /v1/markets", { json: { market: buildFacts() } });
  const properties = ["Office", "Industrial", "Office", "Office", "Office"].map((type, at) =>
    buildCard({ name: `Listing ${at}`, type: type as "Office" }),
  );
  respond("POST /v1/property/featured", { json: { properties } });
  await open("/login", "/search-results?type=Office");
  const among = await screen.findByRole("region", { name: "Among them" });
  expect(
    within(among)
      .getAllByRole("heading", { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual(["Listing 0", "Listing 2", "Listing 3"]);
});

test("the sign-up says the number too", async () => {
  respond("GET /v1/markets", { json: { market: buildFacts({ listings: 9 }) } });
  await open("/sign-up", "/search-results?type=Industrial&province=Ontario&city=Vaughan");
  expect(await screen.findByText("9 listings · Vaughan · Industrial")).toBeInTheDocument();
  expect(screen.getByText(/Your search opens as soon as your account is ready/u)).toBeInTheDocument();
});

test("nothing is said, and nothing asked, if another page led to it", async () => {
  await open("/login", "/property/1");
  await screen.findByRole("button", { name: "Log In" });
  expect(callsTo("GET /v1/markets")).toEqual([]);
  expect(screen.queryByText(/A free account takes a minute/u)).toBeNull();
});
