import { PAGE_MAX } from "@vestpocket/domain/shared/paging";
import { useSearchParams } from "react-router";

/**
 * A list's filters and page, kept in the URL. Changing a filter goes to the first page and replaces the history entry, so
 * that Back leaves the list.
 */
export function useListQuery<Name extends string>(names: readonly Name[]) {
  const [query, setQuery] = useSearchParams();
  const given = Number(query.get("page"));
  const page = Number.isInteger(given) && given > 0 && given <= PAGE_MAX ? given : 1;
  const filters = Object.fromEntries(names.map((name) => [name, query.get(name) ?? ""])) as Record<Name, string>;

  function choose(changed: Partial<Record<Name, string>>): void {
    setQuery(toQuery({ ...filters, ...changed }), { replace: true, preventScrollReset: true });
  }

  /** The URL of a page of the list under `path`. */
  const hrefOf = (path: string) => (to: number) => {
    const next = new URLSearchParams(toQuery(filters));
    if (to > 1) next.set("page", String(to));
    return next.size === 0 ? path : `${path}?${next}`;
  };

  return { filters, page, choose, hrefOf };
}

/** Empty values are omitted. */
function toQuery(filters: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(Object.entries(filters).filter((entry): entry is [string, string] => !!entry[1]));
}
