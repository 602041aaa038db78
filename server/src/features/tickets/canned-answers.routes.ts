import * as calls from "@vestpocket/domain/tickets/canned-answers.contract";
import type { Serve } from "../../platform/http/serve.ts";
import type { Platform } from "../../platform/platform.ts";
import { listCannedAnswerRows } from "./canned-answers.queries.ts";
import { addCannedAnswer, deleteCannedAnswer, editCannedAnswer } from "./canned-answers.usecases.ts";

export function registerCannedAnswers(serve: Serve, deps: Pick<Platform, "db" | "recordAudit">): void {
  serve(calls.listCannedAnswers, async () => ({ cannedAnswers: await listCannedAnswerRows(deps.db) }));

  serve(calls.addCannedAnswer, async ({ viewer, body }) => ({
    cannedAnswers: await addCannedAnswer(deps, { ...body, viewer }),
  }));

  serve(calls.editCannedAnswer, async ({ viewer, params: { id }, body }) => ({
    cannedAnswers: await editCannedAnswer(deps, { ...body, viewer, id }),
  }));

  serve(calls.deleteCannedAnswer, async ({ viewer, params: { id } }) => ({
    cannedAnswers: await deleteCannedAnswer(deps, { viewer, id }),
  }));
}
