import { PICTURE_WIDTHS } from "@vestpocket/domain/listings/listings.rules";

/** The `src`, `srcSet` and `sizes` of a listing's picture. */
export function pictureSource(url: string, sizes: string): { sizes?: string; srcSet?: string; src: string } {
  // A file that is not uploaded yet has one width.
  if (url.startsWith("blob:")) return { src: url };
  const inWidth = (width: number) => `${url}${url.includes("?") ? "&" : "?"}w=${width}`;
  return {
    // Keep this order: an image that gets its `src` first may start to load it before it knows the others.
    sizes,
    srcSet: PICTURE_WIDTHS.map((width) => `${inWidth(width)} ${width}w`).join(", "),
    src: inWidth(PICTURE_WIDTHS[0]),
  };
}
