import { screen, waitFor, within } from "@testing-library/react";
import type { FindingView } from "@vestpocket/domain/compliance/compliance.schema";
import type { Property } from "@vestpocket/domain/listings/listings.schema";
import { ADD_ON_PRICES, PLAN_PRICES } from "@vestpocket/domain/orders/orders.prices";
import { quoteOrder } from "@vestpocket/domain/orders/orders.rules";
import type { Order, PaymentConfig } from "@vestpocket/domain/orders/orders.schema";
import { expect, test } from "vitest";
import { readDraft } from "../platform/drafts.ts";
import { buildOrder, buildProfile, buildProperty, UID } from "../testing/answers.ts";
import { callsTo, hold, respond, respondByDefault } from "../testing/server.ts";
import { openPage } from "../testing/site.tsx";

const PROPERTY = "GET /v1/property/getProperty/{id}";
const START = "POST /v1/checkout-session/generate-payment-intent";
const SUBSCRIBED = `POST /v1/users/isSubscribed/${UID}`;
const ORDERS = "GET /v1/orders";
const SEND_CODE = "POST /v1/property/resend-code";

const toOrders = (...orders: Order[]) => ({ json: { orders, page: 1, totalPages: 1, totalResults: orders.length } });

async function openPlans({
  isSubscribed = false,
  billing = null,
  ...overrides
}: Partial<Property> & { isSubscribed?: boolean; billing?: PaymentConfig["billing"] } = {}) {
  const listing = buildProperty({ status: "draft", listingOwner: UID, ...overrides });
  respond(PROPERTY, { json: { property: listing } });
  respondByDefault(ORDERS, toOrders());
  const config = { publishableKey: "pk", testMode: true, salesTax: null, billing };
  respond("GET /v1/checkout-session/config", { json: config });
  const { user, fill } = await openPage(`/create-listing/choose-plan?listing=${listing.id}`, {
    as: buildProfile({ isSubscribed }),
  });
  const main = within(await screen.findByRole("main"));
  return {
    user,
    fill,
    main,
    listing,
    plan: (name: string) => main.getByRole("radio", { name: new RegExp(`^${name} \\$`, "u") }),
    next: () => main.getByRole("button", { name: "Next" }),
    dialog: async (name: string) => within(await screen.findByRole("alertdialog", { name })),
    sum: () => screen.getByRole("region", { name: "Your order" }),
  };
}

test("the price of each plan with each choice of add-ons is what the server charges", async () => {
  respond(START, { status: 500 });
  const { user, main, plan, next, dialog, sum } = await openPlans();
  await main.findAllByRole("radio");
  for (const { plan: name, includes } of PLAN_PRICES) {
    await user.click(plan(name));
    for (const addOns of [[], ["priority"], ["priority", "exposure"], ["exposure"]] as const) {
      for (const { tag, label } of ADD_ON_PRICES) {
        const box = main.getByRole<HTMLInputElement>("checkbox", { name: new RegExp(`^${label.message} .+$`, "u") });
        if (includes.includes(tag)) {
          expect(box).toBeChecked();
          expect(box).toBeDisabled();
        } else if (box.checked !== (addOns as readonly string[]).includes(tag)) await user.click(box);
      }
      const bought = addOns.filter((tag) => !includes.includes(tag));
      const { totalCents } = quoteOrder({ plan: name, addOns: bought, hasDiscount: false });
      expect(sum(), `${name} with ${addOns.join(" and ")}`).toHaveTextContent(`$${(totalCents / 100).toFixed(2)}`);
    }
    await user.click(next());
    await user.click((await dialog("Error")).getByRole("button", { name: "OK" }));
    const features = (["exposure"] as const).filter((tag) => !includes.includes(tag));
    expect(callsTo(START).at(-1)?.body).toMatchObject({ planType: name, features });
  }
});

