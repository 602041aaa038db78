import { deflateSync } from "node:zlib";
import { writePdf } from "./text-pdf.ts";

/** Pixels: 900 megapixels in black and white, which take about two seconds of processor time. */
const SIDE = 30_000;

/** A PDF of 100 kB whose page shows so many huge pictures over each other. */
export function buildCostlyPdf(pictures: number): Buffer {
  const packed = deflateSync(Buffer.alloc((SIDE / 8) * SIDE));
  const look = `/Type /XObject /Subtype /Image /Width ${SIDE} /Height ${SIDE} /ColorSpace /DeviceGray /BitsPerComponent 1`;
  const names = Array.from({ length: pictures }, (_, at) => `/I${at}`);
  const content = names.map((name) => `q 612 0 0 792 0 0 cm ${name} Do Q`).join("\n");
  const first = 5;
  const resources = names.map((name, at) => `${name} ${first + at} 0 R`).join(" ");
  return writePdf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /XObject << ${resources} >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ...names.map(
      () =>
        `<< ${look} /Filter /FlateDecode /Length ${packed.length} >>\nstream\n${packed.toString("latin1")}\nendstream`,
    ),
  ]);
}
