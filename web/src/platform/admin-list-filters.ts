import { paths } from "@vestpocket/domain/shared/paths";
import type { ReactNode } from "react";
import type { ColumnSort } from "../ui/data-table.tsx";
import type { DropdownOption } from "../ui/dropdown-parts.tsx";
import type { FilePath } from "./api.ts";
import { useLocalPath } from "./language.ts";
import { useBeginning, useListQuery } from "./list-query.ts";

/** A search field. */
interface TextFilter {
  readonly label: ReactNode;
  readonly help?: ReactNode;
  readonly placeholder?: string;
}

/** A dropdown. Values in the URL that it does not offer are ignored. */
interface DropdownFilter {
  readonly label: ReactNode;
  readonly options: readonly DropdownOption[];
  /** Shown if nothing is chosen, and offered to clear the choice. */
  readonly any: string;
  readonly searchable?: boolean;
}

/** Chips, one of which is always pressed: the first, unless the URL says otherwise. */
interface ChipFilter {
  readonly chips: readonly [DropdownOption, ...DropdownOption[]];
}

/** Not shown; always applied to the list. */
interface FixedFilter {
  readonly always: string;
}

export type AdminFilter = TextFilter | DropdownFilter | ChipFilter | FixedFilter;

type ValueOf<Filter> = Filter extends { always: infer Value }
  ? Value
  : Filter extends { chips: readonly DropdownOption<infer Value>[] }
    ? Value
    : Filter extends { options: readonly DropdownOption<infer Value>[] }
      ? Value | undefined
      : string;

type NameOf<Path> = Path extends `/v1/admin/${infer Name}/export` ? Name : never;

/** The administration's lists, by the last part of their URLs. */
type AdminListName = NameOf<FilePath>;

type ChosenValues = Readonly<Record<string, string | undefined>> & { readonly from: string; readonly to: string };

export interface AdminListState {
  readonly name: AdminListName;
  readonly filters: Readonly<Record<string, AdminFilter>>;
  /** The filters' values, as the list's call and its export take them, with days as YYYY-MM-DD or empty. */
  readonly chosen: ChosenValues;
  /** Those last asked for, which may be newer than those shown. */
  readonly readChosen: () => ChosenValues;
  readonly page: number;
  readonly isFiltered: boolean;
  readonly choose: (changed: Readonly<Record<string, string>>) => void;
  readonly reset: () => void;
  readonly hrefOf: (page: number) => string;
}

/** What `sort` is in both directions of a column; undefined for the order of a list that is not sorted. */
interface Directions<Sort extends string> {
  readonly ascending: Sort | undefined;
  readonly descending: Sort | undefined;
}

/** The newest first unless sorted: every administration list's column of dates. */
export const BY_DATE = { ascending: "oldest", descending: undefined } as const;

/** The state of an administration list, whose filters and sorted columns are declared once; kept in the URL. */
export function useAdminList<
  const Filters extends Readonly<Record<string, AdminFilter>>,
  const Sort extends string = never,
>(name: AdminListName, filters: Filters, sorts: Readonly<Record<string, Directions<Sort>>> = {}) {
  const localPath = useLocalPath();
  const address = useListQuery([...Object.keys(filters), "from", "to", "sort"]);
  const { filters: given, page, choose } = address;
  const clearable = Object.keys(given).filter((key) => key !== "sort" && !isChipFilter(filters[key]));
  const all = Object.values(sorts).flatMap(({ ascending, descending }) => [ascending, descending]);
  const sort = all.find((each) => each === given.sort);
  return {
    name,
    filters,
    chosen: toChosen(filters, given),
    readChosen: () => toChosen(filters, address.readFilters()),
    page,
    /** What its call takes besides the filters. */
    place: { page, ...useBeginning(), ...(sort !== undefined && { sort }) },
    /** How the list is sorted by a column, and what sorts it in the other direction. */
    sortOf: (column: string): ColumnSort | undefined => {
      const directions = sorts[column];
      if (directions === undefined) return undefined;
      const { ascending, descending } = directions;
      const isAscending = sort === ascending;
      const direction = isAscending ? "ascending" : sort === descending ? "descending" : undefined;
      return { direction, turn: () => choose({ sort: (isAscending ? descending : ascending) ?? "" }) };
    },
    choose,
    isFiltered: clearable.some((key) => given[key] !== ""),
    reset: () => choose(Object.fromEntries(clearable.map((key) => [key, ""]))),
    hrefOf: address.hrefOf(localPath(paths.admin(name))),
  };
}

function toChosen<Filters extends Readonly<Record<string, AdminFilter>>>(
  filters: Filters,
  given: Readonly<Record<string, string>>,
) {
  const values = Object.entries(filters).map(([key, filter]) => [key, toValue(filter, given[key] ?? "")]);
  return {
    ...(Object.fromEntries(values) as { [Key in keyof Filters]: ValueOf<Filters[Key]> }),
    from: toDay(given.from),
    to: toDay(given.to),
  };
}

function toValue(filter: AdminFilter, given: string): string | undefined {
  if ("always" in filter) return filter.always;
  if ("chips" in filter) return (filter.chips.find(({ value }) => value === given) ?? filter.chips[0]).value;
  if ("options" in filter) return filter.options.find(({ value }) => value === given)?.value;
  return given;
}

const isChipFilter = (filter: AdminFilter | undefined) => filter !== undefined && "chips" in filter;

function toDay(text = ""): string {
  return /^\d{4}-\d{2}-\d{2}$/u.test(text) && !Number.isNaN(Date.parse(text)) ? text : "";
}
