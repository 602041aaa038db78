import * as calls from "@vestpocket/domain/questions/questions.contract";
import type { Message } from "@vestpocket/domain/shared/text";
import type { Serve } from "../../platform/http/serve.ts";
import { translate } from "../../platform/language.ts";
import { answerQuestion, declineQuestion } from "./answering.usecases.ts";
import { askQuestion, listQuestions, withdrawQuestion } from "./asking.usecases.ts";
import type { QuestionDeps } from "./questions.deps.ts";

const DONE = {
  question: /*i18n*/ { id: "questions.asked", message: "Your question has been sent." },
  document: /*i18n*/ { id: "questions.document_asked", message: "Your request has been sent." },
  answered: /*i18n*/ { id: "questions.answered", message: "Saved. Everyone with access to the deal room can read it." },
  declined: /*i18n*/ { id: "questions.declined", message: "Declined." },
  withdrawn: /*i18n*/ { id: "questions.withdrawn", message: "Withdrawn." },
} as const satisfies Record<string, Message>;

export function registerQuestions(serve: Serve, deps: QuestionDeps): void {
  serve(calls.listQuestions, async ({ viewer, params, query }) => listQuestions(deps, { viewer, ...params, ...query }));
  serve(calls.askQuestion, async ({ viewer, params, body: form, language }) => {
    await askQuestion(deps, { viewer, ...params, form });
    return { msg: translate(language, DONE[form.kind]) };
  });
  serve(calls.answerRoomQuestion, async ({ viewer, params, body, language }) => {
    await answerQuestion(deps, { viewer, ...params, ...body });
    return { msg: translate(language, DONE.answered) };
  });
  serve(calls.declineQuestion, async ({ viewer, params, body, language }) => {
    await declineQuestion(deps, { viewer, ...params, ...body });
    return { msg: translate(language, DONE.declined) };
  });
  serve(calls.withdrawQuestion, async ({ viewer, params, language }) => {
    await withdrawQuestion(deps, { viewer, ...params });
    return { msg: translate(language, DONE.withdrawn) };
  });
}
