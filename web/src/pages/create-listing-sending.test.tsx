import { screen, waitFor } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { buildDraft, fillDetails, openDraft, openForm, POST, SAVE } from "../testing/listing-form.ts";
import { callsTo, hold, respond } from "../testing/server.ts";

test("an owner who is not an agent declares that instead, which clears the other declaration", async () => {
  respond(POST, { json: { msg: { propertyId: "1", discountToken: null } } });
  const page = await openForm();
  await page.pickSubtype("Industrial", "Warehousing");
  await fillDetails(page);
  await page.user.click(
    page.form.getByRole("checkbox", {
      name: "I own it, or I am a director, officer or employee of its owner, or a lawyer, notary, trustee or other person whom the law exempts from a real estate licence; and nobody pays me for finding a buyer or tenant unless the law allows it without one.",
    }),
  );
  expect(page.declaration()).not.toBeChecked();
  await page.user.click(page.next());
  await screen.findByText("Listing saved! Redirecting to choose your plan...");
  const sent = callsTo(POST)[0]?.body as FormData;
  expect([sent.get("isAuthorized"), sent.get("postedAs")]).toEqual(["true", "owner"]);
});

test("Next is busy and nothing can be changed while the draft's last file is still arriving", async () => {
  respond(POST, { json: { msg: { propertyId: "1", discountToken: null } } });
  const page = await openDraft(buildDraft({ files: [] }));
  await fillDetails(page);
  const files = [{ id: "plan", field: "documents", name: "plan.pdf", bytes: 2_000, url: null }];
  const { handler, release } = hold({ json: { draft: { ...page.draft, files } } });
  respond("POST /v1/drafts/{id}/files", handler);
  const document = page.form.getByLabelText("Document");
  await page.user.upload(document, new File(["%PDF"], "plan.pdf", { type: "application/pdf" }));
  await waitFor(() => expect(callsTo("POST /v1/drafts/{id}/files")).toHaveLength(1));
  expect(page.form.getByRole("button", { name: "Clear form" })).toBeVisible();
  await page.user.click(page.next());
  await waitFor(() => expect(page.next()).toHaveAttribute("data-pending"));
  expect(page.title.closest("[inert]")).not.toBeNull();
  expect(document.closest("[inert]")).not.toBeNull();
  expect(page.form.queryByRole("button", { name: "Clear form" })).not.toBeInTheDocument();
  expect(callsTo(POST)).toEqual([]);
  release();
  expect(await screen.findByText("Listing saved! Redirecting to choose your plan...")).toBeInTheDocument();
});

describe("a listing posted after its draft's first save was not answered", () => {
  async function fillOffline() {
    respond(POST, { json: { msg: { propertyId: "1", discountToken: null } } });
    respond(SAVE, "offline");
    const page = await openForm();
    await page.pickSubtype("Industrial", "Warehousing");
    await fillDetails(page);
    expect(await page.form.findByText(/^Not saved: Vestpocket cannot be reached/u)).toBeVisible();
    return page;
  }
  const postedDrafts = () => callsTo(POST).map(({ address }) => address.replace("/v1/property/", ""));

  test("names the draft that the server may have", async () => {
    const page = await fillOffline();
    respond(SAVE, { json: { revision: 1 } });
    await page.user.click(page.next());
    expect(await screen.findByText("Listing saved! Redirecting to choose your plan...")).toBeInTheDocument();
    const [first, ...others] = callsTo(SAVE);
    expect(others[0]?.body).toEqual(first?.body);
    expect(postedDrafts()).toEqual([`?draft=${first?.address.split("/").at(-1)}`]);
  });

  test.each([
    ["it cannot be reached", "offline"],
    ["it refuses to", { status: 409, json: { code: "any", msg: "" } }],
    ["it fails", { status: 500, json: { code: "any", msg: "" } }],
  ] as const)("is posted without a draft that the server does not save because %s", async (_, answer) => {
    const page = await fillOffline();
    respond(SAVE, answer);
    await page.user.click(page.next());
    expect(await screen.findByText("Listing saved! Redirecting to choose your plan...")).toBeInTheDocument();
    expect(postedDrafts()).toEqual([""]);
  });
});

