import { CODE_MINUTES, toE164 } from "@vestpocket/domain/phones/phones.rules";
import { useState } from "react";
import { sendCode } from "./phones.api.ts";

export interface SentCode {
  /** E.164. */
  readonly to: string;
  /** Unix milliseconds. */
  readonly at: number;
  /** The server's sentence. */
  readonly msg: string;
}

export interface PhoneCode {
  /** In the mask (123) 456-7890. */
  readonly typed: string;
  readonly setTyped: (masked: string) => void;
  /** E.164. */
  readonly phoneNumber: string;
  readonly sent: SentCode | undefined;
  /** Throws ApiFailure. */
  readonly send: () => Promise<void>;
  /** Sends one only where none is on its way to this number: coming back to a step is no reason for another SMS. */
  readonly sendOnce: () => Promise<void>;
}

/** A number and the code sent to it, for as long as the page is open. */
export function usePhoneCode(): PhoneCode {
  const [typed, setTyped] = useState("");
  const [sent, setSent] = useState<SentCode>();
  const phoneNumber = toE164(typed);

  async function send() {
    const msg = await sendCode(phoneNumber);
    setSent({ to: phoneNumber, at: Date.now(), msg });
  }

  async function sendOnce() {
    const isOnItsWay = sent?.to === phoneNumber && Date.now() - sent.at < CODE_MINUTES * 60_000;
    if (!isOnItsWay) await send();
  }

  return { typed, setTyped, phoneNumber, sent, send, sendOnce };
}
