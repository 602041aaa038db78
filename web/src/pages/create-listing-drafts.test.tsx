import { screen, waitFor, within } from "@testing-library/react";
import { AUDIENCE_LABELS } from "@vestpocket/domain/disclosure/disclosure.labels";
import { PICTURE_LEVELS, type PictureLevel } from "@vestpocket/domain/disclosure/disclosure.terms";
import type { Draft } from "@vestpocket/domain/listings/drafts.schema";
import { describe, expect, test, vi } from "vitest";
import {
  buildDraft,
  chooseAudience,
  chooseThumbnail,
  eye,
  type Form,
  fillDetails,
  loadPictures,
  openDraft,
  openForm,
  PUBLISH,
  SAVE,
} from "../testing/listing-form.ts";
import { callsTo, respond } from "../testing/server.ts";

test("input is saved as a draft a moment later, and the URL names it", async () => {
  const { form, fill, pickSubtype } = await openForm();
  await pickSubtype("Industrial", "Warehousing");
  await fill(form.getByRole("textbox", { name: "Title" }), "Half a ti");
  const content = { type: "Industrial", subtype: "Warehousing", title: "Half a ti" };
  // On a slow machine, the subtype is saved before the title.
  await waitFor(() => expect(callsTo(SAVE).at(-1)?.body).toMatchObject({ content }));
  expect(await form.findByText("Saved a moment ago")).toBeVisible();
  const address = callsTo(SAVE).at(-1)?.address;
  await waitFor(() => expect(`/v1/drafts/${new URLSearchParams(window.location.search).get("draft")}`).toBe(address));
  // What the server has is no longer stored here.
  await waitFor(() => expect(localStorage.length).toBe(0));
});

test("a draft that cannot be saved shows why, stays on this device, and is saved once it can be", async () => {
  respond(SAVE, "offline");
  const { form, fill, pickSubtype } = await openForm();
  await pickSubtype("Industrial", "Warehousing");
  await fill(form.getByRole("textbox", { name: "Title" }), "Without a line");
  expect(await form.findByText("Not saved: Vestpocket cannot be reached. Check your connection.")).toBeVisible();
  await waitFor(() => expect(JSON.stringify(localStorage)).toContain("Without a line"));
  respond(SAVE, { json: { revision: 1 } });
  window.dispatchEvent(new Event("online"));
  expect(await form.findByText("Saved a moment ago")).toBeVisible();
  await waitFor(() => expect(JSON.stringify(localStorage)).not.toContain("Without a line"));
});

test("a draft keeps who declared what, until another subtype makes it another property", async () => {
  const declaration = { as: "owner", at: "2026-11-03T19:05:00Z" } as const;
  const draft = buildDraft();
  const {
    form,
    pickRadio,
    declaration: ofAgent,
  } = await openDraft({
    ...draft,
    content: { ...draft.content, declaration },
  });
  const ofOwner = form.getByRole("checkbox", {
    name: /^I own it, or I am a director, officer .*$/u,
  });
  expect([ofOwner, ofAgent()].map((box) => (box as HTMLInputElement).checked)).toEqual([true, false]);
  expect(form.getByText(/^Declared on Nov 3, 2026, .+ Another type or subtype asks again\.$/u)).toBeVisible();
  await pickRadio("Medical/Dental");
  await waitFor(() => expect(ofOwner).not.toBeChecked());
  await waitFor(() => expect(callsTo(SAVE).at(-1)?.body).not.toHaveProperty("content.declaration"));
});

test("a declaration is saved with its moment", async () => {
  const { user, pickSubtype, declaration } = await openForm();
  await pickSubtype("Industrial", "Warehousing");
  await user.click(declaration());
  await waitFor(() =>
    expect(callsTo(SAVE).at(-1)?.body).toMatchObject({
      content: { declaration: { as: "agent", at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.+Z$/u) } },
    }),
  );
});

