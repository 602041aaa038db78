import { declareCalls, own, ownForm, withPassword } from "../../testing/declared-calls.ts";

const person = { firstName: "Eve", lastName: "Roy", phoneNumber: "+14165550199", email: "eve@example.ca" };

export const accountCalls = declareCalls(
  {
    "POST /v1/auth/sign-up": "everyone",
    "GET /v1/auth/getUser/{id}": { ...own("accounts"), may: ["owner", "administrator"] },
    "POST /v1/auth/updateUser/{id}": own("accounts", () => ({ ...person, ...withPassword() })),
    "POST /v1/auth/verify-email": "everyone-known",
    "POST /v1/auth/send-confirmation": "members",
    "POST /v1/users/agents/upload-profile/{userId}": { ...ownForm("accounts"), needs: "Agent Pro" },
    "POST /v1/auth/policies": "members",
    "POST /v1/auth/export": "members",
    "POST /v1/auth/delete-account": "members",
    "GET /v1/admin/users": "administrators",
    "GET /v1/admin/users/export": "administrators",
    "GET /v1/admin/users/{id}/history": "administrators",
    "GET /v1/admin/users/{id}": "administrators",
    "POST /v1/admin/users/{id}/disable": "administrators",
    "POST /v1/admin/users/disable": "administrators",
    "POST /v1/admin/users/{id}/enable": "administrators",
    "POST /v1/admin/users/{id}/reset-password": "administrators",
    "POST /v1/admin/users/{id}/role": "administrators",
    "POST /v1/auth/forgot-password": "everyone",
    "POST /v1/auth/reset-password": "everyone",
    "POST /v1/auth/undo-change": "everyone",
    "POST /v1/auth/change-password": "members",
    "POST /v1/auth/second-factor": "members",
    "POST /v1/auth/second-factor/enrol": "members",
    "POST /v1/auth/second-factor/confirm": "members",
    "POST /v1/auth/second-factor/recovery-codes": "members",
    "POST /v1/auth/second-factor/remove": "members",
  },
  async ({ owner }) => ({ accounts: owner.uid }),
);
