import {
  listReportsRequestSchema,
  reportDetailSchema,
  reportSchema,
  resolveReportRequestSchema,
} from "@vestpocket/domain/inquiries/inquiries.schema";
import { pageSchema } from "@vestpocket/domain/shared/paging.schema";
import { z } from "zod/mini";
import type { Api, Gate } from "../../platform/http/api.ts";
import { languageOf, say } from "../../platform/language.ts";
import { getViewer } from "../../platform/session/viewer.ts";
import type { Reports } from "./reports.usecases.ts";

const tags = ["inquiries"];
const params = z.object({ id: z.string() });
const RESOLVED = /*i18n*/ { id: "reports.settled", message: "The report is settled." };

/** For administrators: conversations that somebody reported. */
export function registerReports(api: Api, { reports, gate }: { reports: Reports; gate: Gate }): void {
  api.get(
    "/v1/admin/reports",
    {
      onRequest: gate,
      schema: {
        tags,
        summary: "List reported conversations",
        querystring: listReportsRequestSchema,
        response: { 200: z.extend(pageSchema, { reports: z.array(reportSchema) }) },
      },
    },
    async ({ query: { state, ...page } }) => reports.list({ ...page, isOpen: state === "open" }),
  );

  api.get(
    "/v1/admin/reports/:id",
    {
      onRequest: gate,
      schema: {
        tags,
        summary: "Read a reported conversation",
        params,
        response: { 200: z.object({ report: reportDetailSchema }) },
      },
    },
    async (request) => ({ report: await reports.read(getViewer(request).uid, request.params.id) }),
  );

  api.post(
    "/v1/admin/reports/:id/resolve",
    {
      onRequest: gate,
      schema: {
        tags,
        summary: "Settle a report",
        params,
        body: resolveReportRequestSchema,
        response: { 200: z.object({ msg: z.string() }) },
      },
    },
    async (request) => {
      await reports.resolve(getViewer(request).uid, request.params.id, request.body.outcome);
      return { msg: say(languageOf(request), RESOLVED) };
    },
  );
}
