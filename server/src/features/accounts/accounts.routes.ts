import * as calls from "@vestpocket/domain/accounts/accounts.contract";
import { ACCOUNT_MESSAGES, type SignUpDetails, validateSignUp } from "@vestpocket/domain/accounts/accounts.rules";
import { paths } from "@vestpocket/domain/shared/paths";
import type { Message } from "@vestpocket/domain/shared/text";
import type { PostedForm } from "../../platform/http/posted-forms.ts";
import type { Serve } from "../../platform/http/serve.ts";
import { translate } from "../../platform/language.ts";
import type { AccountDeps } from "./accounts.deps.ts";
import { resendConfirmation } from "./confirmations.usecases.ts";
import { confirmEmail } from "./confirming.usecases.ts";
import { agreeToPolicies } from "./consents.usecases.ts";
import { deleteAccount, exportData } from "./leaving.usecases.ts";
import { readProfile, updateProfile } from "./profiles.usecases.ts";
import { signUp } from "./signing-up.usecases.ts";

const DONE = {
  saved: /*i18n*/ { id: "accounts.saved", message: "Your profile has been saved." },
  savedEmail: /*i18n*/ {
    id: "accounts.saved_email",
    message: "Your profile has been saved. To confirm your new email, open the link we sent to it.",
  },
  savedPhone: /*i18n*/ {
    id: "accounts.saved_phone",
    message: "Your profile has been saved. Your new number takes effect once you enter the code we text you.",
  },
  confirmed: /*i18n*/ { id: "accounts.email_confirmed", message: "Your email is confirmed." },
  confirmationSent: /*i18n*/ {
    id: "accounts.confirmation_sent",
    message: "A link to confirm your email is on its way.",
  },
  nothingToConfirm: /*i18n*/ {
    id: "accounts.nothing_to_confirm",
    message: "Your email is already confirmed.",
  },
  agreed: /*i18n*/ { id: "accounts.agreed", message: "Thank you. Your answer has been saved." },
  deleted: /*i18n*/ { id: "accounts.deleted", message: "Your account has been deleted." },
} as const satisfies Record<string, Message>;

/** Only the first step: confirming the phone needs scripts, so a form alone creates no account. */
const SIGN_UP_FORM: PostedForm<typeof calls.signUp, keyof SignUpDetails | "confirmation"> = {
  path: paths.signUp(),
  fields: ["firstName", "lastName", "email", "password", "confirmation"],
  findProblems: validateSignUp,
  toBody: ({ confirmation: _, ...details }) => ({ ...details, phoneNumber: "" }),
  toOutcome: ({ msg }) => ({ tone: "success", sentences: [msg] }),
  instead: {
    phoneNumber: /*i18n*/ {
      id: "accounts.phone_needs_scripts",
      message: "The next step, confirming your phone, needs JavaScript. Turn it on, then sign up again.",
    },
  },
};

export function registerAccounts(serve: Serve, deps: AccountDeps): void {
  serve(
    calls.signUp,
    async ({ body, language, request }) => {
      await signUp(deps, { ...body, language, address: request.ip });
      return { msg: translate(language, ACCOUNT_MESSAGES.signedUp) };
    },
    { form: SIGN_UP_FORM },
  );

  serve(calls.readProfile, async ({ viewer, params: { id } }) => ({ data: await readProfile(deps, { viewer, id }) }));

  serve(calls.updateProfile, async ({ viewer, params: { id }, body: form, language }) => {
    const awaited = await updateProfile(deps, { viewer, id, form });
    const message = awaited.emailLink ? DONE.savedEmail : awaited.phoneCode ? DONE.savedPhone : DONE.saved;
    return { success: true, msg: translate(language, message) };
  });

  serve(calls.confirmEmail, async ({ viewer, body: { oobCode, password }, language, request, reply }) => {
    const account = await confirmEmail(deps, { viewer, oobCode, password, address: request.ip });
    if (account !== undefined) deps.sessions.rememberDevice({ request, reply }, { account, step: "password" });
    return { msg: translate(language, DONE.confirmed) };
  });

  serve(calls.resendConfirmation, async ({ viewer, language }) => {
    const isSent = await resendConfirmation(deps, viewer);
    return { msg: translate(language, isSent ? DONE.confirmationSent : DONE.nothingToConfirm) };
  });

  serve(calls.agreeToPolicies, async ({ viewer, body: versions, language }) => {
    await agreeToPolicies(deps, { viewer, versions, language });
    return { msg: translate(language, DONE.agreed) };
  });

  serve(calls.exportData, async ({ viewer, body, reply }) => {
    const content = await exportData(deps, { viewer, ...body });
    reply.header("content-disposition", 'attachment; filename="vestpocket-data.json"');
    return content;
  });

  serve(calls.deleteAccount, async ({ viewer, body, language }) => {
    await deleteAccount(deps, { viewer, ...body });
    return { msg: translate(language, DONE.deleted) };
  });
}
