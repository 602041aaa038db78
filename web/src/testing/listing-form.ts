import { screen, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import type { PictureLevel } from "@vestpocket/domain/disclosure/disclosure.terms";
import { toDraftContent } from "@vestpocket/domain/listings/drafts.rules";
import type { Draft, DraftContent } from "@vestpocket/domain/listings/drafts.schema";
import type { Property } from "@vestpocket/domain/listings/listings.schema";
import { NO_VALUES, toContent } from "@vestpocket/domain/listings/posting-values.rules";
import { vi } from "vitest";
import type { FileField } from "../features/listings/posting/posting-files.ts";
import { buildProfile } from "./answers.ts";
import { choose, dropdown } from "./dropdown.ts";
import { callsTo, respond } from "./server.ts";
import { openPage } from "./site.tsx";

/** The call that posts a listing, or changes one. */
export const PUBLISH = "POST /v1/drafts/{id}/publish";
/** The call that begins or continues changes to a listing. */
export const EDIT = "POST /v1/property/{id}/draft";
/** The call that saves a draft. */
export const SAVE = "POST /v1/drafts/{id}";
const EMPTY = toContent(NO_VALUES);

export type Step = "What and where" | "Price and size" | "Photos and documents" | "Who sees what";

/** Presses a step of the form, and waits until it is shown. */
export async function walkTo(user: UserEvent, step: Step): Promise<void> {
  const form = within(screen.getByRole("main"));
  await user.click(form.getByRole("link", { name: (name) => name.startsWith(`${step}, `) }));
  await form.findByRole("heading", { name: step });
}

/** Chooses who sees something, with the eye beside it. */
export async function chooseAudience(user: UserEvent, name: string, audience: string): Promise<void> {
  await user.selectOptions(eye(name), audience);
}

/** The eye beside a field or a picture, named like it. */
export function eye(name: string): HTMLElement {
  return within(screen.getByRole("main")).getByRole("combobox", { name: `Who sees ${name}` });
}

/** Opens the form of a listing: of a new one, unless the address says otherwise. */
export async function openForm({
  as = buildProfile(),
  address = "/create-listing",
  category = "Industrial",
  isReload = false,
  landmark = "",
} = {}) {
  const opened = await openPage(address, { as, isReload });
  if (landmark) await screen.findByRole("heading", { name: landmark });
  else await screen.findByRole("radio", { name: category });
  const main = screen.getByRole("main");
  const form = within(main);
  const pickRadio = (name: string) => opened.user.click(form.getByRole("radio", { name }));
  const toStep = (step: Step) => walkTo(opened.user, step);
  return {
    ...opened,
    main,
    form,
    pickRadio,
    toStep,
    /** Chooses a type and a subtype, and waits for the details. */
    async pickSubtype(type: string, subtype: string) {
      await pickRadio(type);
      await pickRadio(subtype);
      await form.findByRole("textbox", { name: "Title" });
    },
    next: () => form.getByRole("button", { name: "Next" }),
    /** Posts the listing from any step. */
    post: () => opened.user.click(form.getByRole("button", { name: "Plan and pay" })),
    declaration: () =>
      form.getByRole("checkbox", {
        name: "I declare that I am a registered real estate agent with authority to market this property.",
      }),
  };
}

export type Form = Awaited<ReturnType<typeof openForm>>;

/** The form as the draft was saved with it last: what is published. */
export const savedContent = () => (callsTo(SAVE).at(-1)?.body as { content: DraftContent } | undefined)?.content;

/** Lets chosen pictures load, which the DOM of tests does not do: without it, every picture is unreadable. */
export function loadPictures(): void {
  vi.spyOn(HTMLImageElement.prototype, "src", "set").mockImplementation(function (this: HTMLImageElement) {
    queueMicrotask(() => this.dispatchEvent(new Event("load")));
  });
}

/** Chooses a thumbnail with the form's file input, and waits until it is shown. */
export async function chooseThumbnail({ user, form }: Pick<Form, "user" | "form">, name: string): Promise<void> {
  await walkTo(user, "Photos and documents");
  await user.upload(form.getByLabelText("Thumbnail"), new File(["x"], name, { type: "image/png" }));
  await form.findByText(name);
}

/** Fills in everything that a listing needs besides its subtype; ends at its price. */
export async function fillDetails({ user, fill, form, main, pickRadio, declaration, toStep }: Form) {
  await toStep("What and where");
  await fill(form.getByRole("textbox", { name: "Title" }), "Warehouse with a dock");
  await choose(user, () => dropdown(main, "City"), "Mississauga");
  await user.click(declaration());
  await toStep("Price and size");
  await pickRadio("For Sale");
  await fill(form.getByRole("textbox", { name: "Price" }), "4500000");
}

export const buildDraft = (overrides: Partial<Draft> = {}): Draft => ({
  id: crypto.randomUUID(),
  revision: 3,
  content: { ...EMPTY, type: "Office", subtype: "Professional Office", title: "From the phone" },
  listingId: null,
  base: null,
  files: [{ id: "plan", field: "documents", name: "plan.pdf", bytes: 2_000, level: "member", url: null }],
  updatedAt: { seconds: 1_800_000_000 },
  ...overrides,
});

/** The draft of changes to a listing, as the server begins it. */
export function buildEdit(property: Property, overrides: Partial<Draft> = {}): Draft {
  const { name: title, translation, choices, thumbnailUrl, imageUrls, document } = property;
  const other = { otherTitle: translation?.name ?? null, otherDescription: translation?.description ?? null };
  const { levels = {}, banded = [], teaser = "off", visitorCard = "full", pictures, wayIn = "" } = choices ?? {};
  const chosen = { machineLanguage: null, levels, banded, teaser, visitorCard };
  const content: DraftContent = { ...toDraftContent({ ...property, title, ...other, ...chosen }), wayIn };
  const file = (field: FileField, url: string | null, level: PictureLevel = "member") => ({
    ...{ id: url?.split("?")[0]?.split("/").at(-1) ?? "document", field, url, level },
    ...{ name: document?.name ?? "", bytes: 2_000 },
  });
  const photos = imageUrls.map((url, at) => file("images", url, pictures?.photos?.[at]));
  const files = [
    ...(thumbnailUrl === null || thumbnailUrl === imageUrls[0]
      ? []
      : [file("thumbnail", thumbnailUrl, pictures?.thumbnail)]),
    ...photos,
    ...(document ? [file("documents", null)] : []),
  ];
  const begun = { id: crypto.randomUUID(), revision: 1, updatedAt: { seconds: 1_800_000_000 } };
  return { ...begun, listingId: property.id, content, base: content, files, ...overrides };
}

/** Opens the form of a draft that the server has. */
export async function openDraft(draft = buildDraft()) {
  respond("GET /v1/drafts/{id}", { json: { draft } });
  const page = await openForm({ address: `/create-listing?draft=${draft.id}` });
  const title = await page.form.findByRole("textbox", { name: "Title" });
  return { ...page, title, draft };
}
