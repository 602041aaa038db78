import { createECDH } from "node:crypto";

/** Prints a new pair of keys for push messages (RFC 8292), as settings. */
const pair = createECDH("prime256v1");
pair.generateKeys();
const key = pair.getPrivateKey();
const privateKey = Buffer.concat([Buffer.alloc(32 - key.length), key]);
console.log(
  `VAPID_PUBLIC_KEY=${pair.getPublicKey("base64url")}\nVAPID_PRIVATE_KEY=${privateKey.toString("base64url")}`,
);
