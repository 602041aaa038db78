import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReportDays } from "@vestpocket/domain/client-reports/client-reports.terms";
import type { Language } from "@vestpocket/domain/shared/text";
import type { FigureDays } from "@vestpocket/domain/visits/figures.terms";
import { api } from "../../platform/api.ts";

const toKey = (listing: string) => ["own-listings", "client-reports", listing];

/** The links to the figures of one of the signed-in user's listings. */
export function useClientReports(listing: string) {
  return useQuery({
    queryKey: toKey(listing),
    queryFn: async ({ signal }) =>
      (await api.get("/v1/property/{id}/client-reports", { params: { id: listing }, signal })).reports,
  });
}

/** Makes and revokes such links. Both throw ApiFailure. */
export function useClientReportChanges(listing: string) {
  const client = useQueryClient();
  const reload = () => client.invalidateQueries({ queryKey: toKey(listing) });
  return {
    /** Returns what is in the link. */
    async create(body: { days: ReportDays; language: Language }): Promise<string> {
      const { token } = await api.post("/v1/property/{id}/client-reports", body, { params: { id: listing } });
      await reload();
      return token;
    },
    async revoke(id: string): Promise<string> {
      const { msg } = await api.delete("/v1/client-reports/{id}", { params: { id } });
      await reload();
      return msg;
    },
  };
}

/** What such a link shows, as a document. Throws ApiFailure. */
export const fetchReport = (listing: string, language: Language): Promise<Blob> =>
  api.file("/v1/property/{id}/client-reports/pdf", { params: { id: listing }, query: { language } });

/** What a link leads to. */
export function useShownReport(token: string, days: FigureDays) {
  return useQuery({
    queryKey: ["client-report", token, days],
    queryFn: async ({ signal }) => (await api.post("/v1/client-reports/read", { token, days }, { signal })).report,
    placeholderData: keepPreviousData,
  });
}
