import { PICTURE_WIDTHS } from "@vestpocket/domain/listings/listings.rules";

/** What an image needs to fetch a listing's picture as wide as it is shown. `sizes`: how wide that is, as in HTML. */
export function pictureSource(url: string, sizes: string) {
  const inWidth = (width: number) => `${url}${url.includes("?") ? "&" : "?"}w=${width}`;
  return {
    // In this order: an image that knows its address first may fetch it before it knows the others.
    sizes,
    srcSet: PICTURE_WIDTHS.map((width) => `${inWidth(width)} ${width}w`).join(", "),
    src: inWidth(PICTURE_WIDTHS[0]),
  };
}
