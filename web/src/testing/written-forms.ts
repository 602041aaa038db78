import { screen } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { buildOfferForm } from "@vestpocket/domain/offers/offers.factory";
import type { Ticket } from "@vestpocket/domain/tickets/tickets.schema";
import { ASKER, buildAgreement, buildOwnAccess, buildProperty, buildStanding, UID } from "./answers.ts";
import { respond } from "./server.ts";

const AT = { seconds: 1_795_000_000 };
const LISTING = "01900000-0000-7000-8000-000000000012";
const PROPERTY = "GET /v1/property/getProperty/{id}";

/** A form in which someone writes a text. */
export interface WrittenForm {
  readonly name: string;
  readonly page: string;
  readonly isAdministrators?: true;
  /** The call that the page shows, and the one that sends the form. */
  readonly read: string;
  readonly send: string;
  /** Sets what the server answers to the page. */
  readonly answer: () => void;
  /** The button that opens the form, if one does. */
  readonly opener?: string;
  readonly field: string;
  /** What else the form asks for. */
  readonly complete?: (user: UserEvent) => Promise<void>;
  readonly button: string;
}

const onePage = { page: 1, totalPages: 1, totalResults: 1 };

function answerRoom(isOwner: boolean): void {
  const question = {
    ...{ id: UID, kind: "question", state: "open", text: "Are the ovens gas?", reason: "", isMine: false },
    ...{ askerName: "Luc Gagnon", askedAt: AT, version: 0, answers: [], note: "", isNew: false },
    steps: ["answer", "decline"],
  };
  respond(PROPERTY, { json: { property: buildProperty({ id: LISTING }) } });
  respond("GET /v1/property/{id}/questions", ({ address }) => {
    const questions = isOwner && address.includes("kind=question") ? [question] : [];
    return { json: { isOwner, waiting: questions.length, questions, ...onePage } };
  });
  respond("GET /v1/property/{id}/deal", { json: { isOwner, history: [] } });
  respond("GET /v1/rooms/{listingId}", { json: { room: { isOwner, audience: "nda", shelves: [] } } });
}

function answerConversation(): void {
  const inquiry = {
    ...{ id: UID, box: "sent", excerpt: "Hello", isLastMine: true, isUnread: false, isArchived: false, lastAt: AT },
    listing: { id: null, name: "Corner store", thumbnailUrl: null, isOffered: true },
    with: { uid: null, name: "Geneviève Desrosiers" },
    ...{ messages: [], senderPhone: null, accountName: null, noReply: null, hasReported: false },
  };
  respond("GET /v1/inquiries/{id}", { json: { inquiry } });
}

function answerOffer(): void {
  const { expiresAt: _, understood: __, ...terms } = buildOfferForm({ now: new Date() });
  const listing = { id: LISTING, name: "Bakery" };
  const offer = {
    ...{
      id: UID,
      role: "owner",
      buyerName: "Luc Gagnon",
      state: "open",
      version: 1,
      by: "buyer",
      terms,
      listing,
      nonBinding: null,
    },
    ...{ expiresAt: AT, createdAt: AT, updatedAt: AT, steps: ["counter"], buyerHasAccess: true, history: [] },
  };
  respond(PROPERTY, { json: { property: buildProperty({ id: LISTING }) } });
  respond("GET /v1/offers/{id}", { json: { offer } });
}

async function completeOffer(user: UserEvent): Promise<void> {
  const expiry = screen.getByLabelText("Expires at the end of");
  await user.clear(expiry);
  await user.paste(new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10));
  await user.click(screen.getByLabelText("I understand that this offer is not binding on either side."));
}

function answerAgreement(): void {
  respond(PROPERTY, { json: { property: buildProperty({ id: LISTING, listingOwner: UID }) } });
  const own = buildAgreement({ kind: "own", version: 1, languages: ["en"] });
  respond("GET /v1/property/{id}/agreement", { json: own });
  const text = { version: 1, language: "en", title: "Agreement", body: "Keep it.", sha256: "e".repeat(64) };
  respond("POST /v1/property/{id}/agreement/open", { json: text });
  respond("GET /v1/property/{id}/agreement/signatures", { json: { signatures: [], ...onePage } });
}

function answerTicket(): void {
  const ticket = {
    ...{ id: UID, number: "TK-ABC234", type: "bug", subject: "Broken", description: "It broke.", status: "open" },
    ...{ priority: null, email: "odile@example.ca", language: "en", account: null, revision: 1, history: [] },
    ...{ createdAt: AT, assignee: null, administrators: [], requester: { name: null, email: "odile@example.ca" } },
    ...{ repliedAt: null, firstAnsweredAt: null, closedAt: null, others: [], nextId: null },
  } satisfies Ticket;
  respond("GET /v1/admin/tickets/{id}", { json: { ticket } });
}

