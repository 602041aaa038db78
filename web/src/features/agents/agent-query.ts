import { AGENT_QUERY_MAX } from "@vestpocket/domain/agents/agents.rules";
import { findCityName, findProvince } from "@vestpocket/domain/places/places.schema";
import { PAGE_MAX } from "@vestpocket/domain/shared/paging";

/** The directory's URL state. */
export interface AgentQuery {
  province?: string | undefined;
  city?: string | undefined;
  /** Name prefixes as typed. */
  searchQuery?: string | undefined;
  /** Starts at 1; absent on the first page. */
  page?: number | undefined;
}

/** The filters as a query string, without empty values and the first page. */
export function toAgentQuery({ province, city, searchQuery, page }: AgentQuery): URLSearchParams {
  const query = new URLSearchParams();
  if (province) query.set("province", province);
  if (city) query.set("city", city);
  if (searchQuery) query.set("searchQuery", searchQuery);
  if (page !== undefined && page > 1) query.set("page", String(page));
  return query;
}

/** Parses a query string. Places match in any spelling; an unknown one is kept so that the server reports it. */
export function readAgentQuery(query: URLSearchParams): AgentQuery {
  const province = findProvince(query.get("province") ?? "");
  const city = clip(query.get("city"));
  const page = Number(query.get("page"));
  return {
    province: province?.name ?? clip(query.get("province")),
    city: city && (findCityName(city, province) ?? city),
    searchQuery: clip(query.get("searchQuery")),
    page: Number.isInteger(page) && page > 1 ? Math.min(page, PAGE_MAX) : undefined,
  };
}

/** Whether any filter is set. */
export function isFiltered({ province, city, searchQuery }: AgentQuery): boolean {
  return province !== undefined || city !== undefined || searchQuery !== undefined;
}

function clip(text: string | null): string | undefined {
  return (
    (text ?? "")
      .replace(/\p{Cc}/gu, "")
      .trim()
      .slice(0, AGENT_QUERY_MAX) || undefined
  );
}
