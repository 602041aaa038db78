import { createHash, randomBytes } from "node:crypto";
import { Integer, Null, OctetString } from "asn1js";
import { AlgorithmIdentifier, MessageImprint, TimeStampReq } from "pkijs";

export const SHA256_OID = "2.16.840.1.101.3.4.2.1";
const NONCE_BYTES = 8;

export interface StampRequest {
  /** DER. */
  readonly bytes: Buffer;
  /** A nonce that the response repeats. */
  readonly nonce: Buffer;
}

/** Requests a timestamp of a file, sending only its SHA-256; the response must include the authority's certificate. */
export function buildStampRequest(file: Uint8Array): StampRequest {
  // Positive and of full length, so that it is encoded as is.
  const nonce = randomBytes(NONCE_BYTES);
  nonce[0] = ((nonce[0] ?? 0) & 0x7f) | 0x40;
  const request = new TimeStampReq({
    version: 1,
    messageImprint: new MessageImprint({
      hashAlgorithm: new AlgorithmIdentifier({ algorithmId: SHA256_OID, algorithmParams: new Null() }),
      hashedMessage: new OctetString({ valueHex: toArrayBuffer(createHash("sha256").update(file).digest()) }),
    }),
    nonce: new Integer({ valueHex: toArrayBuffer(nonce) }),
    certReq: true,
  });
  return { bytes: Buffer.from(request.toSchema().toBER(false)), nonce };
}

/** The library needs separate buffers. */
export function toArrayBuffer(bytes: Uint8Array): ArrayBuffer {
  return new Uint8Array(bytes).buffer;
}
