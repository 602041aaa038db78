/** A file's timestamp (RFC 3161), as the authority returned it. */
export interface Stamp {
  /** The whole response (DER), as `openssl ts -verify -in` accepts it. */
  readonly answer: Buffer;
  /** When the authority says it saw the file's SHA-256. */
  readonly stampedAt: Date;
  /** The authority's name, from its certificate. */
  readonly authority: string;
}

/** An external authority that attests when a file existed. */
export interface Timestamper {
  /** Throws NotStamped. */
  stamp(file: Uint8Array): Promise<Stamp>;
}

/** The authority returned no valid timestamp. The message says what was wrong. */
export class NotStamped extends Error {}
