import { PASSKEY_MESSAGES } from "@vestpocket/domain/passkeys/passkeys.rules";
import { Failure } from "../../platform/http/failure.ts";

/** The challenge is unknown, was already answered, or is for something else: the browser has to request a new one. */
export const passkeyOver = (): Failure =>
  new Failure({ status: 400, code: "passkeys.over", text: PASSKEY_MESSAGES.over });

export const noPasskey = (): Failure =>
  new Failure({ status: 409, code: "passkeys.none", text: PASSKEY_MESSAGES.none });

export const unknownPasskey = (): Failure =>
  new Failure({ status: 400, code: "passkeys.unknown", text: PASSKEY_MESSAGES.unknown });

/** The signature, the site, the counter or the user verification is wrong. */
export const passkeyRefused = (): Failure =>
  new Failure({ status: 400, code: "passkeys.refused", text: PASSKEY_MESSAGES.refused });

export const tooManyPasskeys = (): Failure =>
  new Failure({ status: 409, code: "passkeys.too_many", text: PASSKEY_MESSAGES.tooMany });

export const passkeyAlreadyAdded = (): Failure =>
  new Failure({ status: 409, code: "passkeys.already_added", text: PASSKEY_MESSAGES.alreadyAdded });
