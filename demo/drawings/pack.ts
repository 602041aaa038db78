import { writeFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
import { LISTING_VIEWS, listDemoPictures } from "../src/features/listings/listing-pictures.ts";
import { drawListingPicture } from "./listing-picture.ts";

/** Draws the demo's pictures again and packs them into one file. Takes a minute, most of it compressing. */
const pictures = Object.fromEntries(listDemoPictures().map(({ key, ...picture }) => [key, drawListingPicture(picture)]));
const params = { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS };
const packed = brotliCompressSync(JSON.stringify(pictures), { params });
writeFileSync(new URL("../pictures.json.br", import.meta.url), packed);
console.log(`${Object.keys(pictures).length} pictures of ${LISTING_VIEWS.length} views in ${packed.length} bytes`);
