import { INQUIRY_MESSAGES } from "@vestpocket/domain/inquiries/inquiries.rules";
import {
  archiveRequestSchema,
  inquirySchema,
  inquiryThreadSchema,
  listInquiriesRequestSchema,
  replyRequestSchema,
  reportRequestSchema,
  sendInquiryRequestSchema,
  unreadSchema,
} from "@vestpocket/domain/inquiries/inquiries.schema";
import { pageSchema } from "@vestpocket/domain/shared/paging.schema";
import type { Message } from "@vestpocket/domain/shared/text";
import { z } from "zod/mini";
import type { Api, Gate } from "../../platform/http/api.ts";
import { readIdempotencyKey } from "../../platform/http/idempotency-key.ts";
import { languageOf, say } from "../../platform/language.ts";
import { getViewer } from "../../platform/session/viewer.ts";
import type { Inquiries } from "./inquiries.usecases.ts";

const tags = ["inquiries"];
const params = z.object({ id: z.string() });
const said = z.object({ msg: z.string() });
const SAID = {
  replied: /*i18n*/ { id: "inquiries.replied", message: "Your reply has been sent." },
  archived: /*i18n*/ { id: "inquiries.archived", message: "The conversation is in the archive." },
  restored: /*i18n*/ { id: "inquiries.restored", message: "The conversation is back among the others." },
  reportTaken: /*i18n*/ {
    id: "inquiries.report_taken",
    message: "Thank you. An administrator will look at this conversation.",
  },
} as const satisfies Record<string, Message>;

export function registerInquiries(api: Api, { inquiries, gate }: { inquiries: Inquiries; gate: Gate }): void {
  api.post(
    "/v1/mail/sendInquiryMail",
    {
      onRequest: gate,
      schema: {
        tags,
        summary: "Write to the owner of a listing",
        body: sendInquiryRequestSchema,
        response: { 200: z.object({ msg: z.string(), inquiryId: z.uuid() }) },
      },
    },
    async (request) => {
      const inquiryId = await inquiries.send(getViewer(request), request.body, readIdempotencyKey(request));
      return { msg: say(languageOf(request), INQUIRY_MESSAGES.sent), inquiryId };
    },
  );

  api.get(
    "/v1/inquiries",
    {
      onRequest: gate,
      schema: {
        tags,
        summary: "The account's conversations, the latest first",
        querystring: listInquiriesRequestSchema,
        response: { 200: z.extend(pageSchema, { inquiries: z.array(inquirySchema) }) },
      },
    },
    async (request) => {
      const { archived, listing, ...wanted } = request.query;
      const more = { isArchived: archived === "true", listingId: listing || undefined };
      return inquiries.list(getViewer(request), { ...wanted, ...more }, languageOf(request));
    },
  );

  api.get(
    "/v1/inquiries/unread",
    {
      onRequest: gate,
      schema: {
        tags,
        summary: "In how many conversations there is something to read",
        response: { 200: z.object({ unread: unreadSchema }) },
      },
    },
    async (request) => ({ unread: await inquiries.countUnread(getViewer(request)) }),
  );

  api.get(
    "/v1/inquiries/:id",
    {
      onRequest: gate,
      schema: {
        tags,
        summary: "Read a conversation; from then on it is read",
        params,
        response: { 200: z.object({ inquiry: inquiryThreadSchema }) },
      },
    },
    async (request) => ({
      inquiry: await inquiries.read(getViewer(request), request.params.id, languageOf(request)),
    }),
  );

  api.post(
    "/v1/inquiries/:id/reply",
    {
      onRequest: gate,
      schema: { tags, summary: "Write in a conversation", params, body: replyRequestSchema, response: { 200: said } },
    },
    async (request) => {
      await inquiries.reply(getViewer(request), request.params.id, request.body.message, readIdempotencyKey(request));
      return { msg: say(languageOf(request), SAID.replied) };
    },
  );

  api.post(
    "/v1/inquiries/:id/archive",
    {
      onRequest: gate,
      schema: {
        tags,
        summary: "Put a conversation aside, or back",
        params,
        body: archiveRequestSchema,
        response: { 200: said },
      },
    },
    async (request) => {
      const { archived } = request.body;
      await inquiries.archive(getViewer(request), request.params.id, archived);
      return { msg: say(languageOf(request), archived ? SAID.archived : SAID.restored) };
    },
  );

  api.post(
    "/v1/inquiries/:id/report",
    {
      onRequest: gate,
      schema: {
        tags,
        summary: "Tell the administrators about a conversation",
        params,
        body: reportRequestSchema,
        response: { 200: said },
      },
    },
    async (request) => {
      await inquiries.report(getViewer(request), request.params.id, request.body);
      return { msg: say(languageOf(request), SAID.reportTaken) };
    },
  );
}
