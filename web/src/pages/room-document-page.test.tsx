import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { OpenedDocument } from "@vestpocket/domain/rooms/rooms.schema";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { buildProfile } from "../testing/answers.ts";
import { expectHeld, expectHeldWithFocus } from "../testing/held-button.ts";
import { callsTo, respond } from "../testing/server.ts";
import { jumpTo, openPage } from "../testing/site.tsx";

const LISTING = "01900000-0000-7000-8000-00000000000a";
const ID = "01900000-0000-7000-8000-00000000000b";
const DOCUMENT = "GET /v1/rooms/documents/{id}";
const PAGE = "GET /v1/rooms/documents/{id}/pages/{page}";
const TEXT = "GET /v1/rooms/documents/{id}/pages/{page}/text";

const OPENED: OpenedDocument = {
  ...{ id: ID, listingId: LISTING, folder: "leases", name: "Lease", kind: "pdf", pages: 3, bytes: 1000 },
  ...{ audience: "granted", download: "never", addedAt: { seconds: 1_795_200_000 }, isOwner: false },
  ratios: [1.3, 1.3, 0.7],
};

async function open(document: Partial<OpenedDocument> = {}, search = "") {
  respond(DOCUMENT, { json: { document: { ...OPENED, ...document } } });
  const page = await openPage(`/property/${LISTING}/room/${ID}${search}`, { as: buildProfile() });
  return { ...page, main: within(await screen.findByRole("main")) };
}