test("without a plan, payment does not start, and a dialog says why", async () => {
  const { user, main, next, dialog } = await openPlans();
  await main.findAllByRole("radio");
  await user.click(next());
  const question = await dialog("No Plan Selected");
  expect(question.getByText("Please select a plan to continue.")).toBeInTheDocument();
  await user.click(question.getByRole("button", { name: "OK" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument());
  expect(callsTo(START)).toHaveLength(0);
});

test("a payment that the server cannot start is explained in a dialog, and the choice is kept", async () => {
  respond(START, { status: 500 });
  const { user, main, plan, next, dialog } = await openPlans();
  await main.findAllByRole("radio");
  await user.click(plan("Showcase"));
  await user.click(next());
  const failure = await dialog("Error");
  expect(failure.getByText("Could not initiate payment. Please try again.")).toBeInTheDocument();
  await user.click(failure.getByRole("button", { name: "OK" }));
  expect(plan("Showcase")).toBeChecked();
});

test("if it is unknown whether the buyer is a member, the page says so before they pay the full price", async () => {
  respond(SUBSCRIBED, { status: 403, json: {} });
  const { user, main } = await openPlans({ isSubscribed: true });
  expect(await main.findByText("Error fetching user subscription type")).toBeVisible();
  respond(SUBSCRIBED, { json: { isSubscribed: true } });
  await user.click(main.getByRole("button", { name: "Try again" }));
  expect(await main.findByText("Your 25% discount is applied.")).toBeVisible();
});

test("a member gets a discount with a code of six characters, and is asked before paying without one", async () => {
  respond(SEND_CODE, { json: { token: "token-1" } });
  respond(START, {
    status: 400,
    json: { msg: "This code is incorrect or has expired.", fields: { code: "This code is incorrect or has expired." } },
  });
  const { user, fill, main, plan, next, dialog, sum, listing } = await openPlans({ isSubscribed: true });
  await user.click(await main.findByRole("button", { name: "Remove the discount" }));
  await user.click(main.getByRole("button", { name: "Send my code" }));
  expect(await main.findByText(/^We emailed you a new code\./u)).toBeVisible();
  expect(callsTo(SEND_CODE)[0]?.body).toEqual({ listingId: listing.id });
  const box = await main.findByLabelText("Agent code");
  await user.click(plan("Showcase"));
  await user.click(next());
  const question = await dialog("No discount code");
  const words = "You have not entered a discount code. Do you want to proceed without it?";
  expect(question.getByText(words)).toBeInTheDocument();
  await user.click(question.getByRole("button", { name: "Cancel" }));

  await fill(box, "abc");
  await user.click(next());
  expect(await main.findByText("The agent code has 6 characters.")).toBeVisible();
  await fill(box, "22222z");
  expect(box).toHaveValue("22222Z");
  expect(sum()).toHaveTextContent("Agent discount (25%)");
  expect(sum()).toHaveTextContent("$67.49");
  await user.click(next());
  const refusal = await dialog("Error");
  expect(refusal.getByText("This code is incorrect or has expired.")).toBeInTheDocument();
  await user.click(refusal.getByRole("button", { name: "OK" }));
  await waitFor(() => expect(box).toHaveFocus());
  expect(box).toHaveAttribute("aria-invalid", "true");
  expect(sum()).not.toHaveTextContent("Agent discount (25%)");
  expect(callsTo(START)[0]?.body).toMatchObject({ code: "22222Z", token: "token-1" });

  await user.click(main.getByRole("button", { name: "Resend code" }));
  await waitFor(() => expect(box).toHaveValue(""));
  expect(callsTo(SEND_CODE)[1]?.body).toEqual({ token: "token-1" });
  respond(SEND_CODE, { status: 500 });
  await user.click(main.getByRole("button", { name: "Resend code" }));
  expect(await main.findByText("Error resending the discount code!")).toBeVisible();

  await user.click(next());
  await user.click((await dialog("No discount code")).getByRole("button", { name: "Proceed without it" }));
  await waitFor(() => expect(callsTo(START)).toHaveLength(2));
  expect(callsTo(START)[1]?.body).toMatchObject({ code: "" });
});

test("a member’s discount applies by itself, without a code, and can be removed", async () => {
  respond(START, { status: 400, json: { msg: "Ended.", fields: { applyMemberDiscount: "Ended." } } });
  const { user, main, plan, next, dialog, sum } = await openPlans({ isSubscribed: true });
  expect(await main.findByText("Your 25% discount is applied.")).toBeVisible();
  expect(main.queryByLabelText("Agent code")).toBeNull();
  await user.click(plan("Showcase"));
  expect(sum()).toHaveTextContent("$67.49");
  expect(next().parentElement?.parentElement).toHaveTextContent("−$22.50 discount");
  await user.click(main.getByRole("button", { name: "Remove the discount" }));
  expect(sum()).toHaveTextContent("$89.99");
  await user.click(main.getByRole("button", { name: "Apply my 25% discount" }));
  await user.click(next());
  await user.click((await dialog("Error")).getByRole("button", { name: "OK" }));
  expect(callsTo(START)[0]?.body).toMatchObject({ applyMemberDiscount: true });
  expect(callsTo(START)[0]?.body).not.toHaveProperty("code");
  expect(callsTo(SEND_CODE)).toHaveLength(0);
});

test("the plan that costs least per day is recommended, also with the add-on that the buyer chose", async () => {
  const { user, main, plan } = await openPlans();
  await main.findAllByRole("radio");
  expect(plan("Showcase")).toHaveAccessibleDescription(/Recommended ?Lowest price per day: \$1\.00/u);
  expect(plan("Showcase")).not.toBeChecked();
  await user.click(main.getByRole("checkbox", { name: /^Priority Listing .+$/u }));
  expect(plan("Showcase Plus")).toHaveAccessibleDescription(/Lowest price per day with Priority: \$1\.25/u);
});

test("an expired listing can be renewed", async () => {
  const { main } = await openPlans({ status: "expired" });
  expect(await main.findByText("Your listing has expired. Renew it to make it live again.")).toBeVisible();
});

test("a live listing is renewed or upgraded before it ends, and never gets less than it has", async () => {
  const { user, id, main, plan, next, dialog, sum } = await openLive();
  await user.click(await main.findByRole("link", { name: "Renew or upgrade" }));
  expect(await main.findByRole("radio", { name: "Renew" })).toBeChecked();
  expect(plan("Showcase")).toBeChecked();
  expect(main.queryByText("Recommended")).toBeNull();
  expect(sum()).toHaveTextContent("Renewal: Showcase");
  await user.click(plan("Basic"));
  expect(sum()).toHaveTextContent("Choose at least what your listing has now.");
  await user.click(next());
  await user.click((await dialog("Error")).getByRole("button", { name: "OK" }));
  expect(callsTo(START)).toHaveLength(0);
  await user.click(plan("Showcase Plus"));
  await user.click(main.getByRole("radio", { name: "Upgrade" }));
  expect(sum()).toHaveTextContent("Upgrade: Showcase Plus");
  expect(sum()).toHaveTextContent("$20.00");
  await user.click(next());
  await dialog("Error");
  expect(callsTo(START)[0]?.body).toMatchObject({ listingId: id, purpose: "upgrade", planType: "Showcase Plus" });
});

/** The page of a live Showcase listing that ends in 30 days. */
async function openLive() {
  respond(START, { status: 500 });
  const seconds = Date.now() / 1000 + 30 * 86_400;
  respond("GET /v1/property/{id}/run", {
    json: { run: { plan: "Showcase", boosts: ["exposure"], expiresAt: { seconds } } },
  });
  const opened = await openPlans({ status: "active" });
  return { ...opened, id: opened.listing.id };
}

test.each([
  [{ status: "active" }, "This listing is paid for and live."],
  [{ status: "closed" }, "You closed this listing. It can no longer be promoted."],
  [{ listingOwner: crypto.randomUUID() }, "This listing can’t be promoted."],
] as const)("a listing that cannot be promoted says why: %j", async (overrides, sentence) => {
  await openPlans(overrides);
  expect(await screen.findByRole("heading", { level: 1, name: sentence })).toBeVisible();
});

test("the plans need a listing that exists, and a payment needs an order", async () => {
  respond(PROPERTY, { status: 404, json: { msg: "" } });
  respond(ORDERS, toOrders());
  respond("GET /v1/orders/{id}", { status: 404, json: { msg: "" } });
  respond("POST /v1/orders/{id}/payment", { status: 404, json: { msg: "" } });
  respond("GET /v1/checkout-session/config", { json: { publishableKey: "pk", testMode: true, salesTax: null } });
  for (const [address, sentence] of [
    [`/create-listing/choose-plan?listing=${crypto.randomUUID()}`, "This listing can’t be promoted."],
    ["/create-listing/choose-plan", "Choose a listing first: each plan applies to one listing."],
    ["/create-listing/payment", "There is nothing to pay here."],
    [`/create-listing/payment?order=${crypto.randomUUID()}`, "There is nothing to pay here."],
  ] as const) {
    await openPage(address, { as: buildProfile() });
    expect(await screen.findByRole("heading", { level: 1, name: sentence })).toBeVisible();
  }
});

test("an unpaid order's choice is the plans' initial choice; a paid one's is not", async () => {
  respond(ORDERS, toOrders(buildOrder({ status: "cancelled", plan: "Showcase", addOns: ["priority"] })));
  const { main, plan } = await openPlans();
  await main.findAllByRole("radio");
  expect(plan("Showcase")).toBeChecked();
  expect(main.getByRole("checkbox", { name: /^Priority Listing (?:\$29\.95|Included)$/u })).toBeChecked();
  respond(ORDERS, toOrders(buildOrder({ status: "paid", plan: "Showcase" })));
  const paid = await openPlans();
  await paid.main.findAllByRole("radio");
  expect(paid.plan("Showcase")).not.toBeChecked();
});

test("while the bank inquires about a payment, another plan leads to that payment", async () => {
  const order = buildOrder();
  respond(START, { status: 409, json: { code: "orders.payment_in_progress", msg: "In progress." } });
  respond(ORDERS, toOrders(order));
  respond("GET /v1/orders/{id}", { json: { order } });
  respond("POST /v1/orders/{id}/payment", { status: 403 });
  const { user, main, plan, next, dialog } = await openPlans();
  await main.findAllByRole("radio");
  await user.click(plan("Showcase"));
  await user.click(next());
  await user.click((await dialog("A payment is in progress")).getByRole("button", { name: "Go to the payment" }));
  expect(await screen.findByText("Payment system is not ready. Please refresh.")).toBeVisible();
  expect(window.location.search).toBe(`?order=${order.id}`);
});

const WORDING: FindingView = {
  rule: "human-rights-wording",
  severity: "warns",
  field: "description",
  title: "Wording that may exclude people",
  explanation: "“no children”: an advertisement must not turn people away.",
  remedy: "Describe the place.",
  law: "Human Rights Code, s. 13",
  site: "https://www.ohrc.on.ca/",
};

test.each([
  ["GET /v1/property/{id}/compliance", { json: { findings: [] } }],
  [SUBSCRIBED, { json: { isSubscribed: false } }],
  [ORDERS, toOrders()],
])(
  "the plans wait for what may appear above or between them, so that nothing moves later: %s",
  async (call, answer) => {
    const { handler, release } = hold(answer);
    respond(call, handler);
    const { main, listing } = await openPlans();
    await waitFor(() => expect(callsTo(call)).not.toHaveLength(0));
    expect(await main.findByRole("status", { name: "Loading…" })).toBeVisible();
    expect(main.queryByText(listing.name)).not.toBeInTheDocument();
    release();
    expect(await main.findAllByRole("radio")).toHaveLength(3);
  },
);

test("the listing's legal checks are shown above the plans; an acknowledged warning stays acknowledged", async () => {
  const franchise = { ...WORDING, rule: "franchise-disclosure", severity: "informs", title: "Franchise" } as const;
  respond("GET /v1/property/{id}/compliance", { json: { findings: [WORDING, franchise] } });
  const { user, main, listing } = await openPlans();
  const checks = async () => within(await main.findByRole("region", { name: "Before you publish" }));
  const item = async (title: string) => (await checks()).getByText(title).closest("details") as HTMLDetailsElement;
  expect(await item(WORDING.title)).toHaveAttribute("open");
  expect(await item("Franchise")).not.toHaveAttribute("open");
  const warning = within(await item(WORDING.title));
  expect(warning.getByText(WORDING.explanation)).toBeVisible();
  expect(warning.getByRole("link", { name: "Human Rights Code, s. 13 (new tab)" })).toHaveAttribute(
    "href",
    WORDING.site,
  );
  expect(warning.getByRole("link", { name: "Edit listing" })).toHaveAttribute(
    "href",
    `/create-listing?edit=${listing.id}`,
  );
  expect((await checks()).getByText(/They are not legal advice/u)).toBeVisible();
  await user.click(warning.getByRole("button", { name: "Keep as is" }));
  expect(await item(WORDING.title)).not.toHaveAttribute("open");
  expect((await checks()).getByText("Acknowledged")).toBeVisible();
  expect(readDraft(`${UID}.acknowledged.${listing.id}`)?.content).toEqual([WORDING.rule]);
});

test("the billing details are those of the buyer's latest order, and never the listing's place", async () => {
  respond(START, { status: 500 });
  const place = { province: "Alberta", city: "Calgary" } as const;
  const billing = { ...place, company: "Bow River Ltd.", address: null, taxNumber: null };
  const { user, fill, main, plan, next, dialog } = await openPlans({ billing });
  expect(await main.findByRole("textbox", { name: "Company (optional)" })).toHaveValue("Bow River Ltd.");
  await user.click(plan("Basic"));
  await fill(main.getByRole("textbox", { name: "Billing address (optional)" }), "1 Centre Street");
  await user.click(next());
  await dialog("Error");
  const sent = { company: "Bow River Ltd.", address: "1 Centre Street", taxNumber: "" };
  expect(callsTo(START).at(-1)?.body).toMatchObject({ ...place, billing: sent });
});

test("a first buyer chooses the billing province", async () => {
  respond(START, { status: 500 });
  const { user, main, plan, next, dialog } = await openPlans();
  await main.findByRole("textbox", { name: "Company (optional)" });
  await user.click(plan("Basic"));
  await user.click(next());
  await dialog("Error");
  expect(callsTo(START).at(-1)?.body).not.toHaveProperty("province");
});
