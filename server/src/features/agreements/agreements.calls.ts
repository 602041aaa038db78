import { blank, declareCalls, hidden, own, shared, withPassword } from "../../testing/declared-calls.ts";

export const agreementCalls = declareCalls(
  {
    "GET /v1/property/{id}/agreement": { ...hidden(), carries: "the reader's own, with which they signed" },
    "POST /v1/property/{id}/agreement/open": hidden(blank),
    "POST /v1/property/{id}/agreement/sign": {
      ...hidden(() => ({
        ...{ version: 1, language: "en", sha256: "0".repeat(64), name: "Eve Roy", capacity: "self", agreed: true },
        ...withPassword(),
      })),
      carries: "the reader's own, with which they signed",
    },
    "GET /v1/property/{id}/agreement/signatures/{signatureId}/certificate": shared("agreement_signatures"),
    "GET /v1/agreements/signed": { access: "members", carries: "the reader's own, with which they signed" },
    "POST /v1/property/{id}/agreement": own("listings", () => ({ kind: "standard" })),
    "GET /v1/property/{id}/agreement/signatures": {
      ...own("listings"),
      carries: "the emails of who signed, for the listing's owner",
    },
  },
  async ({ site, reader }) => {
    const { rows } = await site.db.$client.query<{ id: string }>(
      "SELECT id FROM agreement_signatures WHERE account_id = $1",
      [reader.uid],
    );
    return { agreement_signatures: rows[0]?.id };
  },
);