test("what is typed into a draft survives a draft that cannot be loaded again", async () => {
  const { user, fill, title } = await openDraft();
  await fill(title, "Typed since");
  const refused = vi.fn(() => ({ status: 429, json: { code: "any", msg: "" } }));
  respond("GET /v1/drafts/{id}", refused);
  await user.click(screen.getAllByRole("link", { name: "FR, Français" })[0] as HTMLElement);
  expect(await screen.findByRole("textbox", { name: "Titre" })).toHaveValue("Typed since");
  await waitFor(() => expect(refused).toHaveBeenCalled());
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.getByRole("textbox", { name: "Titre" })).toBe(title);
});

test("a draft from another device opens with its files, and publishing only names them", async () => {
  respond(PUBLISH, { json: { msg: { propertyId: "1", discountToken: null } } });
  const page = await openDraft();
  expect(page.title).toHaveValue("From the phone");
  await page.toStep("Photos and documents");
  expect(page.form.getByText("plan.pdf")).toBeVisible();
  await fillDetails(page);
  await page.post();
  expect(await screen.findByText("Listing saved! Redirecting to choose your plan...")).toBeInTheDocument();
  const [{ address, body } = { address: "", body: undefined }] = callsTo(PUBLISH);
  expect(address).toBe(`/v1/drafts/${page.draft.id}/publish`);
  expect(body).toEqual({ revision: expect.any(Number), files: ["plan"] });
});

test("a chosen file is saved with the draft, and removing it removes it from the draft", async () => {
  const { user, form, draft, toStep } = await openDraft(buildDraft({ files: [] }));
  await toStep("Photos and documents");
  const files = [{ id: "plan", field: "documents", name: "plan.pdf", bytes: 2_000, url: null }];
  respond("POST /v1/drafts/{id}/files", { json: { draft: { ...draft, files } } });
  respond("DELETE /v1/drafts/{id}/files/{file}", { json: { msg: "" } });
  await user.upload(form.getByLabelText("Document"), new File(["%PDF"], "plan.pdf", { type: "application/pdf" }));
  await waitFor(() => expect(callsTo("POST /v1/drafts/{id}/files")).toHaveLength(1));
  // The form then shows the server's file: its size is the one that the server returned.
  expect(await form.findByText("2 kB")).toBeVisible();
  await user.click(await form.findByRole("button", { name: "Remove plan.pdf" }));
  await waitFor(() =>
    expect(callsTo("DELETE /v1/drafts/{id}/files/{file}").map(({ address }) => address)).toEqual([
      `/v1/drafts/${draft.id}/files/plan`,
    ]),
  );
});

test("a document that the server refuses leaves the draft's document in its place", async () => {
  const { user, form, draft, toStep } = await openDraft();
  await toStep("Photos and documents");
  const fields = { documents: "This document is password-protected." };
  respond("POST /v1/drafts/{id}/files", { status: 422, json: { code: "request.invalid", msg: "", fields } });
  respond(SAVE, { json: { revision: draft.revision + 1 } });
  await user.upload(form.getByLabelText("Document"), new File(["%PDF"], "new.pdf", { type: "application/pdf" }));
  expect(await form.findByText(/This document is password-protected\./u)).toBeVisible();
  expect(await form.findByRole("button", { name: "Remove plan.pdf" })).toBeVisible();
  expect(callsTo("DELETE /v1/drafts/{id}/files/{file}")).toEqual([]);
});

test("who sees a photo is saved with the draft, and so is the order of the photos", async () => {
  respond(PUBLISH, { json: { msg: { propertyId: "1", discountToken: null } } });
  const photo = { field: "images", name: "", bytes: 1, url: "/files/pictures/x", level: "member" } as const;
  const files = ["one", "two"].map((id) => ({ ...photo, id }));
  const page = await openDraft(buildDraft({ files }));
  await page.toStep("Photos and documents");
  await chooseAudience(page.user, "photo 2", "People I approve");
  await waitFor(() => expect(callsTo(SAVE).at(-1)?.body).toMatchObject({ pictureLevels: { two: "granted" } }));
  await page.user.click(page.form.getByRole("button", { name: "Move photo 2 earlier" }));
  await fillDetails(page);
  await page.post();
  expect(await screen.findByText("Listing saved! Redirecting to choose your plan...")).toBeInTheDocument();
  expect(callsTo(SAVE).at(-1)?.body).toMatchObject({ photos: ["two", "one"], pictureLevels: { two: "granted" } });
});

