import { z } from "zod/mini";
import { idParams, messageAnswer, noBody } from "../../shared/contract.schema.ts";
import { defineCall } from "../../shared/contract.ts";
import { approvalSchema } from "./approvals.schema.ts";

const tag = "approvals";
const decision = {
  method: "POST",
  tag,
  access: "administrators",
  duties: ["support", "finance"],
  params: idParams,
  body: noBody,
  answer: messageAnswer,
} as const;

export const listWaitingApprovals = defineCall({
  method: "GET",
  path: "/v1/admin/approvals/waiting",
  isPolled: true,
  tag,
  summary: "List what waits for a second administrator, the first to expire first",
  access: "administrators",
  duties: ["support", "finance"],
  answer: z.object({ approvals: z.array(approvalSchema) }),
});

export const approve = defineCall({
  ...decision,
  path: "/v1/admin/approvals/{id}/approve",
  summary: "Approve what another administrator asked for, which is then done",
});

export const decline = defineCall({
  ...decision,
  path: "/v1/admin/approvals/{id}/decline",
  summary: "Decline what another administrator asked for",
});

export const withdraw = defineCall({
  ...decision,
  path: "/v1/admin/approvals/{id}/withdraw",
  summary: "Withdraw what one asked for oneself",
});
