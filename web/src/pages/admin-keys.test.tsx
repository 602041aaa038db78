import { screen, within } from "@testing-library/react";
import type { AuditEntryView } from "@vestpocket/domain/audit/audit.schema";
import { expect, test } from "vitest";
import { buildProfile, UID } from "../testing/answers.ts";
import { respond } from "../testing/server.ts";
import { openPage } from "../testing/site.tsx";

const administrator = buildProfile({ role: "administrator", hasSecondFactor: true });

function respondWithEntries(...names: string[]) {
  const audit = names.map(
    (subjectName): AuditEntryView => ({
      id: crypto.randomUUID(),
      at: { seconds: 1_780_000_000 },
      actorId: UID,
      actorName: "Amélie Tremblay",
      action: "listings.remove",
      subjectKind: "listing",
      subjectId: UID,
      subjectName,
      details: {},
      address: null,
    }),
  );
  respond("GET /v1/admin/audit", { json: { audit, page: 1, totalPages: 1, totalResults: audit.length } });
}

test("j and k move through the rows and stop at both ends, and / goes to the search", async () => {
  respondWithEntries("Brick storefront", "Corner shop");
  const { user } = await openPage("/admin/audit", { as: administrator });
  const [, first, second] = within(await screen.findByRole("table")).getAllByRole("row");
  const expectIn = (row: HTMLElement | undefined) => expect(row?.contains(document.activeElement)).toBe(true);
  await user.keyboard("j");
  expectIn(first);
  await user.keyboard("jj");
  expectIn(second);
  await user.keyboard("kk");
  expectIn(first);
  await user.keyboard("/");
  const search = screen.getByRole("searchbox", { name: "Search the admin area" });
  expect(search).toHaveFocus();
  respond("GET /v1/admin/lookups", { json: { found: { people: [], listings: [], orders: [], tickets: [] } } });
  await user.keyboard("j/?");
  expect(search).toHaveValue("j/?");
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("? shows the keys in a dialog, which can switch them off, and they stay off", async () => {
  respondWithEntries("Brick storefront");
  const { user } = await openPage("/fr/admin/audit", { as: administrator });
  const [, row] = within(await screen.findByRole("table")).getAllByRole("row");
  await user.keyboard("?");
  const dialog = within(await screen.findByRole("dialog", { name: "Raccourcis clavier" }));
  await user.click(dialog.getByRole("checkbox", { name: "Utiliser les raccourcis clavier sur cet appareil" }));
  await user.click(dialog.getByRole("button", { name: "Fermer" }));
  await user.keyboard("j?");
  expect(row?.contains(document.activeElement)).toBe(false);
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(localStorage.getItem("vestpocket.keys")).toBe("off");
});
