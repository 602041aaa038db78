import * as calls from "@vestpocket/domain/mandates/mandates.contract";
import type { MandateAnswer } from "@vestpocket/domain/mandates/mandates.terms";
import type { Message } from "@vestpocket/domain/shared/text";
import type { Serve } from "../../platform/http/serve.ts";
import { translate } from "../../platform/language.ts";
import { estimateDemand } from "./demand.usecases.ts";
import type { MandateDeps } from "./mandates.deps.ts";
import {
  addMandate,
  answerMandate,
  changeMandate,
  deleteMandate,
  listMandates,
  measureMandate,
} from "./mandates.usecases.ts";

const CHANGED: Message = /*i18n*/ { id: "mandates.changed", message: "Mandate updated." };
const DELETED: Message = /*i18n*/ { id: "mandates.deleted", message: "Mandate deleted." };
const ANSWERED: Readonly<Record<MandateAnswer, Message>> = {
  keep: /*i18n*/ { id: "mandates.kept", message: "We keep looking for another 90 days." },
  pause: /*i18n*/ { id: "mandates.paused", message: "Mandate paused." },
  found: /*i18n*/ { id: "mandates.found", message: "Congratulations! We stopped looking." },
};

export function registerMandates(serve: Serve, deps: MandateDeps): void {
  serve(calls.listMandates, ({ viewer }) => listMandates(deps, { viewer }));

  serve(calls.addMandate, ({ viewer, body, language }) => addMandate(deps, { ...body, viewer, language }));

  serve(calls.changeMandate, async ({ viewer, params: { id }, body, language }) => {
    await changeMandate(deps, { ...body, viewer, id, language });
    return { msg: translate(language, CHANGED) };
  });

  serve(calls.answerMandate, async ({ viewer, params: { id }, body: { answer }, language }) => {
    await answerMandate(deps, { viewer, id, answer });
    return { msg: translate(language, ANSWERED[answer]) };
  });

  serve(calls.deleteMandate, async ({ viewer, params: { id }, language }) => {
    await deleteMandate(deps, { viewer, id });
    return { msg: translate(language, DELETED) };
  });

  serve(calls.measureMandate, ({ viewer, params: { id } }) => measureMandate(deps, { viewer, id }));

  serve(calls.estimateDemand, ({ viewer, params: { id } }) => estimateDemand(deps, { viewer, id }));
}