test("a photo's audience is stored on this device too, and is saved once it can be", async () => {
  const photo = { field: "images", name: "", bytes: 1, url: "/files/pictures/x", level: "granted" } as const;
  respond(SAVE, "offline");
  const page = await openDraft(buildDraft({ files: [{ ...photo, id: "one" }] }));
  await page.toStep("Photos and documents");
  await chooseAudience(page.user, "photo 1", "Members");
  await waitFor(() => expect(JSON.stringify(localStorage)).toContain('\\"one\\":\\"member\\"'));
  const reloaded = await openForm({ address: `/create-listing?draft=${page.draft.id}`, isReload: true });
  await reloaded.toStep("Photos and documents");
  await waitFor(() => expect(eye("photo 1")).toHaveDisplayValue("Members"));
  respond(SAVE, { json: { revision: 4 } });
  window.dispatchEvent(new Event("online"));
  expect(await reloaded.form.findByText("Saved a moment ago")).toBeVisible();
  expect(callsTo(SAVE).at(-1)?.body).toMatchObject({ pictureLevels: { one: "member" } });
});

test("another device's changes are never overwritten: the later device is warned, and its user chooses", async () => {
  const { form, fill, title, user, draft } = await openDraft();
  respond(SAVE, { status: 409, json: { code: "drafts.changed", msg: "Changed." } });
  const updatedAt = { seconds: Date.UTC(2026, 4, 20, 15, 30) / 1000 };
  respond("GET /v1/drafts/{id}", { json: { draft: { ...draft, revision: 7, updatedAt } } });
  await fill(title, "From the desk");
  expect(await form.findByText(/^This draft was changed in another tab or on another device/u)).toBeVisible();
  expect(
    await form.findByText(/^This version: \d+:\d\d\s[AP]M\. The other version: May \d+, 2026, \d+:\d\d\s[AP]M\.$/u),
  ).toBeVisible();
  expect(title).toHaveValue("From the desk");
  respond(SAVE, { json: { revision: 8 } });
  const dialog = within(form.getByRole("alertdialog", { name: "Two versions of this draft" }));
  expect(dialog.getByRole("row", { name: "Title From the desk From the phone" })).toBeVisible();
  await user.keyboard("{Escape}");
  await user.click(form.getByRole("button", { name: "Choose a version…" }));
  await user.click(form.getByRole("button", { name: "Keep this version" }));
  expect(await form.findByText("Saved a moment ago")).toBeVisible();
  expect(callsTo(SAVE).at(-1)?.body).toMatchObject({ revision: 7, content: { title: "From the desk" } });
});

test("a choice between two versions that could not be carried out is asked for again", async () => {
  const { form, fill, title, user } = await openDraft();
  respond(SAVE, { status: 409, json: { code: "drafts.changed", msg: "Changed." } });
  await fill(title, "From the desk");
  const choose = () => form.findByRole("button", { name: "Keep this version" });
  respond("GET /v1/drafts/{id}", "offline");
  await user.click(await choose());
  await user.click(await form.findByRole("button", { name: "Try again" }));
  expect(await choose()).toBeVisible();
});

test("the other device's version can be used instead", async () => {
  const { form, fill, title, user, draft } = await openDraft();
  respond(SAVE, { status: 409, json: { code: "drafts.changed", msg: "Changed." } });
  await fill(title, "From the desk");
  const use = await form.findByRole("button", { name: "Use the other version" });
  respond("GET /v1/drafts/{id}", {
    json: { draft: { ...draft, revision: 7, content: { ...draft.content, title: "Newer" } } },
  });
  await user.click(use);
  await waitFor(() => expect(form.getByRole("textbox", { name: "Title" })).toHaveValue("Newer"));
});

