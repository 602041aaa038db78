import { declareCalls, own } from "../../testing/declared-calls.ts";

const LINK =
  "a signed link of an email or of the owner's page, which is itself the permission to answer for its listing";

export const confirmationCalls = declareCalls({
  "GET /v1/property/{id}/confirmation": own("hiddenListing"),
  "GET /v1/confirmations/{token}": { access: "everyone", ofNobody: LINK },
  "POST /v1/confirmations/{token}": { access: "everyone", ofNobody: LINK },
  "POST /v1/confirmations/{token}/snooze": { access: "everyone", ofNobody: LINK },
});
