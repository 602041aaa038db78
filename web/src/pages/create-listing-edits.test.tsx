import { screen, waitFor, within } from "@testing-library/react";
import { AUDIENCE_LABELS } from "@vestpocket/domain/disclosure/disclosure.labels";
import { PICTURE_LEVELS, type PictureLevel } from "@vestpocket/domain/disclosure/disclosure.terms";
import { describe, expect, test } from "vitest";
import { buildProfile, buildProperty, UID } from "../testing/answers.ts";
import { choose, dropdown } from "../testing/dropdown.ts";
import { chooseThumbnail, type Form, loadPictures, openForm } from "../testing/listing-form.ts";
import { callsTo, respond } from "../testing/server.ts";
import { openPage } from "../testing/site.tsx";

test("changed picture audiences of an existing listing survive a reload until they are saved", async () => {
  const [cover, front, back] = ["cover", "front", "back"].map((id) => `/files/pictures/${id}?seal=x`);
  const pictures = { thumbnail: "granted", photos: ["member", "nda"] } as const;
  const property = buildProperty({
    ...{ listingOwner: UID, thumbnailUrl: cover ?? null, imageUrls: [front ?? "", back ?? ""] },
    choices: {
      levels: {},
      banded: [],
      teaser: "off",
      visitorCard: "full",
      pictures: { ...pictures, photos: [...pictures.photos] },
    },
  });
  respond("GET /v1/property/getProperty/{id}", { json: { property } });
  const openEdit = (isReload: boolean) => openForm({ address: `/create-listing?edit=${property.id}`, isReload });
  const levelOf = (picture: string) => () => dropdown(screen.getByRole("main"), `Who sees ${picture}`);
  const { user } = await openEdit(false);
  await choose(user, levelOf("photo 1"), "People I approve");
  await choose(user, levelOf("the thumbnail"), "People who signed the NDA");
  const { form } = await openEdit(true);
  await waitFor(() => expect(levelOf("photo 1")()).toHaveTextContent("People I approve"));
  expect(levelOf("the thumbnail")()).toHaveTextContent("People who signed the NDA");
  expect(levelOf("photo 2")()).toHaveTextContent("People who signed the NDA");
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
  const PATCH = "PATCH /v1/property/{id}";
  const READ = "GET /v1/property/getProperty/{id}";
  const property = buildProperty({ listingOwner: UID, name: "Warehose", description: "" });
  const choices = { levels: {}, banded: [], teaser: "off", visitorCard: "full", pictures: { photos: [] } } as const;
  const sentNames = () =>
    callsTo(PATCH)
      .flatMap(({ body }) => [...(body as FormData).keys()])
      .toSorted();
  const openEdit = async (isReload = false) => {
    const page = await openForm({ address: `/create-listing?edit=${property.id}`, isReload });
    return { ...page, title: await page.form.findByRole("textbox", { name: "Title" }) };
  };
  const save = async ({ user, form }: Form) => {
    respond(PATCH, { json: { msg: "" } });
    await user.click(form.getByRole("button", { name: "Save Changes" }));
    await waitFor(() => expect(callsTo(PATCH)).toHaveLength(1));
  };

  test("sends only what it changes", async () => {
    respond(READ, { json: { property } });
    const page = await openEdit();
    await page.fill(page.title, "Warehouse");
    await save(page);
    expect(sentNames()).toEqual(["language", "title"]);
    await waitFor(() => expect(window.location.pathname).toBe(`/property/${property.id}`));
  });

  test("kept on this device is brought back over a newer listing, and takes nothing of that back", async () => {
    respond(READ, { json: { property } });
    const before = await openEdit();
    await before.fill(before.title, "Warehouse");
    const raised = { ...choices, levels: { price: "granted" }, teaser: "text" } as const;
    const confidential = { streetAddress: "4711 Canary Row" };
    respond(READ, { json: { property: { ...property, confidential, description: "Newer.", choices: raised } } });
    const page = await openEdit(true);
    expect(page.title).toHaveValue("Warehouse");
    expect(page.form.getByRole("textbox", { name: "Description" })).toHaveValue("Newer.");
    await save(page);
    expect(sentNames()).toEqual(["language", "title"]);
  });

  test("opens with the listing as it is on the server, not with what was read before", async () => {
    respond(READ, { json: { property } });
    const { user } = await openPage(`/property/${property.id}`, { as: buildProfile() });
    const link = await screen.findByRole("link", { name: "Edit" });
    respond(READ, { json: { property: { ...property, name: "Changed elsewhere" } } });
    await user.click(link);
    expect(await screen.findByRole("textbox", { name: "Title" })).toHaveValue("Changed elsewhere");
  });
});

describe("another thumbnail of an existing listing", () => {
  const PATCH = "PATCH /v1/property/{id}";
  const level = () => dropdown(screen.getByRole("main"), "Who sees the thumbnail");
  async function openEdit(thumbnail: PictureLevel) {
    loadPictures();
    const property = buildProperty({
      ...{ listingOwner: UID, thumbnailUrl: "/files/pictures/cover?seal=x", imageUrls: [] },
      choices: { levels: {}, banded: [], teaser: "off", visitorCard: "full", pictures: { thumbnail, photos: [] } },
    });
    respond("GET /v1/property/getProperty/{id}", { json: { property } });
    respond(PATCH, { json: { msg: "" } });
    return openForm({ address: `/create-listing?edit=${property.id}` });
  }
  const readSent = async ({ user, form }: Form) => {
    await user.click(form.getByRole("button", { name: "Save Changes" }));
    await waitFor(() => expect(callsTo(PATCH)).toHaveLength(1));
    return callsTo(PATCH)[0]?.body as FormData;
  };

  test.each(PICTURE_LEVELS)("is for the same audience as the one before: %s", async (before) => {
    const page = await openEdit(before);
    await chooseThumbnail(page, "new.png");
    await page.user.click(page.form.getByRole("button", { name: "Remove new.png" }));
    await chooseThumbnail(page, "newer.png");
    expect(level()).toHaveTextContent(AUDIENCE_LABELS[before].message);
    expect([...(await readSent(page)).keys()]).toEqual(["thumbnail"]);
  });

  test("has the audience that was chosen for it", async () => {
    const page = await openEdit("granted");
    await chooseThumbnail(page, "new.png");
    await choose(page.user, level, "Members");
    expect((await readSent(page)).get("pictureLevels")).toBe('{"thumbnail":"member"}');
  });

  test("has the audience that was chosen for the one before and not yet saved", async () => {
    const page = await openEdit("member");
    await choose(page.user, level, "People who signed the NDA");
    await chooseThumbnail(page, "new.png");
    expect((await readSent(page)).get("pictureLevels")).toBe('{"thumbnail":"nda"}');
  });
});

test("another person's listing cannot be edited", async () => {
  respond("GET /v1/property/getProperty/{id}", { json: { property: buildProperty() } });
  await openPage(`/create-listing?edit=${crypto.randomUUID()}`, { as: buildProfile() });
  expect(await screen.findByRole("heading", { level: 1, name: "This listing can’t be edited." })).toBeVisible();
});
