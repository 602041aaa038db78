import { AGENT_QUERY_MAX } from "@vestpocket/domain/agents/agents.rules";
import { findCity, findProvince } from "@vestpocket/domain/places/places.schema";
import { PAGE_MAX } from "@vestpocket/domain/shared/paging";

/** What the address of the directory says. */
export interface AgentQuery {
  province?: string | undefined;
  city?: string | undefined;
  /** Beginnings of names, as they were typed. */
  searchQuery?: string | undefined;
  /** From 1; absent on the first page. */
  page?: number | undefined;
}

/** The filters as the query of an address; what is empty is left out, and so is the first page. */
export function toAgentQuery({ province, city, searchQuery, page }: AgentQuery): URLSearchParams {
  const query = new URLSearchParams();
  if (province) query.set("province", province);
  if (city) query.set("city", city);
  if (searchQuery) query.set("searchQuery", searchQuery);
  if (page !== undefined && page > 1) query.set("page", String(page));
  return query;
}

/** What an address asks for. A place is taken in any spelling; one that is not known is asked for as it stands, so that the server says so. */
export function readAgentQuery(query: URLSearchParams): AgentQuery {
  const province = findProvince(query.get("province") ?? "");
  const city = clip(query.get("city"));
  const page = Number(query.get("page"));
  return {
    province: province?.name ?? clip(query.get("province")),
    city: (province && city && findCity(province, city)?.name) ?? city,
    searchQuery: clip(query.get("searchQuery")),
    page: Number.isInteger(page) && page > 1 ? Math.min(page, PAGE_MAX) : undefined,
  };
}

/** Whether anybody is left out. */
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
