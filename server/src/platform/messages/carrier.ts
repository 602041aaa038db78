/** A message as it is handed over; the same id means the same message, however often it is tried. */
export interface Parcel {
  readonly id: string;
  readonly to: string;
  readonly replyTo: string | null;
  readonly subject: string | null;
  readonly text: string;
  readonly html: string | null;
}

/** Who takes messages to people. */
export interface Carrier {
  /** Throws NotCarried. */
  send(parcel: Parcel): Promise<void>;
}

/** A message was not taken. The reason is made of codes only: what a carrier says may repeat what the message says. */
export class NotCarried extends Error {
  /** Trying again would not help. */
  readonly isFinal: boolean;

  constructor(reason: string, { isFinal }: { isFinal: boolean }) {
    super(reason);
    this.isFinal = isFinal;
  }
}
