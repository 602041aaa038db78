import { CATEGORIES } from "@vestpocket/domain/categories/categories.schema";
import { buildAsked } from "@vestpocket/domain/listings/listings.factory";
import type { ListingCard } from "@vestpocket/domain/listings/listings.schema";
import { buildOperator } from "@vestpocket/domain/operators/operators.factory";
import { LANGUAGES, type Language } from "@vestpocket/domain/shared/text";
import { describe, expect, test } from "vitest";
import { composeMail } from "../../platform/messages/compose-mail.ts";
import { ALERT_ITEMS_MAX, type Alert, type AlertItem, alertMail } from "./alerts.mails.ts";

const SITE = "https://vestpocket.example";

const buildCard = (overrides: Partial<ListingCard> = {}): ListingCard => ({
  ...buildAsked({ listingType: "sale", price: 640_000 }),
  id: "0192f0c0-0000-7000-8000-000000000001",
  name: "Corner restaurant with a patio",
  description: "Seats eighty.",
  language: "en",
  thumbnailUrl: null,
  city: "Mississauga",
  province: "Ontario",
  type: "Commercial",
  subtype: "Food & Beverage",
  subType: "Food & Beverage",
  listingType: "sale",
  postedAs: "owner",
  createdAt: { seconds: 1_700_000_000 },
  confirmedAt: null,
  agent: null,
  facts: [
    { key: "totalArea", group: "building", unit: null, label: "Total Area", text: "2,400 sq ft", metricText: null },
    { key: "seats", group: "use", unit: null, label: "Seats", text: "80", metricText: null },
  ],
  boosts: { exposure: false, priority: false },
  ...overrides,
});

const buildItem = ({
  card,
  ...overrides
}: Partial<Omit<AlertItem, "card">> & { card?: Partial<ListingCard> } = {}) => ({
  card: buildCard(card),
  url: `${SITE}/property/1`,
  pictureUrl: undefined,
  fits: ["Restaurants near Mississauga"],
  change: "new" as const,
  ...overrides,
});

const compose = (items: readonly AlertItem[], { language = "en", ...more }: Partial<Alert> = {}) => {
  const content = alertMail({ items, language, manageUrl: `${SITE}/account/searches`, ...more });
  return composeMail(content, { language, siteUrl: SITE, operator: buildOperator(), unsubscribeUrl: `${SITE}/u/abc` });
};

