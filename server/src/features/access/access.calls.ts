import { blank, declareCalls, hidden, own } from "../../testing/declared-calls.ts";

const settings = { mode: "manual", signsFirst: false, days: 30, allowedDomains: [], deniedDomains: [] };

export const accessCalls = declareCalls(
  {
    "GET /v1/access/{listingId}": { ...hidden(), carries: "the reader's own, which the owner would see" },
    "POST /v1/access/{listingId}/request": hidden(() => ({ purpose: "buy", capacity: "self" })),
    "POST /v1/access/{listingId}/withdraw": {
      access: "members",
      ofNobody: "ends one's own request, whichever listing it names",
    },
    "POST /v1/access/{listingId}/review": hidden(),
    "POST /v1/access/{listingId}/answer": {
      access: "members",
      ofNobody: "adds to one's own request, whichever listing it names",
    },
    "GET /v1/access/{listingId}/settings": own("listings"),
    "POST /v1/access/{listingId}/settings": own("listings", () => settings),
    "GET /v1/access/requests/mine": { access: "members", carries: "null: the reader's own" },
    "GET /v1/access/requests": {
      access: "members",
      carries: "the email of who asked, as the listing's page says beforehand",
    },
    "GET /v1/access/requests/waiting": "members",
    "POST /v1/access/requests/{id}/approve": own("access_requests", () => ({ days: 9 })),
    "POST /v1/access/requests/{id}/refuse": own("access_requests", blank),
    "POST /v1/access/requests/{id}/question": own("access_requests", () => ({ question: "Who are you?" })),
    "POST /v1/access/grants/{id}/extend": own("access_grants", () => ({ days: 9 })),
    "POST /v1/access/grants/{id}/revoke": own("access_grants", () => ({ reason: "Sold." })),
    "GET /v1/access/reveals": "members",
    "GET /v1/access/reveals/export": "members",
    "POST /v1/admin/listings/{listingId}/inspect": "administrators",
    "GET /v1/access/signers": { access: "members", carries: "the emails of who signed, for the listing's owner" },
    "POST /v1/access/signers/{id}/end": {
      ...own("agreement_signatures", () => ({ reason: "Sold." })),
      needs: "a signer without access",
    },
    "POST /v1/access/signers/{id}/restore": { ...own("agreement_signatures", blank), needs: "a signer without access" },
  },
  async ({ site, reader, listing }) => {
    const { rows } = await site.db.$client.query<{ id: string; requestId: string }>(
      'SELECT id, request_id AS "requestId" FROM access_grants WHERE listing_id = $1 AND account_id = $2',
      [listing, reader.uid],
    );
    return { access_grants: rows[0]?.id, access_requests: rows[0]?.requestId };
  },
);
