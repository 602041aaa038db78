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

  return { filters, page, choose, hrefOf, isFiltered: Object.values(filters).some((value) => value !== "") };
}

/** The same for a list that can be narrowed to days: `from` and `to` are YYYY-MM-DD or empty. */
export function useDatedListQuery<Name extends string>(names: readonly Name[]) {
  const list = useListQuery<Name | "from" | "to">([...names, "from", "to"]);
  const { from, to } = list.filters;
  const filters = { ...list.filters, from: isDay(from) ? from : "", to: isDay(to) ? to : "" };
  return { ...list, filters };
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/u.test(text) && !Number.isNaN(Date.parse(text));
}

/** Empty values are omitted. */
function toQuery(filters: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(Object.entries(filters).filter((entry): entry is [string, string] => !!entry[1]));
}
