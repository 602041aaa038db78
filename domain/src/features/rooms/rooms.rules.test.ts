import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { AUDIENCES, reaches } from "../disclosure/disclosure.terms.ts";
import { shelve } from "./rooms.rules.ts";
import { FOLDERS, ROOM_AUDIENCES } from "./rooms.terms.ts";

const documents = fc.array(
  fc.record({
    id: fc.uuid(),
    folder: fc.constantFrom(...FOLDERS),
    audience: fc.constantFrom(...ROOM_AUDIENCES),
    name: fc.string(),
  }),
);

describe("the documents of a room by folder", () => {
  test("a reader gets what their audience reaches, in the order given, and for the rest a folder's name and next step", () => {
    const name = "any";
    const filed = [
      { id: "1", folder: "leases", audience: "granted", name },
      { id: "2", folder: "leases", audience: "nda", name },
      { id: "3", folder: "summary", audience: "member", name },
      { id: "4", folder: "legal", audience: "granted", name },
    ] as const;
    const shown = shelve(filed, "nda").map(({ folder, documents, needs }) => [
      folder,
      documents.map(({ id }) => id),
      needs,
    ]);
    expect(shown).toEqual([
      ["summary", ["3"], null],
      ["leases", ["2"], "granted"],
      ["legal", [], "granted"],
    ]);
    expect(shelve(filed, "member").find(({ folder }) => folder === "leases")).toEqual({
      folder: "leases",
      documents: [],
      needs: "nda",
    });
  });

  test("nothing is shown beyond the audience, and nothing changes with how much is withheld", () => {
    fc.assert(
      fc.property(documents, fc.constantFrom(...AUDIENCES), (filed, audience) => {
        const shelves = shelve(filed, audience);
        const shown = shelves.flatMap((shelf) => shelf.documents);
        expect(shown.every((document) => reaches(audience, document.audience))).toBe(true);
        expect(shown).toHaveLength(filed.filter((document) => reaches(audience, document.audience)).length);
        const hidden = filed.filter((document) => !reaches(audience, document.audience));
        expect(shelve([...filed, ...hidden], audience)).toEqual(shelves);
      }),
    );
  });
});
