import { useEffect, useRef, useState } from "react";
import { ApiFailure } from "../../platform/http.ts";
import { signInWithPasskey } from "../../platform/session.ts";
import { suggestPasskeys } from "../../shared/passkeys/passkey-prompt.ts";
import { beginPasskeySignIn } from "./passkey-sign-in.api.ts";

/** The server's options are valid for five minutes. */
const RENEW_MS = 4 * 60_000;

interface SuggestionOptions {
  /** While another dialog asks for a passkey: a page can have one request at a time. */
  isPaused: boolean;
  /** Called if a passkey was chosen and the log-in failed; passkeys are then offered again. */
  onFailure: (failure: ApiFailure) => void;
}

/** Offers passkeys among the browser's suggestions for the email, for as long as the page is open. */
export function usePasskeySuggestions({ isPaused, onFailure }: SuggestionOptions): void {
  const [round, setRound] = useState(0);
  const fail = useRef(onFailure);
  fail.current = onFailure;

  useEffect(() => {
    if (isPaused) return;
    const offered = new AbortController();
    const offerAgain = () => setRound(round + 1);
    const timer = setTimeout(() => whenVisible(offerAgain, offered.signal), RENEW_MS);
    void offer(offered.signal).then((failure) => {
      if (failure === undefined) return;
      fail.current(failure);
      offerAgain();
    });
    return () => {
      clearTimeout(timer);
      offered.abort();
    };
  }, [isPaused, round]);
}

/** Returns why the log-in with a chosen passkey failed. That none could be offered is not reported: nobody asked. */
async function offer(signal: AbortSignal): Promise<ApiFailure | undefined> {
  const credential = await suggestPasskeys(() => beginPasskeySignIn(), signal).catch(toFailure);
  if (credential === undefined || credential instanceof ApiFailure) return undefined;
  return signInWithPasskey(credential).then(() => undefined, toFailure);
}

/** Rethrows other errors. */
function toFailure(error: unknown): ApiFailure {
  if (!(error instanceof ApiFailure)) throw error;
  return error;
}

/** A tab that is left open in the background must not call the server every few minutes. */
function whenVisible(act: () => void, signal: AbortSignal): void {
  if (document.hidden) document.addEventListener("visibilitychange", act, { once: true, signal });
  else act();
}
