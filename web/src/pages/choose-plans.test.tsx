import { screen, waitFor, within } from "@testing-library/react";
import type { OrderLineView } from "@vestpocket/domain/orders/orders.schema";
import { expect, test } from "vitest";
import { buildOrder, buildOwnListing, buildProfile } from "../testing/answers.ts";
import { callsTo, respond } from "../testing/server.ts";
import { openPage } from "../testing/site.tsx";

const START = "POST /v1/orders";
const IDS = ["01900000-0000-7000-8000-00000000000a", "01900000-0000-7000-8000-00000000000b"];
const LIVE = "01900000-0000-7000-8000-00000000000c";

async function openCart({ isSubscribed = false, query = "" } = {}) {
  const properties = [
    ...IDS.map((id, at) => buildOwnListing({ id, name: `Shop ${at + 1}`, status: "draft" })),
    buildOwnListing({ id: LIVE, name: "Live shop", status: "active" }),
  ];
  respond("GET /v1/property/mine", { json: { properties, page: 1, totalPages: 1, totalResults: 3, counts: {} } });
  respond("GET /v1/checkout-session/config", {
    json: { publishableKey: "pk", testMode: true, salesTax: null, billing: null },
  });
  const { user } = await openPage(`/create-listing/choose-plan?listing=${[...IDS, LIVE].join(",")}${query}`, {
    as: buildProfile({ isSubscribed }),
  });
  const main = within(await screen.findByRole("main"));
  await main.findAllByRole("radio");
  return {
    user,
    main,
    plan: (name: string) => main.getByRole("radio", { name: new RegExp(`^${name} \\$.+$`, "u") }),
    next: () => main.getByRole("button", { name: "Next" }),
    sum: () => screen.getByRole("region", { name: "Your order" }),
  };
}

test("several drafts are paid for together: one plan for all, another for one of them", async () => {
  respond(START, { json: { orderId: buildOrder().id, clientSecret: "pi_1_secret_1" } });
  respond("GET /v1/orders/{id}", { json: { order: buildOrder() } });
  respond("POST /v1/orders/{id}/payment", { json: { order: buildOrder(), payment: null } });
  const { user, main, plan, next, sum } = await openCart();
  expect(main.getByText(/^1 of the selected listings is not in this order/u)).toBeVisible();
  await user.click(next());
  const question = within(await screen.findByRole("alertdialog", { name: "No Plan Selected" }));
  await user.click(question.getByRole("button", { name: "OK" }));
  await user.click(plan("Basic"));
  expect(sum()).toHaveTextContent("$129.98");
  await user.click(main.getByRole("button", { name: /^Plan of Shop 2.*$/u }));
  await user.click(await screen.findByRole("option", { name: "Showcase" }));
  expect(sum()).toHaveTextContent("$154.98");
  await user.click(next());
  await waitFor(() => expect(callsTo(START)).toHaveLength(1));
  expect(callsTo(START)[0]?.body).toMatchObject({
    lines: [
      { listingId: IDS[0], planType: "Basic", features: [] },
      { listingId: IDS[1], planType: "Showcase", features: [] },
    ],
  });
});

test("a member’s discount applies to each listing, and one that cannot be paid for is named", async () => {
  respond(START, { status: 409, json: { msg: "Closed.", fields: { "lines.1": "Closed." } } });
  const { user, main, plan, next, sum } = await openCart({ isSubscribed: true });
  await user.click(plan("Basic"));
  expect(sum()).toHaveTextContent("$97.48");
  await user.click(next());
  const failure = within(await screen.findByRole("alertdialog", { name: "Error" }));
  await user.click(failure.getByRole("button", { name: "OK" }));
  const row = main.getByText("Shop 2").closest("li");
  expect(row).toHaveTextContent("Closed.");
  await user.click(main.getByRole("button", { name: "Take Shop 2 out of the order" }));
  expect(main.queryByText("Shop 2")).toBeNull();
  expect(sum()).toHaveTextContent("$48.74");
});