/** What the words of an e-mail's HTML say, one line each. */
const readWords = (html: string) =>
  html
    .replace(/^[\s\S]*<h1[^>]*>/u, "")
    .replaceAll(/<[^>]*>/gu, "\n")
    .replaceAll(
      /&(amp|lt|gt|quot|#39);/gu,
      (_, name) => ({ amp: "&", lt: "<", gt: ">", quot: '"' })[String(name)] ?? "'",
    )
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

describe("an alert", () => {
  test("says of a listing what it asks, where and what it is, its facts and why its reader gets it", () => {
    const { subject, text } = compose([buildItem()]);
    expect(subject).toBe("New: Corner restaurant with a patio");
    expect(text).toContain(`New
CA$640,000
Corner restaurant with a patio
Mississauga, Ontario · Food & Beverage | Commercial
Total Area:\u00A02,400 sq ft · Seats:\u00A080
Fits: Restaurants near Mississauga
${SITE}/property/1

Manage your saved searches
${SITE}/account/searches
`);
  });

  test.for(LANGUAGES)("says the same in text as in HTML (%s)", (language: Language) => {
    const items = [
      buildItem(),
      buildItem({ change: "price_drop", was: "CA$700,000", fits: ["Offices", "Anything in Peel"] }),
      buildItem({ change: "back", fits: [], card: { name: 'Tom & "Jo" <b>Ltd.</b>' } }),
    ];
    const mail = compose(items, { language, more: 3, slowed: ["Offices"] });
    const said = mail.text.split("\n").filter((line) => line !== "" && line !== "-- " && !line.startsWith("https://"));
    const words = readWords(mail.html).join("\n");
    for (const line of said) for (const part of line.split(" · ")) expect(words).toContain(part);
    for (const [url] of mail.text.matchAll(/https:\S+/gu)) expect(mail.html).toContain(url);
  });

  test("shows both the price and the rent of a listing that is for both", () => {
    const sale = buildAsked({ listingType: "sale", price: 640_000 });
    const rent = buildAsked({ listingType: "rent", price: 4200, features: { monthlyRent: 4200 } });
    const { text } = compose([buildItem({ card: { sale: sale.sale, lease: rent.lease, measures: rent.measures } })]);
    expect(text).toMatch(/\nCA\$640,000 · CA\$4,200 /u);
    expect(compose([buildItem({ card: rent })]).text).toMatch(/New\nCA\$4,200 /u);
  });

  test("has a link of its own for five searches at most, in text and in HTML", () => {
    const searches = Array.from({ length: 7 }, (_, at) => ({ name: `Search ${at}`, url: `${SITE}/u/${at}` }));
    const { text, html } = compose([buildItem()], { searches });
    for (const [at, { url }] of searches.entries()) {
      expect(text.includes(`“Search ${at}”: fewer emails, or none\n${url}\n`)).toBe(at < 5);
      expect(html.includes(`href="${url}"`)).toBe(at < 5);
    }
  });

  test("names the searches that are now told of daily, or says how many they are", () => {
    expect(compose([buildItem()], { slowed: ["A", "B"] }).text).toContain(
      "“A” brings more than five listings a day, so you now get them once a day.\n\n“B” brings",
    );
    expect(compose([buildItem()], { slowed: ["A", "B", "C", "D"] }).text).toContain(
      "4 of your searches bring more than five listings a day, so you now get them once a day.",
    );
  });

  test("names what changed", () => {
    expect(compose([buildItem({ change: "price_drop", was: "CA$700,000" })])).toMatchObject({
      subject: "Price lowered: Corner restaurant with a patio",
      text: expect.stringContaining("Price lowered from CA$700,000\nCA$640,000"),
    });
    expect(compose([buildItem({ change: "back", fits: [] })])).toMatchObject({
      subject: "Back on the market: Corner restaurant with a patio",
      text: expect.stringContaining("\nOne of your favourites\n"),
    });
  });

  test.for<[name: string, items: readonly AlertItem[], more: number, subject: string]>([
    ["of one search by its name", [buildItem(), buildItem()], 0, "2 new listings: Restaurants near Mississauga"],
    [
      "of several searches together",
      [buildItem(), buildItem({ fits: ["B"] })],
      0,
      "2 new listings for your saved searches",
    ],
    ["that changed as well", [buildItem(), buildItem({ change: "back" })], 0, "2 listings you may want to see"],
    ["that it has no room for", [buildItem()], 4, "5 new listings: Restaurants near Mississauga"],
  ])("counts listings %s in its subject", ([, items, more, subject]) => {
    expect(compose(items, { more }).subject).toBe(subject);
  });

  test("draws the category of a listing without a picture, and otherwise loads its picture only", () => {
    for (const { type, subtypes } of CATEGORIES) {
      const { html } = compose([buildItem({ card: { type, subtype: subtypes[0]?.name ?? "" } })]);
      expect(html).toMatch(/<tr height="14"><td colspan=12>/u);
      expect(html).not.toMatch(/<(img|script|link|svg|iframe|object)\b|url\(|@import|\son\w+=/iu);
    }
    const { html } = compose([buildItem({ pictureUrl: `${SITE}/files/pictures/abc?w=480` })]);
    expect(html.match(/<img [^>]*src="[^"]*"/gu)).toEqual([expect.stringContaining("/files/pictures/abc?w=480")]);
    expect(html).not.toMatch(/url\(|@import|@font-face|<script/iu);
  });

  test("links each listing once for the keyboard and screen readers", () => {
    const { html } = compose([buildItem(), buildItem()]);
    const links = [...html.matchAll(/<a [^>]*property\/1[^>]*>/gu)].map(([link]) => link);
    expect(links.filter((link) => !link.includes("aria-hidden"))).toHaveLength(2);
    expect(links.filter((link) => link.includes("aria-hidden")).every((link) => link.includes('tabindex="-1"'))).toBe(
      true,
    );
  });

  test.for(LANGUAGES)("of twenty listings with the longest texts stays under 80 kB (%s)", (language: Language) => {
    const fact = {
      key: "a",
      group: "use",
      unit: null,
      label: "x".repeat(30),
      text: "x".repeat(60),
      metricText: null,
    } as const;
    const longest = buildItem({
      card: {
        name: "&".repeat(120),
        facts: [fact, fact, fact],
        type: "Investment Properties",
        subtype: "Multi-Family",
      },
      fits: Array.from({ length: 50 }, () => "x".repeat(80)),
      url: `${SITE}/property/${"0".repeat(36)}`,
    });
    const { html } = compose(
      Array.from({ length: ALERT_ITEMS_MAX }, () => longest),
      {
        ...{ language, more: 100, slowed: Array.from({ length: 50 }, () => "x".repeat(80)) },
        searches: Array.from({ length: 50 }, () => ({ name: "x".repeat(80), url: `${SITE}/u/${"0".repeat(90)}` })),
      },
    );
    expect(Buffer.byteLength(html)).toBeLessThan(80_000);
  });
});
