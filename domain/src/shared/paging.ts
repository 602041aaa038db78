/** Rows per page: the default, and the most (product.md §6). */
export const PAGE_SIZE = 10;
export const PAGE_SIZE_MAX = 50;
export const PAGE_MAX = 1_000_000;
/** A search's pages can be requested directly within this many results; further ones need the cursor (product.md §6.4). */
export const DIRECT_RESULTS_MAX = 100_000;

/** The number of pages for this many rows; 0 if there are none. */
export function countPages(rows: number, pageSize: number): number {
  return Math.ceil(rows / pageSize);
}

/**
 * How far a list is counted, and how far its pages can be requested by their number. Beyond it, a list says that it has
 * more, and continues after a row (product.md §8.13).
 */
export const LISTED_MAX = 1_000;

/** Where a page of a list is: by its number, or after the row with this id. */
export interface ListPlace {
  readonly page: number;
  readonly limit: number;
  readonly after?: string | undefined;
  /** How far it is counted, if not to `LISTED_MAX`. */
  readonly countedTo?: number | undefined;
}

interface ListDetails {
  readonly page: number;
  readonly totalPages: number;
  readonly totalResults: number;
  /** The list has more rows than were counted. */
  readonly totalIsAtLeast?: true;
  /** Of such a list: the id after which the next page begins. */
  readonly next?: string;
}

/**
 * The paging details of a list that is counted up to a limit. `total` is its number of rows, or any number above the
 * limit if it has more; then `next` is the last row's id, unless the page ends the list (product.md §8.13).
 */
export function describeList(
  { page, limit, countedTo = LISTED_MAX }: ListPlace,
  total: number,
  rows: readonly { readonly id: string }[],
): ListDetails {
  if (total <= countedTo) return describePage({ page, limit }, total);
  const last = rows.length < limit ? undefined : rows.at(-1);
  return {
    ...describePage({ page, limit }, countedTo),
    totalIsAtLeast: true,
    ...(last && { next: last.id }),
  };
}

/** A response's paging details. `total` is the number of rows on all pages. */
export function describePage({ page, limit }: { page: number; limit: number }, total: number) {
  return { page, totalPages: countPages(total, limit), totalResults: total };
}

/**
 * The links of the pagination: the first, last and current pages, the current page's neighbors, and an ellipsis for each gap. A
 * gap of one page shows that page. Empty for fewer than two pages. Pages after the last direct one are only reached from
 * their neighbors (product.md §6).
 */
export function listPageLinks(page: number, totalPages: number, lastDirect = totalPages): (number | "ellipsis")[] {
  if (totalPages < 2) return [];
  const last = Math.min(totalPages, lastDirect);
  const shown = [1, page - 1, page, page + 1, last].filter((n) => n >= 1 && n <= totalPages);
  const links: (number | "ellipsis")[] = [];
  let previous = 0;
  for (const n of [...new Set(shown)].sort((a, b) => a - b)) {
    if (n - previous === 2 && n - 1 <= last) links.push(n - 1);
    else if (n - previous > 1) links.push("ellipsis");
    links.push(n);
    previous = n;
  }
  if (previous < totalPages) links.push("ellipsis");
  return links;
}

/** The maximum rows of a list in one file. */
export const EXPORT_MAX = 50_000;