test("live listings are renewed with at least what they have", async () => {
  respond(START, { json: { orderId: buildOrder().id, clientSecret: "pi_1_secret_1" } });
  // The payment's page, which opens next.
  respond("GET /v1/orders/{id}", { json: { order: buildOrder() } });
  respond("POST /v1/orders/{id}/payment", { json: { order: buildOrder(), payment: null } });
  const run = {
    plan: "Showcase Plus",
    boosts: ["exposure", "social", "priority"],
    expiresAt: { seconds: 4_000_000_000 },
  };
  respond("GET /v1/property/{id}/run", { json: { run } });
  const { user, main, plan, next } = await openCart({ query: "&purpose=renew" });
  expect(main.getByText(/^Live until .+\. The plan’s days are added\.$/u)).toBeVisible();
  await user.click(plan("Basic"));
  const row = main.getByText("Live shop").closest("li");
  expect(row).toHaveTextContent("$149.99");
  await user.click(main.getByRole("button", { name: /^Plan of Live shop.*$/u }));
  await user.click(await screen.findByRole("option", { name: "Basic" }));
  expect(row).toHaveTextContent("Choose at least what your listing has now.");
  await user.click(plan("Showcase Plus"));
  expect(row).not.toHaveTextContent("Choose at least what your listing has now.");
  await user.click(next());
  await waitFor(() => expect(callsTo(START)).toHaveLength(1));
  expect(callsTo(START)[0]?.body).toMatchObject({
    lines: [{ purpose: "publish" }, { purpose: "publish" }, { listingId: LIVE, purpose: "renew", features: [] }],
  });
});

test("what the law says of each listing is said before it is paid for", async () => {
  const finding = {
    ...{ rule: "r", severity: "blocks", field: "title", title: "A title that the law forbids", explanation: "Why." },
    ...{ remedy: "Change it.", law: "An act, s. 1", site: null },
  };
  respond("GET /v1/property/{id}/compliance", ({ address }) => ({
    json: { findings: address.includes(String(IDS[1])) ? [finding] : [] },
  }));
  const { main } = await openCart();
  const notes = within(main.getByRole("region", { name: "Before you publish" }));
  expect(notes.getByText("Shop 2")).toBeVisible();
  expect(notes.queryByText("Shop 1")).toBeNull();
  expect(notes.getByText("A title that the law forbids")).toBeVisible();
});

test("a long order is folded, and shown whole on request", async () => {
  const many = Array.from({ length: 35 }, (_, at) => ({
    ...buildOwnListing({ name: `Unit ${at + 1}`, status: "draft" }),
    id: `01900000-0000-7000-8000-${String(at).padStart(12, "0")}`,
  }));
  respond("GET /v1/property/mine", {
    json: { properties: many, page: 1, totalPages: 1, totalResults: 35, counts: {} },
  });
  const ids = many.map(({ id }) => id).join(",");
  const { user } = await openPage(`/create-listing/choose-plan?listing=${ids}`, { as: buildProfile() });
  const main = within(await screen.findByRole("main"));
  expect(await main.findByText("Unit 8")).toBeVisible();
  expect(main.queryByText("Unit 9")).toBeNull();
  await user.click(main.getByRole("button", { name: "Show all 35" }));
  expect(main.getByText("Unit 35")).toBeVisible();
});

test("an order for several listings is named by their number, and lists each with its price", async () => {
  const line: Omit<OrderLineView, "listing"> = {
    ...{ purpose: "publish" as const, plan: "Basic" as const, addOns: [], days: 60, boosts: [], planCents: 64_99 },
    ...{ subtotalCents: 64_99, discountCents: 0, totalCents: 64_99, isUndelivered: false, isRefunded: false },
  };
  const lines = IDS.map((id, at) => ({ ...line, listing: { id, title: `Shop ${at + 1}` } }));
  const order = buildOrder({ listing: null, plan: null, lines, subtotalCents: 129_98, totalCents: 129_98 });
  respond("GET /v1/orders/{id}", {
    json: { order: { ...order, status: "paid", paidAt: { seconds: 1 }, number: "VP-000001" } },
  });
  await openPage(`/account/billing/${order.id}`, { as: buildProfile() });
  const receipt = within(await screen.findByRole("article", { name: "Receipt VP-000001" }));
  for (const { listing } of lines) expect(receipt.getByText(listing.title)).toBeVisible();
  expect(receipt.getAllByText("$64.99")).toHaveLength(2);
  expect(receipt.getAllByText("$129.98")[0]).toBeVisible();
});
