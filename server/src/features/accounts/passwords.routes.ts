import { ACCOUNT_MESSAGES, validateRepeatedPassword } from "@vestpocket/domain/accounts/accounts.rules";
import * as calls from "@vestpocket/domain/accounts/passwords.contract";
import { paths } from "@vestpocket/domain/shared/paths";
import type { PostedForm } from "../../platform/http/posted-forms.ts";
import type { Serve } from "../../platform/http/serve.ts";
import { translate } from "../../platform/language.ts";
import type { AccountDeps } from "./accounts.deps.ts";
import { changePassword } from "./passwords.usecases.ts";
import { requestReset, resetPassword } from "./resets.usecases.ts";
import { undoChange } from "./undoing.usecases.ts";

const CHANGED = /*i18n*/ { id: "accounts.password_changed", message: "Your password has been changed." };

const FORGOT_FORM: PostedForm<typeof calls.requestReset, "email"> = {
  path: paths.forgotPassword(),
  fields: ["email"],
  toOutcome: ({ msg }) => ({ tone: "success", sentences: [msg] }),
};

const RESET_FORM: PostedForm<typeof calls.resetPassword, "password" | "confirmation"> = {
  path: paths.resetPassword(),
  fields: ["password", "confirmation"],
  findProblems: validateRepeatedPassword,
  toBody: ({ password }, { query: { oobCode = "" } }) => ({ password, oobCode }),
  toOutcome: ({ msg }) => ({ tone: "success", sentences: [msg], page: paths.login() }),
};

export function registerPasswords(serve: Serve, deps: AccountDeps): void {
  serve(
    calls.requestReset,
    async ({ body: { email }, language, request }) => {
      await requestReset(deps, { email, address: request.ip });
      return { msg: translate(language, ACCOUNT_MESSAGES.resetSent) };
    },
    { form: FORGOT_FORM },
  );

  serve(
    calls.resetPassword,
    async ({ body, language, request, reply }) => {
      const account = await resetPassword(deps, { ...body, address: request.ip });
      deps.sessions.rememberDevice({ request, reply }, { account, step: "password" });
      return { msg: translate(language, ACCOUNT_MESSAGES.resetDone) };
    },
    { form: RESET_FORM },
  );

  serve(calls.undoChange, async ({ body, language, request, reply }) => {
    const account = await undoChange(deps, { ...body, address: request.ip });
    deps.sessions.rememberDevice({ request, reply }, { account, step: "password" });
    return { msg: translate(language, ACCOUNT_MESSAGES.changeUndone) };
  });

  serve(calls.changePassword, async ({ viewer, body, language, request, reply }) => {
    const account = await changePassword(deps, { viewer, ...body });
    deps.sessions.rememberDevice({ request, reply }, { account, step: "password" });
    return { msg: translate(language, CHANGED) };
  });
}
