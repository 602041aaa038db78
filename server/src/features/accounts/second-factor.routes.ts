import * as calls from "@vestpocket/domain/accounts/second-factor.contract";
import type { Message } from "@vestpocket/domain/shared/text";
import type { Serve } from "../../platform/http/serve.ts";
import { translate } from "../../platform/language.ts";
import type { AccountDeps } from "./accounts.deps.ts";
import {
  confirmEnrolment,
  confirmSession,
  enrolAuthenticator,
  removeAuthenticator,
  renewRecoveryCodes,
} from "./second-factor.usecases.ts";

const DONE = {
  enrolled: /*i18n*/ { id: "accounts.second_factor_on", message: "Two-step log-in is on." },
  removed: /*i18n*/ { id: "accounts.second_factor_off", message: "Two-step log-in is off." },
  confirmed: /*i18n*/ { id: "accounts.second_factor_confirmed", message: "Code accepted." },
} as const satisfies Record<string, Message>;

/** An authenticator app as the second factor: optional for members, required of administrators. */
export function registerSecondFactor(serve: Serve, deps: AccountDeps): void {
  serve(calls.confirmSession, async ({ viewer, body: { code }, language }) => {
    await confirmSession(deps, { viewer, code });
    return { msg: translate(language, DONE.confirmed) };
  });

  serve(calls.enrolAuthenticator, async ({ viewer, body }) => enrolAuthenticator(deps, { viewer, ...body }));

  serve(calls.confirmEnrolment, async ({ viewer, body: { code }, language, request, reply }) => {
    const { recoveryCodes, account } = await confirmEnrolment(deps, { viewer, code });
    deps.sessions.rememberDevice({ request, reply }, { account, step: "code" });
    return { msg: translate(language, DONE.enrolled), recoveryCodes };
  });

  serve(calls.renewRecoveryCodes, async ({ viewer, body }) => ({
    recoveryCodes: await renewRecoveryCodes(deps, { viewer, ...body }),
  }));

  serve(calls.removeAuthenticator, async ({ viewer, body, language }) => {
    await removeAuthenticator(deps, { viewer, ...body });
    return { msg: translate(language, DONE.removed) };
  });
}
