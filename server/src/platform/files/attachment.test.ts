import { describe, expect, test } from "vitest";
import { attachment, toFileName } from "./attachment.ts";

describe("the name a document is saved under", () => {
  test.each([
    ["Offering memorandum.docx", "Offering memorandum.pdf"],
    ["../../etc/passwd", "passwd.pdf"],
    ["C:\\Users\\me\\plan.pdf", "plan.pdf"],
    ["CON", "document.pdf"],
    ["", "document.pdf"],
    ["...", "document.pdf"],
    ["a.php.png", "a.php.pdf"],
    ["plan\0.pdf", "plan.pdf"],
    ["plan\r\nSet-Cookie: a=b.pdf", "plan Set-Cookie a=b.pdf"],
    ["\u202Efdp.exe", "fdp.pdf"],
    ["x".repeat(4_000), `${"x".repeat(120)}.pdf`],
    ["Dépliant à l'été.doc", "Dépliant à l'été.pdf"],
  ])("%j becomes %j", (name, fileName) => {
    expect(toFileName(name, ".pdf")).toBe(fileName);
  });

  test("the download header has the name in both forms and resists injection", () => {
    expect(attachment("Dépliant (2026).pdf")).toBe(
      "attachment; filename=\"Depliant (2026).pdf\"; filename*=UTF-8''D%C3%A9pliant%20%282026%29.pdf",
    );
    for (const name of ['a"; filename="b.html', "a\r\nX: y", "計画"]) {
      expect(attachment(toFileName(name, ".pdf"))).toMatch(
        /^attachment; filename="[^"\\\r\n]*"; filename\*=UTF-8''[\w.%~-]*$/u,
      );
    }
  });
});
