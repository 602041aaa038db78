import { screen, waitFor, within } from "@testing-library/react";
import { AUDIENCE_LABELS } from "@vestpocket/domain/disclosure/disclosure.labels";
import { PICTURE_LEVELS, type PictureLevel } from "@vestpocket/domain/disclosure/disclosure.terms";
import type { Draft } from "@vestpocket/domain/listings/drafts.schema";
import type { Property } from "@vestpocket/domain/listings/listings.schema";
import { describe, expect, test } from "vitest";
import { buildProfile, buildProperty, UID } from "../testing/answers.ts";
import {
  buildEdit,
  chooseAudience,
  chooseThumbnail,
  EDIT,
  eye,
  type Form,
  loadPictures,
  openForm,
  PUBLISH,
  SAVE,
} from "../testing/listing-form.ts";
import { callsTo, respond } from "../testing/server.ts";
import { openPage } from "../testing/site.tsx";

const READ = "GET /v1/property/getProperty/{id}";

/** A server that has a listing and the draft of its changes, as the real one keeps them. */
function serve(property: Property, overrides: Partial<Draft> = {}) {
  const draft = buildEdit(property, overrides);
  const state = { draft, published: draft };
  const answer = () => ({ json: { draft: state.draft } });
  respond(READ, { json: { property } });
  respond(EDIT, answer);
  respond("GET /v1/drafts/{id}", answer);
  respond(SAVE, ({ body }) => {
    const { content, revision, pictureLevels } = body as Draft & { pictureLevels: Record<string, PictureLevel> };
    const files = state.draft.files.map((file) => ({ ...file, level: pictureLevels[file.id] ?? file.level }));
    state.draft = { ...state.draft, content, files, revision: revision + 1 };
    return { json: { revision: state.draft.revision } };
  });
  respond(PUBLISH, () => {
    // From here on, there is another one.
    state.published = state.draft;
    state.draft = buildEdit(property);
    return { json: { msg: { propertyId: property.id, discountToken: null } } };
  });
  return state;
}

const openEdit = async (property: Property, isReload = false) => {
  const page = await openForm({ address: `/create-listing?edit=${property.id}`, isReload });
  return { ...page, title: await page.form.findByRole("textbox", { name: "Title" }) };
};

const publish = async ({ user, form }: Pick<Form, "user" | "form">) => {
  await user.click(form.getByRole("button", { name: "Save Changes" }));
  await waitFor(() => expect(callsTo(PUBLISH)).toHaveLength(1));
};

