import { declareCalls } from "../../testing/declared-calls.ts";

const LINK = "a signed link of an email, which is itself the permission to end what it names";

export const messageCalls = declareCalls({
  "GET /v1/admin/messages": "administrators",
  "GET /v1/admin/messages/export": "administrators",
  "POST /v1/admin/messages/{id}/retry": "administrators",
  "GET /v1/admin/mail-streams": "administrators",
  "POST /v1/admin/mail-streams/{stream}/stop": "administrators",
  "POST /v1/admin/mail-streams/{stream}/start": "administrators",
  "GET /v1/admin/suppressions": "administrators",
  "GET /v1/admin/suppressions/export": "administrators",
  "POST /v1/admin/suppressions/{id}/release": "administrators",
  "GET /v1/mail-streams": { access: "members", carries: "the reader's own address, if it takes no email" },
  "PUT /v1/mail-streams/{stream}": {
    access: "members",
    ofNobody: "a stream is a kind of email",
    carries: "the reader's own address, if it takes no email",
  },
  "POST /v1/mail-streams/address": "members",
  "GET /v1/unsubscribe/{token}": { access: "everyone", ofNobody: LINK },
  "POST /v1/unsubscribe/{token}": { access: "everyone", ofNobody: LINK },
  "POST /v1/mail-events/mailgun": "everyone",
  "POST /v1/mail-events/sendgrid": "everyone",
  "POST /v1/unsubscribe/{token}/undo": { access: "everyone", ofNobody: LINK },
});