test("the server's errors about a listing are shown under their fields, and the first gets the focus", async () => {
  respond(POST, { status: 400, json: { msg: "", fields: { "fields.clearHeightFeet": "Said by the server." } } });
  const page = await openForm();
  await page.pickSubtype("Industrial", "Warehousing");
  await fillDetails(page);
  await page.user.click(page.next());
  const height = page.form.getByLabelText("Clear Height (ft)");
  await waitFor(() => expect(height).toHaveAccessibleDescription("Said by the server."));
  await waitFor(() => expect(height).toHaveFocus());
  await page.fill(height, "28");
  expect(height).not.toHaveAttribute("aria-invalid");
});

test("what could not be sent because there was no network is saved by itself once there is one", async () => {
  const network = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  respond(SAVE, "offline");
  respond(POST, "offline");
  const page = await openForm();
  await page.pickSubtype("Industrial", "Warehousing");
  await fillDetails(page);
  await page.user.click(page.next());
  expect(await screen.findByText("Vestpocket cannot be reached. Check your connection.")).toBeVisible();
  expect(await page.form.findByText(/^Not saved: Vestpocket cannot be reached/u)).toBeVisible();
  respond(SAVE, { json: { revision: 1 } });
  network.mockReturnValue(true);
  window.dispatchEvent(new Event("online"));
  expect(await page.form.findByText("Saved a moment ago")).toBeVisible();
});

/** What identifies a call to the server: a repeat has the same. */
const identify = ({ address, headers, body }: ReturnType<typeof callsTo>[number]) => ({
  address,
  key: headers.get("idempotency-key"),
  content: [...(body as FormData)],
});

describe("a listing whose response was lost", () => {
  /** Posts a listing whose draft the server could not save, either. */
  async function post() {
    respond(SAVE, "offline");
    respond(POST, "offline");
    const page = await openForm();
    await page.pickSubtype("Industrial", "Warehousing");
    await fillDetails(page);
    expect(await page.form.findByText(/^Not saved: Vestpocket cannot be reached/u)).toBeVisible();
    await page.user.click(page.next());
    expect(await screen.findByText("Vestpocket cannot be reached. Check your connection.")).toBeVisible();
    respond(SAVE, { json: { revision: 1 } });
    respond(POST, { json: { msg: { propertyId: "1", discountToken: null } } });
    return page;
  }

  test("is sent again by the same call, although its draft could be saved by now", async () => {
    const page = await post();
    const saves = callsTo(SAVE).length;
    window.dispatchEvent(new Event("online"));
    await page.user.click(page.next());
    expect(await screen.findByText("Listing saved! Redirecting to choose your plan...")).toBeInTheDocument();
    const [first, second] = callsTo(POST).map(identify);
    expect(second).toEqual(first);
    expect(callsTo(SAVE)).toHaveLength(saves);
  });

  test("has its draft saved again once it is changed, or on request", async () => {
    const page = await post();
    const saves = callsTo(SAVE).length;
    await page.user.click(page.form.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(callsTo(SAVE).length).toBeGreaterThan(saves));
    respond(POST, "offline");
    await page.user.click(page.next());
    await waitFor(() => expect(callsTo(POST)).toHaveLength(2));
    await waitFor(() => expect(page.next()).not.toHaveAttribute("data-pending"));
    const later = callsTo(SAVE).length;
    await page.fill(page.form.getByRole("textbox", { name: "Title" }), "Warehouse with two docks");
    await waitFor(() => expect(callsTo(SAVE).length).toBeGreaterThan(later));
  });
});

test("a listing that cannot be sent is kept, and the next press repeats the call", async () => {
  respond(POST, "offline");
  const page = await openForm();
  await page.pickSubtype("Industrial", "Warehousing");
  await fillDetails(page);
  await page.user.click(page.next());
  expect(await screen.findByText("Vestpocket cannot be reached. Check your connection.")).toBeVisible();
  expect(page.next()).toHaveFocus();
  const { handler, release } = hold({ json: { msg: { propertyId: "1", discountToken: null } } });
  respond(POST, handler);
  await page.user.click(page.next());
  release();
  expect(await screen.findByText("Listing saved! Redirecting to choose your plan...")).toBeInTheDocument();
  const [first, second] = callsTo(POST).map(identify);
  expect(first?.key).toMatch(/^[\w-]{36}$/u);
  expect(second).toEqual(first);
  const sent = callsTo(POST)[1]?.body as FormData;
  expect(
    Object.fromEntries(["title", "type", "subtype", "sale", "city"].map((name) => [name, sent.get(name)])),
  ).toEqual({
    title: "Warehouse with a dock",
    type: "Industrial",
    subtype: "Warehousing",
    sale: '{"kind":"amount","amountCents":450000000}',
    city: "Mississauga",
  });
});
