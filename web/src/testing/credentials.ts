import { vi } from "vitest";

const BYTES = new Uint8Array([1, 2, 3]).buffer;
const ANSWER = {
  id: "AQID",
  rawId: BYTES,
  type: "public-key",
  authenticatorAttachment: "platform",
  getClientExtensionResults: () => ({}),
  response: {
    clientDataJSON: BYTES,
    attestationObject: BYTES,
    authenticatorData: BYTES,
    signature: BYTES,
    userHandle: BYTES,
    getTransports: () => ["internal"],
    getPublicKeyAlgorithm: () => -7,
    getPublicKey: () => BYTES,
    getAuthenticatorData: () => BYTES,
  },
};

/** The server's options for requesting a passkey. */
export const REQUEST_OPTIONS = {
  challenge: "AAAA",
  rpId: "localhost",
  timeout: 1,
  userVerification: "required",
  allowCredentials: [],
};

/** The server's options for creating a passkey. */
export const CREATION_OPTIONS = {
  challenge: "AAAA",
  rp: { id: "localhost", name: "Vestpocket" },
  user: { id: "AAAA", name: "a@example.ca", displayName: "A" },
  pubKeyCredParams: [],
  timeout: 1,
  attestation: "none",
  excludeCredentials: [],
  authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "required" },
};

/** A browser with passkeys whose dialogs are confirmed at once. */
export function stubCredentials(
  answer: (options: CredentialRequestOptions) => Promise<unknown> = async () => ANSWER,
): void {
  vi.stubGlobal("PublicKeyCredential", class {});
  Object.defineProperty(navigator, "credentials", {
    configurable: true,
    value: { create: vi.fn(answer), get: vi.fn(answer) },
  });
}

/** A browser whose dialogs fail with an error of this name. */
export function refuseCredentials(name: string): void {
  stubCredentials(async () => {
    throw new DOMException("refused", name);
  });
}

/** A browser that also offers passkeys among its suggestions. `choose` and `close` answer its latest request. */
export function stubSuggestions(): { choose: () => void; close: () => void; isOpen: () => boolean } {
  let latest = Promise.withResolvers<unknown>();
  let isOpen = false;
  stubCredentials(async ({ signal }) => {
    latest = Promise.withResolvers();
    isOpen = true;
    signal?.addEventListener("abort", () => latest.reject(new DOMException("aborted", "AbortError")));
    return latest.promise.finally(() => {
      isOpen = false;
    });
  });
  vi.stubGlobal("PublicKeyCredential", Object.assign(class {}, { isConditionalMediationAvailable: async () => true }));
  return {
    choose: () => latest.resolve(ANSWER),
    close: () => latest.reject(new DOMException("refused", "NotAllowedError")),
    isOpen: () => isOpen,
  };
}