test("changed picture audiences of an existing listing are saved with its draft, and are there after a reload", async () => {
  const [cover, front, back] = ["cover", "front", "back"].map((id) => `/files/pictures/${id}?seal=x`);
  const property = buildProperty({
    ...{ listingOwner: UID, thumbnailUrl: cover ?? null, imageUrls: [front ?? "", back ?? ""] },
    choices: {
      levels: {},
      banded: [],
      teaser: "off",
      visitorCard: "full",
      pictures: { thumbnail: "granted", photos: ["member", "nda"] },
    },
  });
  const server = serve(property);
  const { user, toStep } = await openEdit(property);
  await toStep("Photos and documents");
  await chooseAudience(user, "photo 1", "People I approve");
  await chooseAudience(user, "the thumbnail", "People who signed the NDA");
  await waitFor(() => expect(server.draft.files.map(({ level }) => level)).toEqual(["nda", "granted", "nda"]));
  const { form, toStep: goTo } = await openEdit(property, true);
  await goTo("Photos and documents");
  await waitFor(() => expect(eye("photo 1")).toHaveDisplayValue("People I approve"));
  expect(eye("the thumbnail")).toHaveDisplayValue("People who signed the NDA");
  expect(eye("photo 2")).toHaveDisplayValue("People who signed the NDA");
  await goTo("Who sees what");
  await user.click(form.getByRole("button", { name: "Preview as…" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Preview" }));
  const row = dialog.getByRole("rowheader", { name: "Photos" }).closest("tr");
  expect([...(row?.querySelectorAll("td") ?? [])].map(({ textContent }) => textContent)).toEqual([
    ...["Not shown", "Not shown", "Not shown", "2 photos", "3 photos"],
  ]);
  const shown = [...(row?.querySelectorAll("img") ?? [])].map((picture) => picture.getAttribute("src"));
  expect(shown).toEqual([cover, back, cover, front, back]);
});

describe("an edit", () => {
  const property = buildProperty({ listingOwner: UID, name: "Warehose", description: "" });

  test("is saved as the listing's draft, which is published", async () => {
    const server = serve(property);
    const page = await openEdit(property);
    expect(page.form.getByText(/^Saved as you type/u)).toBeVisible();
    await page.fill(page.title, "Warehouse");
    await publish(page);
    expect(server.published.content).toMatchObject({ title: "Warehouse" });
    expect(callsTo(PUBLISH)[0]).toMatchObject({
      address: `/v1/drafts/${server.published.id}/publish`,
      body: { revision: 2, files: [] },
    });
    await waitFor(() => expect(window.location.pathname).toBe(`/property/${property.id}`));
  });

  test("goes on where another device left off", async () => {
    const { content } = buildEdit(property);
    serve(property, { revision: 4, content: { ...content, title: "From the phone" } });
    const { title, form } = await openEdit(property);
    expect(title).toHaveValue("From the phone");
    expect(form.getByText(/^Saved /u)).toBeVisible();
    expect(form.getByRole("button", { name: "Clear form" })).toBeVisible();
  });

  test("opens as the edit that it is, also by its draft's address", async () => {
    const server = serve(property);
    await openForm({ address: `/create-listing?draft=${server.draft.id}` });
    await waitFor(() => expect(window.location.search).toBe(`?edit=${property.id}`));
    expect(await screen.findByRole("button", { name: "Save Changes" })).toBeVisible();
  });

  test("that cannot be saved stays on this device", async () => {
    const server = serve(property);
    const page = await openEdit(property);
    const answer = { json: { revision: 2 } };
    respond(SAVE, "offline");
    await page.fill(page.title, "Without a line");
    expect(await page.form.findByText(/^Not saved: Vestpocket cannot be reached/u)).toBeVisible();
    const reopened = await openEdit(property, true);
    expect(reopened.title).toHaveValue("Without a line");
    respond(SAVE, answer);
    window.dispatchEvent(new Event("online"));
    expect(await reopened.form.findByText("Saved a moment ago")).toBeVisible();
    expect(server.draft.revision).toBe(1);
    // The form of a new listing has nothing to do with it.
    const fresh = await openForm({ isReload: true });
    expect(fresh.form.queryByDisplayValue("Without a line")).not.toBeInTheDocument();
  });

  test("says which of its fields were changed in the listing meanwhile", async () => {
    serve(property);
    const fields = { title: "The listing was changed here since you began." };
    respond(PUBLISH, { status: 409, json: { code: "drafts.listing_changed", msg: fields.title, fields } });
    const page = await openEdit(property);
    await page.fill(page.title, "Warehouse");
    await publish(page);
    await waitFor(() => expect(page.title).toHaveAccessibleDescription(expect.stringContaining(fields.title)));
    expect(page.title).toHaveValue("Warehouse");
  });

  test("is cleared to the listing as it is, which can be undone", async () => {
    const server = serve(property);
    const edited = server.draft;
    const page = await openEdit(property);
    await page.fill(page.title, "Warehouse");
    await page.form.findByText("Saved a moment ago");
    respond("DELETE /v1/drafts/{id}", () => {
      server.draft = buildEdit(property);
      return { json: { msg: "" } };
    });
    await page.user.click(page.form.getByRole("button", { name: "Clear form" }));
    await waitFor(() => expect(page.title).toHaveValue("Warehose"));
    expect(await page.form.findByText("Draft cleared.")).toBeVisible();
    respond("POST /v1/drafts/{id}/restore", { json: { draft: edited } });
    await page.user.click(await page.form.findByRole("button", { name: "Undo" }));
    await waitFor(() => expect(page.title).toHaveValue("Warehouse"));
    expect(callsTo("POST /v1/drafts/{id}/restore")[0]?.address).toBe(`/v1/drafts/${edited.id}/restore`);
  });

  test("opens with the listing as it is on the server, not with what was read before", async () => {
    serve(property);
    const { user } = await openPage(`/property/${property.id}`, { as: buildProfile() });
    const link = await screen.findByRole("link", { name: "Edit" });
    serve({ ...property, name: "Changed elsewhere" });
    await user.click(link);
    expect(await screen.findByRole("textbox", { name: "Title" })).toHaveValue("Changed elsewhere");
  });
});

describe("another thumbnail of an existing listing", () => {
  const UPLOAD = "POST /v1/drafts/{id}/files";
  const level = () => eye("the thumbnail");
  async function openWith(thumbnail: PictureLevel) {
    loadPictures();
    const property = buildProperty({
      ...{ listingOwner: UID, thumbnailUrl: "/files/pictures/cover?seal=x", imageUrls: [] },
      choices: { levels: {}, banded: [], teaser: "off", visitorCard: "full", pictures: { thumbnail, photos: [] } },
    });
    const server = serve(property);
    respond(UPLOAD, ({ body }) => {
      const { name } = (body as FormData).get("thumbnail") as File;
      const before = server.draft.files[0]?.level ?? "member";
      const file = { id: name, field: "thumbnail" as const, name, bytes: 1, level: before, url: "/files/pictures/x" };
      server.draft = { ...server.draft, files: [file] };
      return { json: { draft: server.draft } };
    });
    respond("DELETE /v1/drafts/{id}/files/{file}", () => {
      server.draft = { ...server.draft, files: [] };
      return { json: { msg: "" } };
    });
    return {
      ...(await openEdit(property)),
      server,
      saved: () => server.published.files.map((file) => [file.id, file.level]),
    };
  }

  test.each(PICTURE_LEVELS)("is for the same audience as the one before: %s", async (before) => {
    const page = await openWith(before);
    await chooseThumbnail(page, "new.png");
    await page.user.click(page.form.getByRole("button", { name: "Remove new.png" }));
    await chooseThumbnail(page, "newer.png");
    expect(level()).toHaveDisplayValue(AUDIENCE_LABELS[before].message);
    await publish(page);
    expect(page.saved()).toEqual([["newer.png", before]]);
  });

  test("has the audience that was chosen for it", async () => {
    const page = await openWith("granted");
    await chooseThumbnail(page, "new.png");
    await chooseAudience(page.user, "the thumbnail", "Members");
    await publish(page);
    expect(page.saved()).toEqual([["new.png", "member"]]);
  });

  test("has the audience that was chosen for the one before and not yet saved", async () => {
    const page = await openWith("member");
    await page.toStep("Photos and documents");
    await chooseAudience(page.user, "the thumbnail", "People who signed the NDA");
    await chooseThumbnail(page, "new.png");
    await publish(page);
    expect(page.saved()).toEqual([["new.png", "nda"]]);
  });
});

test("another person's listing cannot be edited", async () => {
  respond(READ, { json: { property: buildProperty() } });
  respond(EDIT, { status: 404, json: { code: "listings.not_found", msg: "" } });
  await openPage(`/create-listing?edit=${crypto.randomUUID()}`, { as: buildProfile() });
  expect(await screen.findByRole("heading", { level: 1, name: "This listing can’t be edited." })).toBeVisible();
});
