import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { PostPush } from "../features/push/push.deps.ts";

/** A browser's side of a subscription: it alone can open what is sent to it (RFC 8291). */
export function createBrowser(name: string) {
  const pair = createECDH("prime256v1");
  pair.generateKeys();
  const secret = randomBytes(16);
  return {
    form: {
      endpoint: `https://push.vestpocket-tests.ca/${name}`,
      p256dh: pair.getPublicKey("base64url"),
      auth: secret.toString("base64url"),
    },
    /** The text of a message in one record of the encoding aes128gcm (RFC 8188). */
    open(message: Buffer): string {
      const salt = message.subarray(0, 16);
      const sender = message.subarray(21, 21 + (message[20] ?? 0));
      const sealed = message.subarray(21 + sender.length);
      const derive = (key: Buffer, given: { salt: Buffer; info: Buffer | string; length: number }) =>
        Buffer.from(hkdfSync("sha256", key, given.salt, given.info, given.length));
      const info = Buffer.concat([Buffer.from("WebPush: info\0"), pair.getPublicKey(), sender]);
      const shared = derive(pair.computeSecret(sender), { salt: secret, info, length: 32 });
      const key = derive(shared, { salt, info: "Content-Encoding: aes128gcm\0", length: 16 });
      const nonce = derive(shared, { salt, info: "Content-Encoding: nonce\0", length: 12 });
      const decipher = createDecipheriv("aes-128-gcm", key, nonce);
      decipher.setAuthTag(sealed.subarray(-16));
      const opened = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      return opened.subarray(0, opened.lastIndexOf(2)).toString();
    },
  };
}

interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A push service on this machine. `post` takes it for the one at every endpoint. */
export async function startPushService() {
  const received: Received[] = [];
  let status = 201;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      received.push({ path: request.url ?? "", headers: request.headers, body: Buffer.concat(chunks) });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const post: PostPush = async (endpoint, { headers, body }) => {
    const url = `http://127.0.0.1:${port}${new URL(endpoint).pathname}`;
    const sent = Object.entries(headers).map(([name, value]) => [name, String(value)] as [string, string]);
    return (await fetch(url, { method: "POST", headers: sent, body: new Uint8Array(body) })).status;
  };
  return {
    post,
    answerWith: (next: number) => {
      status = next;
    },
    take: () => received.splice(0),
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
}

/** The claims of a message's VAPID token (RFC 8292). Throws if it was not signed with the key that it names. */
export function readVapid(authorization: string): { claims: { aud: string; sub: string; exp: number }; key: string } {
  const [, token = "", key = ""] = /^vapid t=([^,]+), k=(.+)$/u.exec(authorization) ?? [];
  const [header, payload = "", signature = ""] = token.split(".");
  const point = Buffer.from(key, "base64url");
  const toText = (from: number, to: number) => point.subarray(from, to).toString("base64url");
  const publicKey = createPublicKey({
    key: { kty: "EC", crv: "P-256", x: toText(1, 33), y: toText(33, 65) },
    format: "jwk",
  });
  const isGenuine = verify(
    "sha256",
    Buffer.from(`${header}.${payload}`),
    { key: publicKey, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  if (!isGenuine) throw new Error("the token is signed with another key");
  return { claims: JSON.parse(Buffer.from(payload, "base64url").toString()), key };
}
