import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";
import type { AssertedCredential, NewCredential } from "@vestpocket/domain/passkeys/passkeys.schema";

/** Deviations from what the browser or the authenticator would do. */
interface Oddities {
  readonly origin?: string;
  readonly rpId?: string;
  /** False: nobody provided a fingerprint or a PIN. */
  readonly isVerified?: boolean;
  /** The signature counter; one more than before unless given. */
  readonly counter?: number;
  readonly userHandle?: string;
  readonly type?: string;
}

interface Key {
  readonly id: Buffer;
  readonly privateKey: KeyObject;
  readonly userHandle: string;
}

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;
const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest();

/** An authenticator and its browser, in software, with real keys and signatures (ES256). */
export function createSoftwareAuthenticator(origin: string) {
  const ownRpId = new URL(origin).hostname;
  let key: Key | undefined;
  let signatures = 0;

  function makeClientData(challenge: string, type: string, odd: Oddities): Buffer {
    const clientData = { type: odd.type ?? type, challenge, origin: odd.origin ?? origin, crossOrigin: false };
    return Buffer.from(JSON.stringify(clientData));
  }
  function makeAuthenticatorData(
    { rpId = ownRpId, isVerified = true, counter }: Oddities,
    credential?: Buffer,
  ): Buffer {
    signatures = counter ?? signatures + 1;
    const flags = USER_PRESENT | (isVerified ? USER_VERIFIED : 0) | (credential ? HAS_CREDENTIAL : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(signatures);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, credential ?? Buffer.alloc(0)]);
  }

  return {
    /** Like `navigator.credentials.create`: a new key with self attestation. */
    create(options: { challenge: string; user: { id: string } }, odd: Oddities = {}): NewCredential {
      const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
      key = { id: randomBytes(32), privateKey, userHandle: options.user.id };
      const clientData = makeClientData(options.challenge, "webauthn.create", odd);
      const authData = makeAuthenticatorData(odd, describeCredential(key.id, publicKey));
      const attestation = new Map<string, unknown>([
        ["fmt", "packed"],
        [
          "attStmt",
          new Map<string, unknown>([
            ["alg", -7],
            ["sig", signWith(privateKey, authData, clientData)],
          ]),
        ],
        ["authData", new Uint8Array(authData)],
      ]);
      return {
        id: key.id.toString("base64url"),
        clientDataJSON: clientData.toString("base64url"),
        attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString("base64url"),
        transports: ["internal"],
      };
    },
    /** Like `navigator.credentials.get`. Throws unless a key was created. */
    get({ challenge }: { challenge: string }, odd: Oddities = {}): AssertedCredential {
      if (key === undefined) throw new Error("this authenticator holds no key");
      const clientData = makeClientData(challenge, "webauthn.get", odd);
      const authData = makeAuthenticatorData(odd);
      return {
        id: key.id.toString("base64url"),
        clientDataJSON: clientData.toString("base64url"),
        authenticatorData: authData.toString("base64url"),
        signature: Buffer.from(signWith(key.privateKey, authData, clientData)).toString("base64url"),
        userHandle: odd.userHandle ?? key.userHandle,
      };
    },
  };
}

/** The attested credential data: no model, the key's id, the public key in COSE. */
function describeCredential(id: Buffer, publicKey: KeyObject): Buffer {
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const cose = new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, new Uint8Array(Buffer.from(x, "base64url"))],
    [-3, new Uint8Array(Buffer.from(y, "base64url"))],
  ]);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(id.length);
  return Buffer.concat([Buffer.alloc(16), length, id, isoCBOR.encode(cose as never)]);
}

function signWith(privateKey: KeyObject, authData: Buffer, clientData: Buffer): Uint8Array {
  return new Uint8Array(sign("sha256", Buffer.concat([authData, sha256(clientData)]), privateKey));
}