describe("another thumbnail of a draft", () => {
  const UPLOAD = "POST /v1/drafts/{id}/files";
  const REMOVE = "DELETE /v1/drafts/{id}/files/{file}";
  const level = () => eye("the thumbnail");
  const picture = { field: "thumbnail", name: "", bytes: 1, url: "/files/pictures/x" } as const;

  /** A draft with a thumbnail. As on the server, another one has the audience of the one before, once it arrives. */
  async function openWithThumbnail(before: PictureLevel, arrival = Promise.resolve()) {
    loadPictures();
    const draft = buildDraft({ files: [{ ...picture, id: "old", level: before }] });
    const page = await openDraft(draft);
    let files: Draft["files"] = draft.files;
    const saved = () => files[0]?.level;
    respond(SAVE, ({ body }) => {
      const { revision, pictureLevels } = body as { revision: number; pictureLevels: Record<string, PictureLevel> };
      files = files.map((file) => ({ ...file, level: pictureLevels[file.id] ?? file.level }));
      return { json: { revision: revision + 1 } };
    });
    respond(UPLOAD, async ({ body }) => {
      await arrival;
      const { name } = (body as FormData).get("thumbnail") as File;
      files = [{ ...picture, id: name, name, level: saved() ?? "member" }];
      return { json: { draft: { ...draft, files } } };
    });
    respond(REMOVE, () => {
      files = [];
      return { json: { msg: "" } };
    });
    return { ...page, saved };
  }

  test("shows its own progress while it is saved with the draft, and none once it has arrived or failed", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const page = await openWithThumbnail("member", promise);
    await chooseThumbnail(page, "new.png");
    expect(await page.form.findByRole("progressbar", { name: "new.png" })).toHaveAttribute("aria-valuenow", "0");
    expect(page.form.getByRole("button", { name: "Remove new.png" })).toBeVisible();
    resolve();
    await waitFor(() => expect(page.form.queryByRole("progressbar", { name: "new.png" })).toBeNull());
    const files = [{ ...picture, id: "late", name: "late.png", level: "member" as const }];
    respond(UPLOAD, "offline");
    await chooseThumbnail(page, "late.png");
    expect(await page.form.findByText(/^Not saved/u)).toBeVisible();
    expect(page.form.queryByRole("progressbar", { name: "late.png" })).toBeNull();
    respond(UPLOAD, { json: { draft: { ...page.draft, files } } });
    window.dispatchEvent(new Event("online"));
    expect(await page.form.findByText("Saved a moment ago")).toBeVisible();
  });

  test.each(PICTURE_LEVELS)("is for the same audience as the one before: %s", async (before) => {
    const page = await openWithThumbnail(before);
    await chooseThumbnail(page, "new.png");
    await waitFor(() => expect(callsTo(UPLOAD)).toHaveLength(1));
    expect(await page.form.findByText("Saved a moment ago")).toBeVisible();
    expect(level()).toHaveDisplayValue(AUDIENCE_LABELS[before].message);
    expect([page.saved(), callsTo(REMOVE)]).toEqual([before, []]);
  });

  test("is for the same audience as one that was removed, and is posted so", async () => {
    const page = await openWithThumbnail("granted");
    respond(PUBLISH, { json: { msg: { propertyId: "1", discountToken: null } } });
    await page.toStep("Photos and documents");
    await page.user.click(page.form.getByRole("button", { name: "Remove" }));
    await waitFor(() => expect(callsTo(REMOVE)).toHaveLength(1));
    await chooseThumbnail(page, "new.png");
    await waitFor(() => expect(page.saved()).toBe("granted"));
    await fillDetails(page);
    await page.post();
    await waitFor(() => expect(callsTo(PUBLISH)).toHaveLength(1));
    expect([page.saved(), callsTo(PUBLISH)[0]?.body]).toEqual([
      "granted",
      expect.objectContaining({ files: ["new.png"] }),
    ]);
  });

  test("leaves the one before in its place if the server refuses it", async () => {
    const page = await openWithThumbnail("nda");
    const fields = { thumbnail: "This photo could not be read." };
    respond(UPLOAD, { status: 422, json: { code: "request.invalid", msg: "", fields } });
    await chooseThumbnail(page, "broken.png");
    expect(await page.form.findByText(/This photo could not be read\./u)).toBeVisible();
    expect(await page.form.findByText("Saved a moment ago")).toBeVisible();
    expect(level()).toHaveDisplayValue("People who signed the NDA");
    expect([page.saved(), callsTo(REMOVE)]).toEqual(["nda", []]);
  });

  test("has the audience that was chosen for it while it was being sent", async () => {
    const arrival = Promise.withResolvers<void>();
    const page = await openWithThumbnail("granted", arrival.promise);
    await chooseThumbnail(page, "new.png");
    await waitFor(() => expect(callsTo(UPLOAD)).toHaveLength(1));
    await chooseAudience(page.user, "the thumbnail", "Members");
    arrival.resolve();
    await waitFor(() => expect(page.saved()).toBe("member"));
  });
});

