import type { Bounce } from "./bounces.ts";
import type { MailFile } from "./messages.ts";

/** A message to deliver. Every attempt at the same message has the same id. */
export interface Parcel {
  readonly id: string;
  readonly to: string;
  readonly replyTo: string | null;
  readonly subject: string | null;
  readonly text: string;
  readonly html: string | null;
  readonly attachments: readonly MailFile[];
  readonly headers?: Readonly<Record<string, string>>;
}

/** Delivers messages: an SMTP server or an SMS provider. */
export interface Carrier {
  /** Throws NotCarried. */
  send(parcel: Parcel): Promise<void>;
  /** Throws if the carrier does not respond or rejects our account. */
  check(): Promise<void>;
}

/** A carrier rejected a message. The reason contains only codes, since a carrier's response may quote the message. */
export class NotCarried extends Error {
  /** Whether retrying is pointless. */
  readonly isFinal: boolean;
  /** What the carrier said about the recipient's mailbox. */
  readonly bounce: Bounce | undefined;

  constructor(reason: string, { isFinal, bounce }: { isFinal: boolean; bounce?: Bounce | undefined }) {
    super(reason);
    this.isFinal = isFinal;
    this.bounce = bounce;
  }
}
