import { screen, waitFor } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { buildDraft, fillDetails, openDraft, openForm, PUBLISH, SAVE, savedContent } from "../testing/listing-form.ts";
import { callsTo, hold, respond } from "../testing/server.ts";

test("an owner who is not an agent declares that instead, which clears the other declaration", async () => {
  respond(PUBLISH, { json: { msg: { propertyId: "1", discountToken: null } } });
  const page = await openForm();
  await page.pickSubtype("Industrial", "Warehousing");
  await fillDetails(page);
  await page.toStep("What and where");
  await page.user.click(
    page.form.getByRole("checkbox", {
      name: /^I own it, or I am a director, officer .*$/u,
    }),
  );
  expect(page.declaration()).not.toBeChecked();
  await page.post();
  await screen.findByText("Listing saved! Redirecting to choose your plan...");
  expect(savedContent()?.declaration).toMatchObject({ as: "owner" });
});

test("Next is busy and nothing can be changed while the draft's last file is still arriving", async () => {
  respond(PUBLISH, { json: { msg: { propertyId: "1", discountToken: null } } });
  const page = await openDraft(buildDraft({ files: [] }));
  await fillDetails(page);
  const files = [{ id: "plan", field: "documents", name: "plan.pdf", bytes: 2_000, url: null }];
  const { handler, release } = hold({ json: { draft: { ...page.draft, files } } });
  respond("POST /v1/drafts/{id}/files", handler);
  await page.toStep("Photos and documents");
  const document = page.form.getByLabelText("Document");
  await page.user.upload(document, new File(["%PDF"], "plan.pdf", { type: "application/pdf" }));
  await waitFor(() => expect(callsTo("POST /v1/drafts/{id}/files")).toHaveLength(1));
  expect(page.form.getByRole("button", { name: "Clear form" })).toBeVisible();
  await page.post();
  await waitFor(() => expect(page.next()).toHaveAttribute("data-pending"));
  expect(document.closest("[inert]")).not.toBeNull();
  expect(page.form.queryByRole("button", { name: "Clear form" })).not.toBeInTheDocument();
  expect(callsTo(PUBLISH)).toEqual([]);
  release();
  expect(await screen.findByText("Listing saved! Redirecting to choose your plan...")).toBeInTheDocument();
});

describe("a listing posted after its draft's first save was not answered", () => {
  async function fillOffline() {
    respond(PUBLISH, { json: { msg: { propertyId: "1", discountToken: null } } });
    respond(SAVE, "offline");
    const page = await openForm();
    await page.pickSubtype("Industrial", "Warehousing");
    await fillDetails(page);
    expect(await page.form.findByText(/^Not saved: Vestpocket cannot be reached/u)).toBeVisible();
    return page;
  }

  test("publishes the draft that the server may have", async () => {
    const page = await fillOffline();
    respond(SAVE, { json: { revision: 1 } });
    await page.post();
    expect(await screen.findByText("Listing saved! Redirecting to choose your plan...")).toBeInTheDocument();
    const [first, ...others] = callsTo(SAVE);
    expect(others[0]?.body).toEqual(first?.body);
    expect(callsTo(PUBLISH).map(({ address }) => address)).toEqual([`${first?.address}/publish`]);
  });

  test.each([
    ["it cannot be reached", "offline", "Vestpocket cannot be reached. Check your connection."],
    [
      "it refuses to",
      { status: 409, json: { code: "any", msg: "You have too many drafts." } },
      "You have too many drafts.",
    ],
  ] as const)(
    "is not posted without a draft, and says that the server does not save it because %s",
    async (_, answer, reason) => {
      const page = await fillOffline();
      respond(SAVE, answer);
      await page.post();
      expect(await screen.findByRole("alert")).toHaveTextContent(reason);
      expect(callsTo(PUBLISH)).toEqual([]);
      await page.toStep("What and where");
      expect(page.form.getByRole("textbox", { name: "Title" })).toHaveValue("Warehouse with a dock");
    },
  );
});

