import { screen, within } from "@testing-library/react";
import type { Draft } from "@vestpocket/domain/listings/drafts.schema";
import { NO_VALUES, toContent } from "@vestpocket/domain/listings/posting-values.rules";
import { vi } from "vitest";
import { buildProfile } from "./answers.ts";
import { choose, dropdown } from "./dropdown.ts";
import { respond } from "./server.ts";
import { openPage } from "./site.tsx";

/** The call that posts a listing. */
export const POST = "POST /v1/property/";
/** The call that saves a draft. */
export const SAVE = "POST /v1/drafts/{id}";
const EMPTY = toContent(NO_VALUES);

/** Opens the form of a listing: of a new one, unless the address says otherwise. */
export async function openForm({
  as = buildProfile(),
  address = "/create-listing",
  category = "Industrial",
  isReload = false,
} = {}) {
  const opened = await openPage(address, { as, isReload });
  await screen.findByRole("radio", { name: category });
  const main = screen.getByRole("main");
  const form = within(main);
  const pickRadio = (name: string) => opened.user.click(form.getByRole("radio", { name }));
  return {
    ...opened,
    main,
    form,
    pickRadio,
    /** Chooses a type and a subtype, and waits for the details. */
    async pickSubtype(type: string, subtype: string) {
      await pickRadio(type);
      await pickRadio(subtype);
      await form.findByRole("textbox", { name: "Title" });
    },
    next: () => form.getByRole("button", { name: "Next" }),
    declaration: () =>
      form.getByRole("checkbox", {
        name: "I declare that I am a registered real estate agent with authority to market this property.",
      }),
  };
}

export type Form = Awaited<ReturnType<typeof openForm>>;

/** Lets chosen pictures load, which the DOM of tests does not do: without it, every picture is unreadable. */
export function loadPictures(): void {
  vi.spyOn(HTMLImageElement.prototype, "src", "set").mockImplementation(function (this: HTMLImageElement) {
    queueMicrotask(() => this.dispatchEvent(new Event("load")));
  });
}

/** Chooses a thumbnail with the form's file input, and waits until it is shown. */
export async function chooseThumbnail({ user, form }: Pick<Form, "user" | "form">, name: string): Promise<void> {
  await user.upload(form.getByLabelText("Thumbnail"), new File(["x"], name, { type: "image/png" }));
  await form.findByText(name);
}

/** Fills in everything that a listing needs besides its subtype. */
export async function fillDetails({ user, fill, form, main, pickRadio, declaration }: Form) {
  await fill(form.getByRole("textbox", { name: "Title" }), "Warehouse with a dock");
  await pickRadio("For Sale");
  await fill(form.getByRole("textbox", { name: "Price" }), "4500000");
  await choose(user, () => dropdown(main, "City"), "Mississauga");
  await user.click(declaration());
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

/** Opens the form of a draft that the server has. */
export async function openDraft(draft = buildDraft()) {
  respond("GET /v1/drafts/{id}", { json: { draft } });
  const page = await openForm({ address: `/create-listing?draft=${draft.id}` });
  const title = await page.form.findByRole("textbox", { name: "Title" });
  return { ...page, title, draft };
}
