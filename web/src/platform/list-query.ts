import { PAGE_MAX } from "@vestpocket/domain/shared/paging";
import { useSearchParams } from "react-router";
import { useAskedQuery } from "./asked-query.ts";

/**
 * A list's filters and page, kept in the URL. Changing a filter goes to the first page and replaces the history entry, so
 * that Back leaves the list.
 */
export function useListQuery<Name extends string>(names: readonly Name[]) {
  const [query] = useSearchParams();
  const { change, readNewest } = useAskedQuery();
  const given = Number(query.get("page"));
  const page = Number.isInteger(given) && given > 0 && given <= PAGE_MAX ? given : 1;
  const read = (from: URLSearchParams) =>
    Object.fromEntries(names.map((name) => [name, from.get(name) ?? ""])) as Record<Name, string>;
  const filters = read(query);

  /** Changes the given filters only. */
  function choose(changed: Partial<Record<Name, string>>): void {
    change((newest) => toQuery({ ...read(newest), ...changed }), { replace: true, preventScrollReset: true });
  }

  /** The URL of a page of the list under `path`. */
  const hrefOf = (path: string) => (to: number) => {
    const next = toQuery(filters);
    if (to > 1) next.set("page", String(to));
    return next.size === 0 ? path : `${path}?${next}`;
  };

  /** The filters last asked for, shown or not. */
  const readFilters = () => read(readNewest());

  return { filters, page, readFilters, choose, hrefOf };
}

/** The row after which the shown page of a long list begins, as its call takes it (decision 156). */
export function useBeginning(): { readonly after?: string } {
  const [query] = useSearchParams();
  const after = query.get("after") ?? "";
  return after === "" ? {} : { after };
}

/** Empty values are omitted. */
function toQuery(filters: Record<string, string | undefined>): URLSearchParams {
  return new URLSearchParams(
    Object.entries(filters).filter((entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== ""),
  );
}
