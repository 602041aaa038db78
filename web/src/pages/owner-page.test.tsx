import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { ASKER, buildFigures, buildProfile, buildProperty, buildStanding, UID } from "../testing/answers.ts";
import { callsTo, respond } from "../testing/server.ts";
import { openPage } from "../testing/site.tsx";

const ID = "01900000-0000-7000-8000-00000000000a";
const REQUEST = "01900000-0000-7000-8000-00000000000c";
const REQUESTS = "GET /v1/access/requests";
const NO_PAGE = { page: 1, totalPages: 0, totalResults: 0 };

async function openOwn(query = "", path = `/property/${ID}`) {
  respond("GET /v1/property/getProperty/{id}", {
    json: {
      property: buildProperty({ id: ID, name: "Bakery with two ovens", listingOwner: UID, imageUrls: ["/1.webp"] }),
    },
  });
  respond("GET /v1/property/{id}/figures", {
    json: {
      figures: buildFigures({
        waiting: { requests: 1, questions: 2, offers: 1 },
        views: { total: 41, recent: 12 },
        inquiries: { total: 3, recent: 1, unread: 2 },
        favourites: 5,
      }),
    },
  });
  respond("GET /v1/rooms/{listingId}", { json: { room: { isOwner: true, audience: "granted", shelves: [] } } });
  respond("GET /v1/property/{id}/agreement/signatures", { json: { signatures: [], ...NO_PAGE } });
  const page = await openPage(`${path}${query}`, { as: buildProfile() });
  await screen.findByRole("tablist", { name: "Your listing" });
  return { ...page, main: within(screen.getByRole("main")) };
}

const chosen = () => screen.getByRole("tab", { selected: true });

test("an owner's page has tabs, with how much there is to decide on each, and the address says which is open", async () => {
  const { user } = await openOwn();
  await waitFor(() =>
    expect(screen.getAllByRole("tab").map((tab) => tab.textContent)).toEqual([
      "Listing",
      "Access and NDA1 to decide",
      "Deal room3 to decide",
      "Figures",
    ]),
  );
  expect(chosen()).toHaveTextContent("Listing");
  expect(screen.getByRole("tabpanel", { name: "Listing" })).toHaveTextContent("Description");
  await user.click(screen.getByRole("tab", { name: "Figures" }));
  expect(window.location.search).toBe("?tab=figures");
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Bakery with two ovens");
  const panel = within(screen.getByRole("tabpanel", { name: "Figures" }));
  expect(panel.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Views4112 of them in the last 30 days",
    "Inquiries31 of them in the last 30 daysRead the inquiries (2 unread)",
    "Favourites5Members who have it in their favourites now.",
  ]);
});

test("the tabs follow the keyboard: one stop, and the arrow keys, Home and End choose", async () => {
  const { user } = await openOwn("?tab=figures");
  await user.click(chosen());
  for (const [key, name] of [
    ["{ArrowRight}", "Listing"],
    ["{ArrowLeft}", "Figures"],
    ["{Home}", "Listing"],
    ["{End}", "Figures"],
  ] as const) {
    await user.keyboard(key);
    await waitFor(() => expect(chosen()).toHaveTextContent(name));
    expect(chosen()).toHaveFocus();
  }
  expect(screen.getAllByRole("tab").filter(({ tabIndex }) => tabIndex === 0)).toEqual([chosen()]);
});

test("a reader of the same listing has no tabs", async () => {
  respond("GET /v1/property/getProperty/{id}", { json: { property: buildProperty({ id: ID }) } });
  await openPage(`/property/${ID}?tab=access`, { as: buildProfile() });
  expect(await screen.findByRole("heading", { level: 1 })).toBeVisible();
  expect(screen.queryByRole("tablist")).toBeNull();
});

test.each([
  ["agreement", "Access and NDA", "?tab=access"],
  ["room?questions=2", "Deal room", "?tab=room&questions=2"],
])("the readers' page %s leads the owner to the tab %s", async (path, name, search) => {
  await openOwn("", `/property/${ID}/${path}`);
  expect(chosen()).toHaveTextContent(name);
  expect(window.location.pathname + window.location.search).toBe(`/property/${ID}${search}`);
});

const request = {
  ...{ id: REQUEST, listing: { id: ID, name: "Bakery" }, asker: ASKER, state: "open", purpose: "buy" },
  ...{ capacity: "self", company: "", message: "We run two bakeries.", question: "", answer: "", note: "" },
  ...{ askedAt: { seconds: 1_795_200_000 }, grant: null, refusedDomain: null },
  ...{ standing: buildStanding({ kind: "waiting", next: "wait" }), ifApproved: "reading" },
};

test("a link to a decision opens its dialog and decides nothing by itself", async () => {
  respond(REQUESTS, { json: { requests: [request], page: 1, totalPages: 1, totalResults: 1 } });
  respond("POST /v1/access/requests/{id}/approve", { json: { msg: "The request was approved." } });
  const { user } = await openOwn(`?tab=access&request=${REQUEST}&step=approve`);
  const dialog = within(await screen.findByRole("dialog", { name: "Approve this request?" }));
  expect(callsTo("POST /v1/access/requests/{id}/approve")).toEqual([]);
  expect(callsTo(REQUESTS)[0]?.address).toContain(`listing=${ID}`);
  await user.click(dialog.getByRole("button", { name: "Approve" }));
  expect(await screen.findByText("The request was approved.")).toBeVisible();
  await waitFor(() => expect(window.location.search).toBe("?tab=access"));
});

test("a link to a request that was decided since says so, and one without a step opens no dialog", async () => {
  respond(REQUESTS, { json: { requests: [], ...NO_PAGE } });
  await openOwn(`?tab=access&request=${REQUEST}&step=approve`);
  expect(await screen.findByText("This request no longer waits for your decision.")).toBeVisible();
  respond(REQUESTS, { json: { requests: [request], page: 1, totalPages: 1, totalResults: 1 } });
  await openOwn(`?tab=access&request=${REQUEST}&step=sell`);
  expect(await screen.findByText("We run two bakeries.")).toBeVisible();
  expect(screen.queryByRole("dialog")).toBeNull();
});
