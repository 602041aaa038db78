import { buildOfferForm } from "@vestpocket/domain/offers/offers.factory";
import type { OwnedKind, OwnedThings } from "./owned-things.ts";
import { PASSWORD } from "./test-password.ts";

/** Ten kinds of callers. */
export const VIEWERS = [
  "visitor",
  "newcomer",
  "stranger",
  "rival",
  "reader",
  "revoked",
  "owner",
  "disabled",
  "unconfirmed administrator",
  "administrator",
] as const;
export type Viewer = (typeof VIEWERS)[number];

/** A call that names something with an owner. */
export interface OwnedCall {
  /** What its last id, or the id in its body, refers to. */
  readonly of: OwnedKind;
  /** Viewers who pass the ownership check. */
  readonly may: readonly Viewer[];
  /** A valid body, so that only ownership can cause a rejection. */
  readonly body?: (ids: OwnedThings, now: Date) => object;
  /** A form instead of a body. */
  readonly form?: true;
}

const own = (of: OwnedKind, body?: OwnedCall["body"]): OwnedCall => ({ of, may: ["owner"], ...(body && { body }) });
const shared = (of: OwnedKind, body?: OwnedCall["body"]): OwnedCall => ({ ...own(of, body), may: ["owner", "reader"] });
/** Members may call it for an active listing; here it is a draft, which administrators may read. */
const hidden = (body?: OwnedCall["body"]): OwnedCall => ({
  ...own("hiddenListing", body),
  may: ["owner", "administrator"],
});
const form = (of: OwnedKind): OwnedCall => ({ ...own(of), form: true });

const blank = () => ({});
const entered = () => ({ password: PASSWORD });
const offer = (_ids: OwnedThings, now: Date) => buildOfferForm({ now });
const settings = { mode: "manual", signsFirst: false, days: 30, allowedDomains: [], deniedDomains: [] };
const person = { firstName: "Eve", lastName: "Roy", phoneNumber: "+14165550199", email: "eve@example.ca" };
const draft = {
  ...{ type: "Office", subtype: "", title: "Half", price: "4", listingType: "", province: "", city: "" },
  ...{ description: "", keywords: [], fields: {}, includes: [] },
};

