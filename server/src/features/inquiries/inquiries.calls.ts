import { declareCalls, hidden, shared } from "../../testing/declared-calls.ts";

export const inquiryCalls = declareCalls(
  {
    "POST /v1/mail/sendInquiryMail": hidden(({ hiddenListing }) => ({
      ...{ senderEmail: "a@example.ca", senderName: "A B" },
      listingLink: `http://127.0.0.1:3000/property/${hiddenListing}`,
    })),
    "GET /v1/inquiries": "members",
    "GET /v1/inquiries/unread": "members",
    "GET /v1/inquiries/{id}": {
      ...shared("inquiries"),
      carries: "the phone that the sender of the inquiry gave with it",
    },
    "POST /v1/inquiries/{id}/reply": shared("inquiries", () => ({ message: "Yes." })),
    "POST /v1/inquiries/{id}/archive": shared("inquiries", () => ({ archived: true })),
  },
  async ({ site, send, reader, listing }) => {
    const inquiry = await send(reader, "/v1/mail/sendInquiryMail", {
      ...{ senderEmail: "a@example.ca", senderName: "A B" },
      listingLink: `${site.config.publicUrl}/property/${listing}`,
    });
    return { inquiries: inquiry.inquiryId };
  },
);
