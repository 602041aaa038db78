import { readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";

/** Written by `npm run drawings`. */
const PACK = new URL("../demo/pictures.json.br", import.meta.url);

/** The demo's pictures as SVG documents, by the key that each is stored under. */
export function readPictures(): ReadonlyMap<string, string> {
  const pictures: unknown = JSON.parse(brotliDecompressSync(readFileSync(PACK)).toString());
  return new Map(Object.entries(pictures as Readonly<Record<string, string>>));
}
