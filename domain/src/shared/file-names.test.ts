import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { toFileName, toTitle } from "./file-names.ts";

describe("the name a document is saved under", () => {
  test.each([
    ["Lease v2.1", "Lease v2.1.pdf"],
    ["Rent roll 2026.09.30", "Rent roll 2026.09.30.pdf"],
    ["Lease_2026.03", "Lease_2026.03.pdf"],
    ["Phase I/II ESA", "Phase I-II ESA.pdf"],
    ["Bail no 24/7", "Bail no 24-7.pdf"],
    ["Lease / Bail", "Lease - Bail.pdf"],
    ["Unit 4: plan", "Unit 4- plan.pdf"],
    ["Smith & Co.", "Smith & Co.pdf"],
    ["Lease.pdf", "Lease.pdf"],
    ["Offering memorandum.docx", "Offering memorandum.pdf"],
    ["../../etc/passwd", "etc-passwd.pdf"],
    ["C:\\Users\\me\\plan.pdf", "C-Users-me-plan.pdf"],
    ["CON", "_CON.pdf"],
    ["nul.2026", "_nul.2026.pdf"],
    ["Conveyance", "Conveyance.pdf"],
    ["", "document.pdf"],
    ["...", "document.pdf"],
    [".htaccess", "htaccess.pdf"],
    ["a.php.png", "a.php.pdf"],
    ["plan\0.pdf", "plan.pdf"],
    ["plan\r\nSet-Cookie: a=b.pdf", "plan Set-Cookie- a=b.pdf"],
    ["\u202Efdp.exe", "fdp.exe.pdf"],
    ["x".repeat(4_000), `${"x".repeat(120)}.pdf`],
    ["Dépliant à l'été.doc", "Dépliant à l'été.pdf"],
  ])("%j becomes %j", (title, fileName) => {
    expect(toFileName(title, ".pdf")).toBe(fileName);
  });

  const ENDINGS = [".pdf", ".docx", ".webp"];
  const aTitle = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 100 }),
    fc
      .array(fc.constantFrom("Lease", "v2", "1", ".", "/", "\\", ":", " ", "-", "ESA", "é", "con"), { maxLength: 12 })
      .map((parts) => parts.join("")),
  );

  test("is not that of a title that nobody can read", () => {
    for (const title of ["\uffa0", "\u3164", "\u2800", "\u200b"])
      expect(toFileName(title, ".pdf")).toBe("document.pdf");
  });

  test("keeps every letter and digit of any title, in order, and gains nothing but its ending", () => {
    const signs = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, "");
    fc.assert(
      fc.property(aTitle, fc.constantFrom(...ENDINGS), (title, ending) => {
        const name = toFileName(title, ending);
        expect(name.endsWith(ending)).toBe(true);
        const kept = signs(toTitle(title));
        fc.pre(kept !== "");
        expect(signs(name.slice(0, -ending.length))).toBe(kept);
      }),
    );
  });

  test("names no folder or drive, hides nothing, and is not reserved", () => {
    fc.assert(
      fc.property(fc.oneof(aTitle, fc.string({ unit: "binary" })), (title) => {
        const name = toFileName(title, ".pdf");
        expect(name).not.toMatch(/[/\\:*?"<>|\p{Cc}\p{Cf}\p{Cs}]/u);
        expect(name).not.toMatch(/^[. ]|^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/iu);
      }),
    );
  });

  test("differs for two versions of a document", () => {
    const aVersion = fc.tuple(fc.nat(99), fc.nat(99), fc.constantFrom(".", "/", "-", "_"));
    fc.assert(
      fc.property(aVersion, aVersion, (one, other) => {
        const [first, second] = [one, other].map(([major, minor, sign]) => `Lease v${major}${sign}${minor}`);
        fc.pre(one[0] !== other[0] || one[1] !== other[1]);
        expect(toFileName(first ?? "", ".pdf")).not.toBe(toFileName(second ?? "", ".pdf"));
      }),
    );
  });

  test("comes back as the title when the file is added again", () => {
    fc.assert(
      fc.property(aTitle, (title) => {
        const name = toFileName(title, ".pdf");
        expect(toFileName(toTitle(name), ".pdf")).toBe(name);
      }),
    );
  });
});
