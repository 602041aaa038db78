import * as calls from "@vestpocket/domain/access/access.contract";
import type { Message } from "@vestpocket/domain/shared/text";
import type { Serve } from "../../platform/http/serve.ts";
import { translate } from "../../platform/language.ts";
import type { AccessDeps } from "./access.deps.ts";
import { answerQuestion, askForAccess, askForReview, withdrawRequest } from "./asking.usecases.ts";
import { approveRequest, questionRequest, refuseRequest } from "./deciding.usecases.ts";
import { extendGrant, revokeGrant } from "./grants.usecases.ts";
import { listOwnersRequests, listOwnRequests, readOwnAccess } from "./reading.usecases.ts";
import { countWaiting } from "./requests.queries.ts";
import { readOwnSettings, saveOwnSettings } from "./settings.usecases.ts";

const DONE = {
  asked: /*i18n*/ { id: "access.asked", message: "Your request has been sent." },
  withdrawn: /*i18n*/ { id: "access.withdrawn", message: "Your request was withdrawn." },
  answered: /*i18n*/ { id: "access.answered", message: "Your answer has been sent." },
  approved: /*i18n*/ { id: "access.approved", message: "The request was approved." },
  refused: /*i18n*/ { id: "access.refused", message: "The request was declined." },
  questioned: /*i18n*/ { id: "access.questioned", message: "Your question has been sent." },
  extended: /*i18n*/ { id: "access.extended", message: "Access extended." },
  revoked: /*i18n*/ { id: "access.revoked", message: "Access revoked." },
  saved: /*i18n*/ { id: "access.saved", message: "Your choices were saved." },
} as const satisfies Record<string, Message>;

export function registerAccess(serve: Serve, deps: AccessDeps): void {
  serve(calls.readOwnAccess, async ({ viewer, params, language }) => ({
    access: await readOwnAccess(deps, { viewer, ...params, language }),
  }));
  serve(calls.askForAccess, async ({ viewer, params, body: form, language }) => {
    await askForAccess(deps, { viewer, ...params, form });
    return { msg: translate(language, DONE.asked) };
  });
  serve(calls.withdrawRequest, async ({ viewer, params, language }) => {
    await withdrawRequest(deps, { viewer, ...params });
    return { msg: translate(language, DONE.withdrawn) };
  });
  serve(calls.askForReview, async ({ viewer, params, language }) => {
    await askForReview(deps, { viewer, ...params });
    return { msg: translate(language, DONE.asked) };
  });
  serve(calls.answerQuestion, async ({ viewer, params, body, language }) => {
    await answerQuestion(deps, { viewer, ...params, ...body });
    return { msg: translate(language, DONE.answered) };
  });
  serve(calls.listOwnRequests, async ({ viewer, query, language }) =>
    listOwnRequests(deps, { viewer, ...query, language }),
  );
  registerOwnersCalls(serve, deps);
}

function registerOwnersCalls(serve: Serve, deps: AccessDeps): void {
  serve(calls.readAccessSettings, async ({ viewer, params }) => ({
    settings: await readOwnSettings(deps, { viewer, ...params }),
  }));
  serve(calls.saveAccessSettings, async ({ viewer, params, body: settings, language }) => {
    await saveOwnSettings(deps, { viewer, ...params, settings });
    return { msg: translate(language, DONE.saved) };
  });
  serve(calls.listRequests, async ({ viewer, query: { listing, ...query }, language }) =>
    listOwnersRequests(deps, { viewer, ...query, listingId: listing || undefined, language }),
  );
  serve(calls.countRequests, async ({ viewer }) => ({ waiting: await countWaiting(deps.db, viewer.uid) }));
  serve(calls.approveRequest, async ({ viewer, params, body, language }) => {
    await approveRequest(deps, { viewer, ...params, ...body });
    return { msg: translate(language, DONE.approved) };
  });
  serve(calls.refuseRequest, async ({ viewer, params, body, language }) => {
    await refuseRequest(deps, { viewer, ...params, ...body });
    return { msg: translate(language, DONE.refused) };
  });
  serve(calls.questionRequest, async ({ viewer, params, body, language }) => {
    await questionRequest(deps, { viewer, ...params, ...body });
    return { msg: translate(language, DONE.questioned) };
  });
  serve(calls.extendGrant, async ({ viewer, params, body, language }) => {
    await extendGrant(deps, { viewer, ...params, ...body });
    return { msg: translate(language, DONE.extended) };
  });
  serve(calls.revokeGrant, async ({ viewer, params, body, language }) => {
    await revokeGrant(deps, { viewer, ...params, ...body });
    return { msg: translate(language, DONE.revoked) };
  });
}