describe("files that the draft does not have yet", () => {
  const UPLOAD = "POST /v1/drafts/{id}/files";
  async function openWithDocument() {
    respond(PUBLISH, { json: { msg: { propertyId: "1", discountToken: null } } });
    const page = await openDraft(buildDraft({ files: [] }));
    await fillDetails(page);
    const files = [{ id: "plan", field: "documents", name: "plan.pdf", bytes: 2_000, level: "member", url: null }];
    const { handler, release } = hold({ json: { draft: { ...page.draft, files } } });
    respond(UPLOAD, handler);
    await page.toStep("Photos and documents");
    await page.user.upload(
      page.form.getByLabelText("Document"),
      new File(["%PDF"], "plan.pdf", { type: "application/pdf" }),
    );
    await waitFor(() => expect(callsTo(UPLOAD)).toHaveLength(1));
    await page.post();
    return { ...page, release };
  }

  test("are sent first, and are named when the draft is published", async () => {
    const page = await openWithDocument();
    expect(await page.form.findByText("Uploading… 0%")).toBeVisible();
    page.release();
    expect(await screen.findByText("Listing saved! Redirecting to choose your plan...")).toBeInTheDocument();
    expect(callsTo(PUBLISH)[0]?.body).toMatchObject({ files: ["plan"] });
  });

  test("can be canceled: nothing is posted, and nothing is lost", async () => {
    const page = await openWithDocument();
    await page.user.click(await page.form.findByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(page.next()).not.toHaveAttribute("data-pending"));
    expect(callsTo(PUBLISH)).toEqual([]);
    expect(page.form.getByText("plan.pdf")).toBeVisible();
    expect(page.form.queryByRole("alert")).not.toBeInTheDocument();
    page.release();
  });

  test("are not left out if the server refuses one", async () => {
    const page = await openWithDocument();
    await page.user.click(await page.form.findByRole("button", { name: "Cancel" }));
    page.release();
    const fields = { documents: "This document is password-protected." };
    respond("GET /v1/drafts/{id}", { json: { draft: page.draft } });
    respond(UPLOAD, { status: 422, json: { code: "request.invalid", msg: "", fields } });
    await waitFor(() => expect(page.next()).not.toHaveAttribute("data-pending"));
    await page.post();
    await waitFor(() =>
      expect(page.form.getAllByText(/This document is password-protected\./u).length).toBeGreaterThan(0),
    );
    expect(callsTo(PUBLISH)).toEqual([]);
  });
});

test("the server's errors about a listing are shown under their fields, and the first gets the focus", async () => {
  respond(PUBLISH, { status: 400, json: { msg: "", fields: { "fields.clearHeightFeet": "Said by the server." } } });
  const page = await openForm();
  await page.pickSubtype("Industrial", "Warehousing");
  await fillDetails(page);
  await page.post();
  const height = page.form.getByLabelText("Clear Height (ft)");
  await waitFor(() => expect(height).toHaveAccessibleDescription("Said by the server."));
  await waitFor(() => expect(height).toHaveFocus());
  await page.fill(height, "28");
  expect(height).not.toHaveAttribute("aria-invalid");
});

test("what could not be sent because there was no network is saved by itself once there is one", async () => {
  const network = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  respond(SAVE, "offline");
  respond(PUBLISH, "offline");
  const page = await openForm();
  await page.pickSubtype("Industrial", "Warehousing");
  await fillDetails(page);
  await page.post();
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
  body,
});

test("a listing that cannot be sent is kept, and the next press repeats the call", async () => {
  respond(PUBLISH, "offline");
  const page = await openForm();
  await page.pickSubtype("Industrial", "Warehousing");
  await fillDetails(page);
  await page.post();
  expect(await screen.findByText("Vestpocket cannot be reached. Check your connection.")).toBeVisible();
  expect(page.form.getByRole("button", { name: "Plan and pay" })).toHaveFocus();
  const saves = callsTo(SAVE).length;
  const { handler, release } = hold({ json: { msg: { propertyId: "1", discountToken: null } } });
  respond(PUBLISH, handler);
  window.dispatchEvent(new Event("online"));
  await page.post();
  release();
  expect(await screen.findByText("Listing saved! Redirecting to choose your plan...")).toBeInTheDocument();
  const [first, second] = callsTo(PUBLISH).map(identify);
  expect(first?.key).toMatch(/^[\w-]{36}$/u);
  expect(second).toEqual(first);
  expect(callsTo(SAVE)).toHaveLength(saves);
  expect(savedContent()).toMatchObject({
    ...{ title: "Warehouse with a dock", type: "Industrial", subtype: "Warehousing" },
    ...{ listingType: "sale", price: "4500000", city: "Mississauga" },
  });
});

test("a listing that another device changed is not posted until its user has chosen a version", async () => {
  respond(PUBLISH, { status: 409, json: { code: "drafts.changed", msg: "Changed." } });
  const page = await openDraft();
  respond("GET /v1/drafts/{id}", { json: { draft: { ...page.draft, revision: 7 } } });
  await fillDetails(page);
  await page.post();
  expect(await page.form.findByText(/^This draft was changed in another tab or on another device/u)).toBeVisible();
  respond(PUBLISH, { json: { msg: { propertyId: "1", discountToken: null } } });
  await page.user.click(page.form.getByRole("button", { name: "Keep this version" }));
  await page.form.findByText("Saved a moment ago");
  await page.post();
  expect(await screen.findByText("Listing saved! Redirecting to choose your plan...")).toBeInTheDocument();
  expect(callsTo(PUBLISH).at(-1)?.body).toMatchObject({ revision: 8 });
});