describe("a draft whose answers are lost", () => {
  const UPLOAD = "POST /v1/drafts/{id}/files";
  /** A server that keeps revisions as the real one does. `line`: whether calls arrive, and their answers. */
  async function openOnServer(files: Draft["files"] = []) {
    const state = { draft: buildDraft({ files }), line: "up" as "up" | "down" | "answers lost" };
    const answer = (given: { status?: number; json: unknown }) => (state.line === "up" ? given : "offline");
    const { draft } = state;
    const page = await openDraft(draft);
    respond("GET /v1/drafts/{id}", () => answer({ json: { draft: state.draft } }));
    respond(SAVE, ({ body }) => {
      const { content, revision } = body as Pick<Draft, "content" | "revision">;
      if (state.line === "down") return "offline";
      const isRepeat =
        revision + 1 === state.draft.revision && JSON.stringify(content) === JSON.stringify(state.draft.content);
      if (revision === state.draft.revision) state.draft = { ...state.draft, content, revision: revision + 1 };
      else if (!isRepeat) return answer({ status: 409, json: { code: "drafts.changed", msg: "Changed." } });
      return answer({ json: { revision: state.draft.revision } });
    });
    respond(UPLOAD, ({ body }) => {
      if (state.line === "down") return "offline";
      const { name } = (body as FormData).get("documents") as File;
      const file = {
        id: crypto.randomUUID(),
        field: "documents",
        name,
        bytes: 2_000,
        level: "member",
        url: null,
      } as const;
      state.draft = { ...state.draft, files: [...state.draft.files, file] };
      return answer({ json: { draft: state.draft } });
    });
    const loseAnswer = async (title: string) => {
      state.line = "answers lost";
      await page.fill(page.title, title);
      expect(await page.form.findByText(/^Not saved: Vestpocket cannot be reached/u)).toBeVisible();
    };
    const choose = async (name: string) => {
      await page.toStep("Photos and documents");
      await page.user.upload(
        page.form.getByLabelText("Document"),
        new File(["%PDF"], name, { type: "application/pdf" }),
      );
    };
    return { ...page, state, loseAnswer, choose };
  }
  const expectSaved = async ({ form }: Form) => {
    expect(await form.findByText("Saved a moment ago")).toBeVisible();
    expect(form.queryByText(/^This draft was changed/u)).not.toBeInTheDocument();
  };

  test("is saved on, as no other device changed it", async () => {
    const page = await openOnServer();
    await page.loseAnswer("From the de");
    page.state.line = "up";
    await page.fill(page.title, "From the desk");
    await expectSaved(page);
    expect(page.state.draft).toMatchObject({ revision: 5, content: { title: "From the desk" } });
  });

  test("is saved on after the tab was closed", async () => {
    const page = await openOnServer();
    await page.loseAnswer("From the de");
    page.state.line = "down";
    await page.fill(page.title, "From the desk");
    await waitFor(() => expect(JSON.stringify(localStorage)).toContain("From the desk"));
    page.state.line = "up";
    const reopened = await openForm({ address: `/create-listing?draft=${page.draft.id}`, isReload: true });
    expect(await reopened.form.findByRole("textbox", { name: "Title" })).toHaveValue("From the desk");
    await expectSaved(reopened);
    expect(page.state.draft.content).toMatchObject({ title: "From the desk" });
  });

  test("still warns that another device changed it", async () => {
    const page = await openOnServer();
    await page.loseAnswer("From the desk");
    page.state.draft = { ...page.state.draft, revision: 9 };
    page.state.line = "up";
    window.dispatchEvent(new Event("online"));
    expect(await page.form.findByText(/^This draft was changed in another tab or on another device/u)).toBeVisible();
  });

  test("gets each file once", async () => {
    const page = await openOnServer();
    page.state.line = "answers lost";
    await page.choose("new.pdf");
    expect(await page.form.findByText(/^Not saved: Vestpocket cannot be reached/u)).toBeVisible();
    page.state.line = "up";
    window.dispatchEvent(new Event("online"));
    await expectSaved(page);
    expect(await page.form.findByText("2 kB")).toBeVisible();
    expect(callsTo(UPLOAD)).toHaveLength(1);
    expect(page.state.draft.files.map(({ name }) => name)).toEqual(["new.pdf"]);
  });

  test("loses a removed file before it gets the next, which could be one too many", async () => {
    const page = await openOnServer(buildDraft().files);
    const REMOVE = "DELETE /v1/drafts/{id}/files/{file}";
    const counts: number[] = [];
    respond(REMOVE, () => {
      counts.push(callsTo(UPLOAD).length);
      page.state.draft = { ...page.state.draft, files: [] };
      return { json: { msg: "" } };
    });
    await page.toStep("Photos and documents");
    await page.user.click(page.form.getByRole("button", { name: "Remove plan.pdf" }));
    await page.choose("new.pdf");
    await waitFor(() => expect(callsTo(UPLOAD)).toHaveLength(1));
    expect(counts).toEqual([0]);
  });
});

