import { declareCalls } from "../../testing/declared-calls.ts";

export const notificationCalls = declareCalls({
  "GET /v1/notifications": "members",
  "GET /v1/notifications/unread": "members",
  "POST /v1/notifications/read": {
    access: "members",
    ofNobody: "marks one's own notifications, whatever ids it names",
  },
  "GET /v1/notifications/stream": "members",
  "GET /v1/notifications/preferences": "members",
  "PUT /v1/notifications/preferences": "members",
});
