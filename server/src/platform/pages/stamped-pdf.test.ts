import { beforeAll, describe, expect, test } from "vitest";
import { buildRawPdf, type RawPage } from "../../testing/pdf-pages.ts";
import { drawLabel } from "./label.ts";
import { buildMarker } from "./marker.ts";
import { withPdf, withPdfPage } from "./pdfium.ts";
import { drawRaster, readTexts } from "./raster.ts";
import { stampPdf } from "./stamped-pdf.ts";

const MARK = {
  label: "amélie@example.ca · 2026-11-23 02:31 UTC · 9A3F20",
  marker: buildMarker(new Uint8Array(32).fill(7), "amélie"),
  code: "vp-0123456789abcdef0123456789abcdef",
};
const LEASE = "BT /F1 20 Tf 200 500 Td (Scanned lease) Tj ET";

/** What a page's content may leave behind for what is drawn after it. */
const CONTENTS: Readonly<Record<string, RawPage["content"]>> = {
  "nothing at all": LEASE,
  "a scale, and a saved state": `0.1 0 0 0.1 0 0 cm q BT /F1 200 Tf 2000 5000 Td (Scanned lease) Tj ET`,
  "more restored states than saved ones": `q 0.1 0 0 0.1 0 0 cm Q Q Q Q ${LEASE} 0.1 0 0 0.1 0 0 cm`,
  "restored states, then a scale": `Q Q ${LEASE} 0.1 0 0 -0.1 0 0 cm q q`,
  "a clip": `${LEASE} 0 0 10 10 re W n`,
  "a clip in a saved state": `${LEASE} q 0 0 10 10 re W n q`,
  "an open text": "BT /F1 20 Tf 200 500 Td (Scanned lease) Tj",
  "an open text that clips": `${LEASE} BT /F1 20 Tf 7 Tr 30 30 Td (x) Tj`,
  "marked content": `/Span <</ActualText (x)>> BDC ${LEASE} /Artifact BMC`,
  "full transparency": `${LEASE} /Clear gs`,
  "invisible text": `${LEASE} BT 3 Tr 900 Tz 500 Tc ET`,
  "a path without an end": `${LEASE} 0 0 m 10 10 l`,
  "a string without an end": `${LEASE} BT /F1 9 Tf (open`,
  "a number cut in half": ["0.", `5 0 0 0.5 0 0 cm q ${LEASE}`],
  "nothing, as it has no content": undefined,
};

/** Of 255: by how much labels and the rest darken the paper. */
const [LABELS_MIN, REST_MAX] = [25, 4];

/** Darker pixels are the page's own. */
const OWN_MAX = 180;

/** By how much a stamped page darkens its paper on average where its labels belong, and elsewhere. */
async function measureMarks(stamped: Uint8Array, { page, width }: { page: number; width: number }) {
  const { height, pixels } = await drawRaster({ bytes: stamped, kind: "pdf", page, width });
  const mask = await drawLabel(MARK.label, width);
  const [labels, rest]: [number[], number[]] = [[], []];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const level = pixels[(y * width + x) * 3] ?? 0;
      if (level < OWN_MAX) continue;
      const inMask = x + (Math.floor(y / mask.height) % 2 === 0 ? 0 : mask.width >> 1);
      const covered = mask.covered[(y % mask.height) * mask.width + (inMask % mask.width)] ?? 0;
      if (covered > 250) labels.push(255 - level);
      if (covered === 0) rest.push(255 - level);
    }
  }
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return { labels: mean(labels), rest: mean(rest) };
}

describe.each([
  ["upright", {}],
  ["turned by 90 degrees", { Rotate: 90 }],
  ["turned by 180 degrees", { Rotate: 180 }],
  ["turned by -90 degrees", { Rotate: -90 }],
  ["cropped", { CropBox: [20, 30, 500, 700] }],
  ["cropped beyond their edges, and turned", { CropBox: [-50, 100, 500, 900], Rotate: 270 }],
  ["in other units, with their origin elsewhere", { UserUnit: 2, MediaBox: [100, -200, 712, 592] }],
])("the stamped copy of pages that are %s", (_, inherited) => {
  let stamped: Uint8Array;
  let width: number;
  const names = Object.keys(CONTENTS);
  beforeAll(async () => {
    const pages = Object.values(CONTENTS).map((content) => ({
      ...(content !== undefined && { content }),
      entries: inherited,
    }));
    stamped = await stampPdf(await buildRawPdf(pages), MARK);
    width = await withPdf(stamped, (pdf) => withPdfPage(pdf, 1, (page) => Math.round(page.width)));
  });

  test.each(names)("has its labels in their places, upright, after content that leaves behind %s", async (name) => {
    const { labels, rest } = await measureMarks(stamped, { page: names.indexOf(name) + 1, width });
    expect(labels).toBeGreaterThan(LABELS_MIN);
    expect(rest).toBeLessThan(REST_MAX);
  });

  test("has its reader's code as text on each page", async () => {
    const texts = await readTexts(stamped);
    expect(texts.map((text) => text.includes(MARK.code))).toEqual(names.map(() => true));
  });
});
