import { screen, waitFor, within } from "@testing-library/react";
import type { Mandate, MandateFits } from "@vestpocket/domain/mandates/mandates.schema";
import { expect, test } from "vitest";
import { buildProfile, UID } from "../testing/answers.ts";
import { choose, dropdown } from "../testing/dropdown.ts";
import { callsTo, respond } from "../testing/server.ts";
import { openPage } from "../testing/site.tsx";

const ADD = "POST /v1/mandates";
const ANSWER = "POST /v1/mandates/{id}/answer";
const MANDATE: Mandate = {
  id: UID,
  name: "Office for sale in Toronto",
  track: "sale",
  targets: [{ type: "Office", province: "Ontario", city: "Toronto" }],
  wanted: { upperPrice: 600_000 },
  timing: "months6",
  cadence: "daily",
  note: "Near the station",
  client: "Maple Holdings",
  status: "active",
  createdAt: { seconds: Date.parse("2026-11-20T15:00:00Z") / 1000 },
  endsAt: { seconds: Date.parse("2027-02-18T15:00:00Z") / 1000 },
  isAsked: false,
};
const FITS: MandateFits = {
  targets: [
    {
      filter: { type: "Office", province: "Ontario", city: "Toronto", listingType: "sale", upperPrice: 600_000 },
      listings: 3,
      near: [
        {
          filter: { type: "Office", province: "Ontario", city: "Toronto", listingType: "sale", upperPrice: 660_000 },
          more: 7,
        },
      ],
    },
  ],
};

async function openMandates(mandates: readonly Mandate[], { query = "", isAgent = false } = {}) {
  const left = 50 - mandates.length;
  respond("GET /v1/mandates", { json: { mandates, left, isMatchesConsentGiven: false, isAgent } });
  respond("GET /v1/mandates/{id}/fits", { json: FITS });
  const opened = await openPage(`/account/mandates${query}`, { as: buildProfile() });
  await screen.findByRole("heading", { level: 1, name: "Mandates" });
  return { ...opened, main: within(screen.getByRole("main")) };
}

test("a mandate shows what is wanted, and what fits today leads to its search", async () => {
  const { main } = await openMandates([MANDATE]);
  const card = within(await main.findByRole("article", { name: MANDATE.name }));
  expect(card.getByText("For Maple Holdings")).toBeVisible();
  expect(card.getByText("Near the station")).toBeVisible();
  expect(card.getByText("Within 6 months")).toBeVisible();
  const fits = await card.findByRole("link", { name: "3 listings fit today" });
  expect(new URL((fits as HTMLAnchorElement).href).searchParams.get("upperPrice")).toBe("600000");
  expect(card.getByRole("link", { name: /^7 more: .+$/u })).toHaveAttribute(
    "href",
    expect.stringContaining("upperPrice=660000"),
  );
});

test("a search fills the form; emails need the box, and what is sent is what was described", async () => {
  respond(ADD, { status: 201, json: { id: UID } });
  const query = "?describe=1&type=Office&province=Ontario&city=Toronto&listingType=sale&upperPrice=600000&zoning=C2";
  const { user, main } = await openMandates([], { query });
  expect(await main.findByRole("heading", { name: "Describe what you want" })).toHaveFocus();
  expect(main.getByText("Zoning: C2")).toBeVisible();
  await user.click(main.getByRole("button", { name: "Start looking" }));
  expect(await main.findByText("Check the box to get matches by email, or choose no emails.")).toBeVisible();
  expect(callsTo(ADD)).toHaveLength(0);
  await user.click(main.getByRole("checkbox"));
  await user.click(main.getByRole("button", { name: "Start looking" }));
  await waitFor(() => expect(callsTo(ADD)).toHaveLength(1));
  expect(callsTo(ADD)[0]?.body).toEqual({
    name: "Office for sale in Toronto, under $600,000",
    track: "sale",
    targets: [{ type: "Office", province: "Ontario", city: "Toronto" }],
    wanted: { upperPrice: 600_000, zoning: "C2" },
    timing: "flexible",
    cadence: "daily",
    isMatchesConsentGiven: true,
  });
  await waitFor(() => expect(window.location.search).toBe(""));
});

test("targets are added and removed; each needs a category, and numbers must be readable", async () => {
  const { user, main } = await openMandates([]);
  await user.click(await main.findByRole("button", { name: "Describe what you want" }));
  await user.click(main.getByRole("button", { name: "Add another place or category" }));
  await user.click(main.getByRole("button", { name: "Remove place and category 2" }));
  expect(main.getAllByRole("group", { name: /^Place and category \d$/u })).toHaveLength(1);
  const budget = within(main.getByRole("group", { name: "Budget" }));
  await user.type(budget.getByRole("textbox", { name: "Up to" }), "a lot");
  await user.click(main.getByRole("button", { name: "Start looking" }));
  expect(await main.findByText("Choose a category.")).toBeVisible();
  expect(main.getByText("Please enter a number.")).toBeVisible();
  await choose(user, () => dropdown(screen.getByRole("main"), "Category"), "Office");
  expect(main.queryByText("Choose a category.")).toBeNull();
});

test.each([
  ["Yes, keep looking", "keep"],
  ["Pause", "pause"],
  ["I found it", "found"],
])("asked whether they still look, “%s” is one press; opening the page is none", async (name, answer) => {
  respond(ANSWER, { json: { msg: "Noted." } });
  const { user, main } = await openMandates([{ ...MANDATE, isAsked: true }]);
  expect(await main.findByText("Still looking?")).toBeVisible();
  expect(callsTo(ANSWER)).toHaveLength(0);
  const notice = within(
    main.getAllByRole("status").find((each) => each.textContent?.includes("Still looking?")) as HTMLElement,
  );
  await user.click(notice.getByRole("button", { name }));
  await waitFor(() => expect(callsTo(ANSWER).map(({ body }) => body)).toEqual([{ answer }]));
});

test("a mandate is deleted after a question", async () => {
  respond("DELETE /v1/mandates/{id}", { json: { msg: "" } });
  const { user, main } = await openMandates([MANDATE]);
  await user.click(await main.findByRole("button", { name: `More actions for ${MANDATE.name}` }));
  await user.click(main.getByRole("button", { name: "Delete" }));
  const dialog = within(await screen.findByRole("alertdialog", { name: "Delete this mandate?" }));
  await user.click(dialog.getByRole("button", { name: "Delete" }));
  await waitFor(() => expect(callsTo("DELETE /v1/mandates/{id}")).toHaveLength(1));
});