describe("a document of a deal room", () => {
  beforeEach(() => {
    vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:page");
    vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(360);
    respond(PAGE, { json: {} });
  });

  test("is read page by page, with buttons and keys, and the URL names the page", async () => {
    const { user, main } = await open();
    expect(await main.findByRole("heading", { level: 1, name: "Lease" })).toBeVisible();
    expect(await main.findByRole("img", { name: "Page 1 of “Lease”" })).toBeVisible();
    expectHeld(main.getByRole("button", { name: "Previous page" }));
    await user.click(main.getByRole("button", { name: "Next page" }));
    expect(await main.findByRole("img", { name: "Page 2 of “Lease”" })).toBeVisible();
    await user.keyboard("{ArrowRight}");
    expect(await main.findByText("Page 3 of 3")).toBeVisible();
    expect(window.location.search).toBe("?page=3");
    await user.keyboard("{ArrowRight}{ArrowLeft}");
    await waitFor(() => expect(window.location.search).toBe("?page=2"));
    expect(main.queryByRole("button", { name: /^Download.*$/u })).toBeNull();
  });

  test("tells the owner how long a page was in view only of a reader who turned that on, for each document anew", async () => {
    const LOOKS = "POST /v1/rooms/documents/{id}/looks";
    respond(LOOKS, { json: {} });
    const { user, main } = await open();
    const box = () =>
      main.getByRole("checkbox", { name: "Tell the owner how long I look at each page of this document" });
    const read = async (page: number) => {
      fireEvent.load(await main.findByRole("img", { name: `Page ${page} of “Lease”` }));
      await new Promise((resolve) => setTimeout(resolve, 1_100));
      await user.click(main.getByRole("button", { name: page === 3 ? "Previous page" : "Next page" }));
    };
    await main.findByRole("img", { name: "Page 1 of “Lease”" });
    expect(box()).not.toBeChecked();
    await read(1);
    expect(callsTo(LOOKS)).toEqual([]);
    await user.click(box());
    await read(2);
    await waitFor(() => expect(callsTo(LOOKS)[0]?.body).toEqual({ page: 2, seconds: 1, isAgreed: true }));
    const other = "01900000-0000-7000-8000-00000000000c";
    respond(DOCUMENT, { json: { document: { ...OPENED, id: other, name: "Plan" } } });
    jumpTo(`/property/${LISTING}/room/${other}`);
    await main.findByRole("heading", { level: 1, name: "Plan" });
    expect(box()).not.toBeChecked();
  });

  test("keeps the focus on the button that reaches the first or the last page, which then ignores presses", async () => {
    const { user, main } = await open({}, "?page=2");
    for (const [name, page] of [
      ["Next page", 3],
      ["Previous page", 1],
    ] as const) {
      const button = await main.findByRole("button", { name });
      for (const _ of [1, 2, 3]) await user.click(button);
      expect(await main.findByText(`Page ${page} of 3`)).toBeVisible();
      expectHeldWithFocus(button);
    }
  });

  test("zooms, and then requests a sharper picture", async () => {
    const { user, main } = await open({ download: "stamped" }, "?page=2");
    expect(await main.findByRole("img", { name: "Page 2 of “Lease”" })).toBeVisible();
    const zoomIn = main.getByRole("button", { name: "Zoom in" });
    for (const _ of [1.5, 2, 3]) await user.click(zoomIn);
    expectHeldWithFocus(zoomIn);
    await waitFor(() => expect(callsTo(PAGE).at(-1)?.address).toContain("w=1200"));
    expect(callsTo(PAGE)[0]?.address).toContain("w=800");
    expect(main.getByRole("button", { name: "Download Lease" })).toBeVisible();
  });

  test("starts at its own size after another document", async () => {
    const other = "01900000-0000-7000-8000-00000000000d";
    const { user, main } = await open();
    await main.findByRole("heading", { level: 1, name: "Lease" });
    respond(DOCUMENT, { json: { document: { ...OPENED, id: other, name: "Plan" } } });
    jumpTo(`/property/${LISTING}/room/${other}`);
    await main.findByRole("heading", { level: 1, name: "Plan" });
    await user.click(main.getByRole("button", { name: "Zoom in" }));
    jumpTo(`/property/${LISTING}/room/${ID}`);
    await main.findByRole("heading", { level: 1, name: "Lease" });
    expectHeld(main.getByRole("button", { name: "Zoom out" }));
  });

  test("leaves the arrow keys to a zoomed page that has the focus, so that it can be moved in its frame", async () => {
    const { user, main } = await open();
    await main.findByRole("img", { name: "Page 1 of “Lease”" });
    const frame = main.getByRole("region", { name: "Lease" });
    const width = vi.spyOn(frame, "scrollWidth", "get").mockReturnValue(1080);
    frame.focus();
    await user.keyboard("{ArrowRight}");
    expect(main.getByText("Page 1 of 3")).toBeVisible();
    width.mockReturnValue(360);
    await user.keyboard("{ArrowRight}");
    expect(await main.findByText("Page 2 of 3")).toBeVisible();
  });

  test("has the page's text for readers who cannot see its picture, and says if there is none", async () => {
    const { user, main } = await open();
    await main.findByRole("img", { name: "Page 1 of “Lease”" });
    expect(callsTo(TEXT)).toEqual([]);
    respond(TEXT, { json: { text: "The rent is\nCA$4,000 a month.\n\nreader@example.ca" } });
    const button = main.getByRole("button", { name: "Text of the page" });
    await user.click(button);
    expect(button).toHaveAttribute("aria-pressed", "true");
    expect(await main.findByText(/CA\$4,000 a month\./u)).toBeVisible();
    expect(main.getByRole("region", { name: "Text of page 1" })).toHaveTextContent("reader@example.ca");
    respond(TEXT, { json: { text: "" } });
    await user.click(main.getByRole("button", { name: "Next page" }));
    expect(await main.findByText(/^This page is an image, so it has no text/u)).toBeVisible();
    expect(callsTo(TEXT).map(({ address }) => address)).toEqual(
      [1, 2].map((page) => `/v1/rooms/documents/${ID}/pages/${page}/text`),
    );
  });

  test("says when access has ended, on the page and for the whole document", async () => {
    respond(PAGE, { status: 404, json: { code: "rooms.not_found", msg: "Not found." } });
    const { main } = await open();
    expect(await main.findByText("You no longer have access to this document.")).toBeVisible();
    respond(DOCUMENT, { status: 404, json: { code: "rooms.not_found", msg: "You have no access to it." } });
    await openPage(`/fr/property/${LISTING}/room/${ID}`, { as: buildProfile() });
    expect(await screen.findByRole("heading", { level: 1, name: "You have no access to it." })).toBeVisible();
  });
});
