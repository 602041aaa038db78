import { useEffect } from "react";
import { ApiFailure } from "../../platform/http.ts";
import { signInWithPasskey } from "../../platform/session.ts";
import { suggestPasskeys } from "../../shared/passkeys/passkey-prompt.ts";
import { beginPasskeySignIn } from "./passkey-sign-in.api.ts";

/** Offers passkeys among the browser's suggestions for the email. If that fails, the button still shows why. */
export function usePasskeySuggestions(): void {
  useEffect(() => {
    const page = new AbortController();
    void offer(page.signal).catch((error: unknown) => {
      if (!(error instanceof ApiFailure)) throw error;
    });
    return () => page.abort();
  }, []);
}

async function offer(signal: AbortSignal): Promise<void> {
  const credential = await suggestPasskeys(() => beginPasskeySignIn(), signal);
  if (credential !== undefined) await signInWithPasskey(credential);
}
