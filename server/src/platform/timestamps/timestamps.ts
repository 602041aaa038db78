/** A time stamp of a file (RFC 3161), as the authority answered it. */
export interface Stamp {
  /** The whole answer (DER), as `openssl ts -verify -in` takes it. */
  readonly answer: Buffer;
  /** When the authority says it saw the file's SHA-256. */
  readonly stampedAt: Date;
  /** The authority by the name in its certificate. */
  readonly authority: string;
}

/** An authority outside that says when a file existed. */
export interface Timestamper {
  /** Throws NotStamped. */
  stamp(file: Uint8Array): Promise<Stamp>;
}

/** The authority gave no valid stamp. The message says what was wrong with it. */
export class NotStamped extends Error {}
