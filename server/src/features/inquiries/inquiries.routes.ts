import * as calls from "@vestpocket/domain/inquiries/inquiries.contract";
import { INQUIRY_MESSAGES } from "@vestpocket/domain/inquiries/inquiries.rules";
import type { Message } from "@vestpocket/domain/shared/text";
import type { Serve } from "../../platform/http/serve.ts";
import { translate } from "../../platform/language.ts";
import { archiveInquiry, listInquiries, readInquiry } from "./conversations.usecases.ts";
import type { InquiryDeps } from "./inquiries.deps.ts";
import { countUnread } from "./inquiries.queries.ts";
import { replyToInquiry } from "./replying.usecases.ts";
import { sendInquiry } from "./sending.usecases.ts";

const DONE = {
  replied: /*i18n*/ { id: "inquiries.replied", message: "Your reply has been sent." },
  archived: /*i18n*/ { id: "inquiries.archived", message: "The conversation was archived." },
  restored: /*i18n*/ { id: "inquiries.restored", message: "The conversation was unarchived." },
} as const satisfies Record<string, Message>;

export function registerInquiries(serve: Serve, deps: InquiryDeps): void {
  serve(calls.sendInquiry, async ({ viewer, body: request, requestKey, language }) => {
    const inquiryId = await sendInquiry(deps, { viewer, request, requestKey });
    return { msg: translate(language, INQUIRY_MESSAGES.sent), inquiryId };
  });

  serve(calls.listInquiries, async ({ viewer, query: { archived, listing, ...wanted }, language }) =>
    listInquiries(deps, {
      ...wanted,
      viewer,
      isArchived: archived === "true",
      listingId: listing || undefined,
      language,
    }),
  );

  serve(calls.countUnreadInquiries, async ({ viewer }) => ({ unread: await countUnread(deps.db, viewer.uid) }));

  serve(calls.readInquiry, async ({ viewer, params: { id }, language }) => ({
    inquiry: await readInquiry(deps, { viewer, id, language }),
  }));

  serve(calls.replyToInquiry, async ({ viewer, params: { id }, body: { message }, requestKey, language }) => {
    await replyToInquiry(deps, { viewer, id, message, requestKey });
    return { msg: translate(language, DONE.replied) };
  });

  serve(calls.archiveInquiry, async ({ viewer, params: { id }, body: { archived }, language }) => {
    await archiveInquiry(deps, { viewer, id, isArchived: archived });
    return { msg: translate(language, archived ? DONE.archived : DONE.restored) };
  });
}
