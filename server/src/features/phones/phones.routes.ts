import * as calls from "@vestpocket/domain/phones/phones.contract";
import { PHONE_MESSAGES } from "@vestpocket/domain/phones/phones.rules";
import type { Serve } from "../../platform/http/serve.ts";
import { translate } from "../../platform/language.ts";
import { createBotChallenge } from "./bot-check.usecases.ts";
import { confirmPhone } from "./codes.usecases.ts";
import type { PhoneDeps } from "./phones.deps.ts";
import { sendCode } from "./sending.usecases.ts";

export function registerPhones(serve: Serve, deps: PhoneDeps): void {
  serve(calls.readChallenge, async () => createBotChallenge(deps));

  serve(calls.sendCode, async ({ viewer, body: { phoneNumber, altcha }, language, request }) => {
    const purpose = viewer === undefined ? "sign-up" : "link";
    await sendCode(deps, { phoneNumber, altcha, purpose, language, address: request.ip });
    return { msg: translate(language, PHONE_MESSAGES.sent) };
  });

  serve(calls.confirmPhone, async ({ viewer, body, language, request }) => {
    await confirmPhone(deps, { ...body, viewer, address: request.ip });
    return { msg: translate(language, PHONE_MESSAGES.verified) };
  });
}
