import { toFileName } from "@vestpocket/domain/shared/file-names";
import { expect, test } from "vitest";
import { attachment } from "./attachment.ts";

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
