import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { buildPdf } from "../../testing/room-files.ts";
import { buildMarker } from "./marker.ts";
import { drawMarkedPdf, inspectPdf, type LoadDocument, readPdfText } from "./pages.ts";

const words = { id: "test.words", message: "No." };
const refusals = {
  field: "file",
  encrypted: words,
  unreadable: words,
  tooComplex: words,
  tooManyPages: words,
  dynamicForm: words,
  tooNarrow: words,
  lostImage: words,
};
const mark = { label: "reader@example.ca", marker: buildMarker(randomBytes(32), "reader"), code: "vp-0" };

test.each<[string, (load: LoadDocument) => Promise<unknown>]>([
  ["inspected", (load) => inspectPdf({ load, pagesMax: 9, widest: 1600 }, refusals)],
  ["read", (load) => readPdfText({ load, page: 1 })],
  ["stamped", (load) => drawMarkedPdf({ load, mark })],
])("documents that wait to be %s are not loaded before their turn", async (_, work) => {
  const pdf = await buildPdf({ pages: 1, lines: 3 });
  let loaded = 0;
  let most = 0;
  const load = async () => {
    loaded += 1;
    most = Math.max(most, loaded);
    return pdf;
  };
  const tasks = Array.from({ length: 8 }, () =>
    work(load).then(() => {
      loaded -= 1;
    }),
  );
  await Promise.all(tasks);
  expect([most <= 2, loaded]).toEqual([true, 0]);
});