function answerReport(): void {
  const report = {
    ...{ id: UID, about: { kind: "listing", id: LISTING }, listingName: "Mill", reason: "fraud", note: "" },
    ...{ reporter: { uid: UID, name: "Luc Gagnon" }, reported: { uid: UID, name: "Odile Roy" }, createdAt: AT },
    ...{ outcome: null, resolvedAt: null, messages: [], listingStatus: "active", history: [] },
  };
  respond("GET /v1/admin/reports/{id}", { json: { report } });
}

const REQUEST = {
  ...{ id: UID, listing: { id: LISTING, name: "Bakery" }, asker: ASKER, state: "open" },
  ...{ standing: buildStanding({ kind: "waiting", next: "wait" }), ifApproved: "reading" as const },
  ...({ purpose: "buy", capacity: "self", company: "", message: "", question: "", answer: "", note: "" } as const),
  ...{ refusedDomain: null, askedAt: AT, grant: null },
} as const;

function answerRequests(): void {
  respond("GET /v1/access/requests", { json: { requests: [REQUEST], ...onePage } });
}

function answerQuestioned(): void {
  const withheld = [{ key: "capRate", needs: "granted" } as const];
  respond(PROPERTY, { json: { property: buildProperty({ id: LISTING, withheld }) } });
  const standing = buildStanding({ kind: "questioned", next: "answer" });
  const request = { ...REQUEST, asker: null, state: "questioned", standing, question: "Which bakeries?" } as const;
  respond("GET /v1/access/{listingId}", { json: { access: buildOwnAccess({ standing, request }) } });
}

export const WRITTEN_FORMS: readonly WrittenForm[] = [
  {
    ...{ name: "a reply", page: `/account/inquiries/${UID}`, answer: answerConversation },
    ...{ read: "GET /v1/inquiries/{id}", send: "POST /v1/inquiries/{id}/reply" },
    ...{ field: "Your reply", button: "Send reply" },
  },
  {
    ...{ name: "a report of a conversation", page: `/account/inquiries/${UID}`, answer: answerConversation },
    ...{ read: "GET /v1/inquiries/{id}", send: "POST /v1/inquiries/{id}/report" },
    ...{ opener: "Report", field: "Anything else we should know? (optional)", button: "Report" },
    complete: async (user) => user.click(screen.getByRole("radio", { name: "Spam or advertising" })),
  },
  {
    ...{ name: "a question", page: `/property/${LISTING}/room`, answer: () => answerRoom(false) },
    ...{ read: "GET /v1/property/{id}/questions", send: "POST /v1/property/{id}/questions" },
    ...{ opener: "Ask a question", field: "Your question", button: "Send the question" },
  },
  {
    ...{ name: "an answer", page: `/property/${LISTING}/room`, answer: () => answerRoom(true) },
    ...{ read: "GET /v1/property/{id}/questions", send: "POST /v1/questions/{id}/answer" },
    ...{ opener: "Answer", field: "Your answer", button: "Save the answer" },
  },
  {
    ...{ name: "a counteroffer", page: `/property/${LISTING}/offers?offer=${UID}`, answer: answerOffer },
    ...{ read: "GET /v1/offers/{id}", send: "POST /v1/offers/{id}/counter", complete: completeOffer },
    ...{ opener: "Counter", field: "Other conditions (optional)", button: "Send counteroffer" },
  },
  {
    ...{ name: "an agreement", page: `/property/${LISTING}/agreement`, answer: answerAgreement },
    ...{ read: "GET /v1/property/{id}/agreement", send: "POST /v1/property/{id}/agreement" },
    ...{ field: "Text in English", button: "Save" },
  },
  {
    ...{ name: "an answer to an owner", page: `/property/${LISTING}`, answer: answerQuestioned },
    ...{ read: "GET /v1/access/{listingId}", send: "POST /v1/access/{listingId}/answer" },
    ...{ field: "Your answer", button: "Send the answer" },
  },
  {
    ...{ name: "a refusal of a request", page: "/account/access", answer: answerRequests },
    ...{ read: "GET /v1/access/requests", send: "POST /v1/access/requests/{id}/refuse" },
    ...{ opener: "Decline", field: "Note (optional)", button: "Decline" },
  },
  {
    ...{ name: "an answer to a ticket", page: `/admin/tickets/${UID}`, isAdministrators: true, answer: answerTicket },
    ...{ read: "GET /v1/admin/tickets/{id}", send: "POST /v1/admin/tickets/{id}/answer" },
    ...{ field: "Your answer", button: "Send answer" },
  },
  {
    ...{ name: "a reason", page: `/admin/reports/${UID}`, isAdministrators: true, answer: answerReport },
    ...{ read: "GET /v1/admin/reports/{id}", send: "POST /v1/admin/reports/{id}/resolve" },
    ...{ opener: "Remove the listing", field: "Reason", button: "Remove the listing" },
  },
];
