/** The first letter says where it is; D, F, I, O, Q and U are in none, and W and Z begin none. */
const POSTAL_CODE = /^([ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z])[ -]?(\d[ABCEGHJ-NPRSTV-Z]\d)(?:,? ?canada)?$/iu;

/**
 * A Canadian postal code in its one spelling, 'H2X 1Y4', whatever its case, with a space, a hyphen or nothing between its
 * halves, and with or without the country after it. Undefined for anything else (product.md §4).
 */
export function readPostalCode(typed: string): string | undefined {
  const text = typed
    .normalize("NFKC")
    .trim()
    .replace(/\s+/gu, " ")
    .replace(/\p{Pd}/gu, "-");
  const [, area, unit] = POSTAL_CODE.exec(text) ?? [];
  return area === undefined ? undefined : `${area} ${unit}`.toUpperCase();
}