test("clearing the form deletes the draft, and undo brings both back", async () => {
  respond("DELETE /v1/drafts/{id}", { json: { msg: "" } });
  const { form, user, draft, toStep } = await openDraft();
  respond("POST /v1/drafts/{id}/restore", { json: { draft } });
  await user.click(form.getByRole("button", { name: "Clear form" }));
  await waitFor(() => expect(form.queryByRole("radio", { checked: true })).not.toBeInTheDocument());
  expect(await form.findByText("Draft cleared.")).toBeVisible();
  expect(callsTo("DELETE /v1/drafts/{id}")).toHaveLength(1);
  await user.click(await form.findByRole("button", { name: "Undo" }));
  expect(await form.findByRole("textbox", { name: "Title" })).toHaveValue("From the phone");
  await toStep("Photos and documents");
  expect(form.getByText("plan.pdf")).toBeVisible();
  expect(callsTo("POST /v1/drafts/{id}/restore")).toHaveLength(1);
});

test("a draft that cannot be deleted is not called cleared, and one that cannot be restored is saved on", async () => {
  respond("DELETE /v1/drafts/{id}", "offline");
  const RESTORE = "POST /v1/drafts/{id}/restore";
  const { form, fill, user, draft, pickSubtype } = await openDraft();
  await user.click(form.getByRole("button", { name: "Clear form" }));
  const reason = "Vestpocket cannot be reached. Check your connection.";
  expect(await screen.findByText(`Your draft could not be deleted: ${reason}`)).toBeVisible();
  const undo = await form.findByRole("button", { name: "Undo" });
  expect(form.queryByText("Draft cleared.")).not.toBeInTheDocument();
  respond(RESTORE, "offline");
  await user.click(undo);
  expect(await screen.findByText(`Your draft could not be restored: ${reason}`)).toBeVisible();
  await pickSubtype("Industrial", "Warehousing");
  await fill(form.getByRole("textbox", { name: "Title" }), "Another");
  expect(await form.findByText("Saved a moment ago")).toBeVisible();
  expect(callsTo(SAVE).at(-1)?.body).toMatchObject({ revision: 0, content: { title: "Another" } });
  respond("DELETE /v1/drafts/{id}", { json: { msg: "" } });
  await user.click(form.getByRole("button", { name: "Clear form" }));
  expect(await form.findByText("Draft cleared.")).toBeVisible();
  respond(RESTORE, { json: { draft } });
  await user.click(await form.findByRole("button", { name: "Undo" }));
  await waitFor(() => expect(form.getByRole("textbox", { name: "Title" })).toHaveValue("Another"));
});
