import { useLingui } from "@lingui/react/macro";
import type {
  AssertedCredential,
  CreationOptions,
  NewCredential,
  PasskeyRequest,
} from "@vestpocket/domain/passkeys/passkeys.schema";
import { ApiFailure } from "../../platform/http.ts";

const loadLibrary = () => import("@simplewebauthn/browser");

/** The browser's passkey dialogs. Both throw ApiFailure, with a message even if no call failed. */
export function usePasskeyPrompt() {
  const { t } = useLingui();

  function requireSupport(): void {
    if (globalThis.PublicKeyCredential === undefined)
      throw toFailure("unsupported", t`This browser does not support passkeys.`);
    if (isBareAddress(window.location.hostname))
      throw toFailure(
        "bare_address",
        t`Passkeys don’t work on a numeric address such as 127.0.0.1. Please open the site by its domain name.`,
      );
  }

  function explain(error: unknown): unknown {
    if (!(error instanceof Error) || error instanceof ApiFailure) return error;
    if (error.name === "InvalidStateError")
      return toFailure("already_added", t`This device already has a passkey for your account.`);
    if (error.name === "NotAllowedError" || error.name === "AbortError")
      return toFailure(
        "cancelled",
        t`No passkey was used: the dialog was closed, or took too long. You can try again.`,
      );
    return toFailure("failed", t`Your device could not use a passkey here. Please try again or use your password.`);
  }

  return {
    /** Has the browser create a passkey. */
    async create(loadOptions: () => Promise<CreationOptions>): Promise<NewCredential> {
      requireSupport();
      const optionsJSON = await loadOptions();
      const { startRegistration } = await loadLibrary();
      const { id, response } = await startRegistration({ optionsJSON }).catch((error: unknown) => {
        throw explain(error);
      });
      const { clientDataJSON, attestationObject, transports } = response;
      return { id, clientDataJSON, attestationObject, ...(transports && { transports }) };
    },
    /** Has the browser respond with a passkey. */
    async ask(loadOptions: () => Promise<PasskeyRequest>): Promise<AssertedCredential> {
      requireSupport();
      const optionsJSON = await loadOptions();
      const { startAuthentication } = await loadLibrary();
      return startAuthentication({ optionsJSON }).then(toAsserted, (error: unknown) => {
        throw explain(error);
      });
    },
  };
}

/**
 * Offers passkeys among the suggestions of a field with `autocomplete="… webauthn"`. Undefined if the browser cannot do
 * that, or once `signal` or another dialog ends it. Throws ApiFailure.
 */
export async function suggestPasskeys(
  loadOptions: () => Promise<PasskeyRequest>,
  signal: AbortSignal,
): Promise<AssertedCredential | undefined> {
  const canSuggest = await globalThis.PublicKeyCredential?.isConditionalMediationAvailable?.();
  if (!canSuggest || isBareAddress(window.location.hostname) || signal.aborted) return undefined;
  const optionsJSON = await loadOptions();
  const { startAuthentication, WebAuthnAbortService } = await loadLibrary();
  if (signal.aborted) return undefined;
  signal.addEventListener("abort", () => WebAuthnAbortService.cancelCeremony());
  return startAuthentication({ optionsJSON, useBrowserAutofill: true }).then(toAsserted, () => undefined);
}

type Authenticated = Awaited<ReturnType<Awaited<ReturnType<typeof loadLibrary>>["startAuthentication"]>>;

function toAsserted({ id, response }: Authenticated): AssertedCredential {
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return { id, clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) };
}

const toFailure = (what: string, msg: string) => new ApiFailure("answer", 0, { code: `passkeys.${what}`, msg });

/** Browsers create passkeys only for domain names, not IP addresses. */
const isBareAddress = (host: string) => /^[\d.]+$|^\[/u.test(host);