/** Every call that names something owned: add new ones here, or to `OWNED_BY_NOBODY`. */
export const OWNED_CALLS: Readonly<Record<string, OwnedCall>> = {
  "GET /v1/access/{listingId}": hidden(),
  "POST /v1/access/{listingId}/request": hidden(() => ({ purpose: "buy", capacity: "self" })),
  "POST /v1/access/{listingId}/review": hidden(),
  "GET /v1/access/{listingId}/settings": own("listing"),
  "POST /v1/access/{listingId}/settings": own("listing", () => settings),
  "POST /v1/access/grants/{id}/extend": own("grant", () => ({ days: 9 })),
  "POST /v1/access/grants/{id}/revoke": own("grant", () => ({ reason: "Sold." })),
  "POST /v1/access/requests/{id}/approve": own("request", () => ({ days: 9 })),
  "POST /v1/access/requests/{id}/question": own("request", () => ({ question: "Who are you?" })),
  "POST /v1/access/requests/{id}/refuse": own("request", blank),
  "POST /v1/access/signers/{id}/end": own("signature", () => ({ reason: "Sold." })),
  "POST /v1/access/signers/{id}/restore": own("signature", blank),

  "GET /v1/auth/getUser/{id}": { ...own("account"), may: ["owner", "administrator"] },
  "POST /v1/auth/updateUser/{id}": own("account", () => ({ ...person, ...entered() })),
  "POST /v1/users/agents/upload-profile/{userId}": form("account"),
  "POST /v1/users/isSubscribed/{userId}": own("account", () => ({ subscriptionType: "agent" })),
  "POST /v1/users/agents/{id}/details": own("account", () => ({
    ...{ brokerageName: "Quai Inc.", province: "Quebec", city: "Montreal", isRealEstateMember: false },
  })),
  "POST /v1/users/agents/{id}/contact": own("account", () => ({ showsEmail: true, showsPhone: true })),
  "POST /v1/checkout-session/cancel-subscription": own("account", ({ account }) => ({ uid: account })),
  "POST /v1/checkout-session/resume-subscription": own("account", ({ account }) => ({ uid: account })),
  "DELETE /v1/auth/sessions/{id}": own("session"),
  "POST /v1/auth/passkeys/{id}/rename": own("passkey", () => ({ name: "Mine" })),
  "POST /v1/auth/passkeys/{id}/remove": own("passkey", entered),

  "GET /v1/drafts/{id}": own("draft"),
  "POST /v1/drafts/{id}": own("draft", () => ({ content: draft, revision: 2 })),
  "POST /v1/drafts/{id}/files": form("draft"),
  "DELETE /v1/drafts/{id}/files/{file}": own("draftFile"),
  "POST /v1/drafts/{id}/duplicate": own("draft"),
  "POST /v1/drafts/{id}/publish": own("draft", () => ({ revision: 2 })),
  "DELETE /v1/drafts/{id}": own("draft"),
  "POST /v1/drafts/{id}/restore": own("draft"),

  "PUT /v1/favourites/{listingId}": hidden(blank),

  "POST /v1/mail/sendInquiryMail": hidden(({ hiddenListing }) => ({
    ...{ senderEmail: "a@example.ca", senderName: "A B" },
    listingLink: `http://127.0.0.1:3000/property/${hiddenListing}`,
  })),
  "GET /v1/inquiries/{id}": shared("inquiry"),
  "POST /v1/inquiries/{id}/archive": shared("inquiry", () => ({ archived: true })),
  "POST /v1/inquiries/{id}/reply": shared("inquiry", () => ({ message: "Yes." })),
  "POST /v1/inquiries/{id}/report": shared("inquiry", () => ({ reason: "spam" })),

  "POST /v1/property/{id}/offers": hidden(offer),
  "GET /v1/property/{id}/offers": hidden(),
  "GET /v1/property/{id}/offers/export": own("listing"),
  "GET /v1/offers/{id}": shared("offer"),
  "POST /v1/offers/{id}/counter": shared("offer", (ids, now) => ({ ...offer(ids, now), version: 1 })),
  "POST /v1/offers/{id}/accept": shared("offer", () => ({ version: 1 })),
  "POST /v1/offers/{id}/decline": shared("offer", () => ({ version: 1 })),
  "POST /v1/offers/{id}/withdraw": shared("offer", () => ({ version: 1 })),

  "POST /v1/checkout-session/generate-payment-intent": hidden(({ hiddenListing }) => ({
    planType: "Basic",
    listingId: hiddenListing,
  })),
  "POST /v1/property/resend-code": hidden(({ hiddenListing }) => ({ listingId: hiddenListing })),
  "GET /v1/orders/{id}": own("order"),
  "POST /v1/orders/{id}/check": own("order", blank),
  "POST /v1/orders/{id}/payment": own("order", blank),
  "POST /v1/orders/{id}/cancel": own("order", blank),

  "GET /v1/property/getProperty/{id}": hidden(),
  "GET /v1/property/{id}/similar": hidden(),
  "GET /v1/property/{id}/teaser": hidden(),
  "GET /v1/property/{id}/previews": own("listing"),
  "GET /v1/property/{id}/document": hidden(),
  "GET /v1/property/{id}/compliance": own("listing"),
  "POST /v1/property/compare": hidden(({ hiddenListing }) => ({ ids: [hiddenListing] })),
  "POST /v1/property/{id}/report": hidden(() => ({ reason: "other", note: "Any" })),
  "GET /v1/property/{id}/deal": hidden(),
  "POST /v1/property/{id}/deal": own("listing", () => ({ status: "reviewing_offers" })),
  "GET /v1/property/{id}/agreement": hidden(),
  "POST /v1/property/{id}/agreement": own("listing", () => ({ kind: "standard" })),
  "POST /v1/property/{id}/agreement/open": hidden(blank),
  "POST /v1/property/{id}/agreement/sign": hidden(() => ({
    ...{ version: 1, language: "en", sha256: "0".repeat(64), name: "Eve Roy", capacity: "self", agreed: true },
    ...entered(),
  })),
  "GET /v1/property/{id}/agreement/signatures": own("listing"),
  "GET /v1/property/{id}/agreement/signatures/{signatureId}/certificate": shared("signature"),
  "GET /v1/property/{id}/agreement/signatures/{signatureId}/stamp": shared("signature"),
  "POST /v1/property/{id}/draft": own("listing"),
  "POST /v1/property/{id}/duplicate": own("listing"),
  "DELETE /v1/property/{id}": own("hiddenListing"),
  "POST /v1/property/{id}/pause": own("listing", blank),
  "POST /v1/property/{id}/resume": own("listing", blank),
  "PATCH /v1/property/{id}": form("listing"),
  "POST /v1/property/close": own("listing", ({ listing }) => ({ ids: [listing], reason: "sold" })),
  "POST /v1/property/{id}/close": own("listing", () => ({ reason: "sold" })),

  "GET /v1/property/{id}/questions": hidden(),
  "POST /v1/property/{id}/questions": hidden(() => ({ kind: "question", text: "Is it dry?" })),
  "POST /v1/questions/{id}/answer": own("question", () => ({ version: 1, answer: "Yes." })),
  "POST /v1/questions/{id}/decline": own("question", blank),
  "POST /v1/questions/{id}/withdraw": { ...own("question", blank), may: ["reader"] },

  "GET /v1/rooms/{listingId}": hidden(),
  "POST /v1/rooms/{listingId}/documents": form("listing"),
  "GET /v1/rooms/{listingId}/openings": own("listing"),
  "GET /v1/rooms/documents/{id}": shared("document"),
  "GET /v1/rooms/documents/{id}/pages/{page}": shared("document"),
  "GET /v1/rooms/documents/{id}/pages/{page}/text": shared("document"),
  "POST /v1/rooms/documents/{id}/looks": shared("document", () => ({ page: 1, seconds: 2, isAgreed: true })),
  "GET /v1/rooms/documents/{id}/download": shared("document"),
  "POST /v1/rooms/documents/{id}": own("document", () => ({
    ...{ name: "Mine.pdf", folder: "leases", audience: "member", download: "original" },
  })),
  "POST /v1/rooms/documents/{id}/move": own("document", () => ({ to: "up" })),
  "POST /v1/rooms/documents/{id}/withdraw": own("document", blank),
};

/** Calls that name something public, or whose id is itself the permission to see it. */
export const OWNED_BY_NOBODY: Readonly<Record<string, string>> = {
  "GET /files/pictures/{token}": "the token cannot be guessed",
  "GET /files/documents/{id}": "the address is signed for its reader",
  "DELETE /v1/favourites/{listingId}": "takes away one of one's own favourites, whichever listing it names",
  "POST /v1/access/{listingId}/withdraw": "ends one's own request, whichever listing it names",
  "POST /v1/access/{listingId}/answer": "adds to one's own request, whichever listing it names",
  "GET /v1/users/agents/{id}": "members read the directory",
  "GET /v1/users/agents/{id}/listings": "members read the directory",
  "POST /v1/property/owner": "one's own name, and nobody else's (access.test.ts)",
};
