import { pbkdf2Sync, randomInt, randomUUID } from "node:crypto";
import { request as send } from "node:http";
import { buildAccount, type NewAccount } from "@vestpocket/domain/accounts/accounts.factory";

const BASE_URL = process.env.E2E_URL ?? `http://127.0.0.1:${process.env.E2E_PORT ?? 3210}`;

/** A message in the outbox of the server under test. */
export interface OutboxMessage {
  readonly channel: "email" | "sms";
  readonly to: string;
  readonly subject: string | null;
  readonly text: string;
  readonly html: string | null;
}

/** Messages sent to an address or number, newest first. */
export async function readOutbox(to: string): Promise<readonly OutboxMessage[]> {
  const { messages } = await call<{ messages: OutboxMessage[] }>(
    "GET",
    `/dev/outbox.json?to=${encodeURIComponent(to)}`,
  );
  return messages;
}

/** The link of the newest message to an address. */
export async function readLink(to: string): Promise<string> {
  const [message] = await readOutbox(to);
  const link = /https?:\/\/\S+/u.exec(message?.text ?? "")?.[0];
  if (link === undefined) throw new Error(`No link was sent to ${to}.`);
  return link;
}

/** The code of the newest message to a number, in E.164. */
export async function readCode(to: string): Promise<string> {
  const [message] = await readOutbox(to);
  const code = /\b\d{6}\b/u.exec(message?.text ?? "")?.[0];
  if (code === undefined) throw new Error(`No code was sent to ${to}.`);
  return code;
}

/** An unused account, as a person would type it in. */
export function inventAccount(overrides: Partial<NewAccount> = {}): NewAccount {
  return buildAccount({ email: `${randomUUID()}@example.ca`, phoneNumber: inventPhone(), ...overrides });
}

/** Not of Quebec, where contracts come in French first. */
const AREA_CODES = ["416", "250", "604", "403", "613", "902", "204", "306", "780", "905"];

/** A number reserved for fiction, unlikely to be used by another test. */
export function inventPhone(areaCodes: readonly string[] = AREA_CODES): string {
  return `+1${areaCodes[randomInt(areaCodes.length)]}${randomInt(200, 999)}01${String(randomInt(100)).padStart(2, "0")}`;
}

/** Creates an account without a code: its phone is not confirmed. */
export async function makeAccount(overrides: Partial<NewAccount> = {}): Promise<NewAccount> {
  const account = inventAccount(overrides);
  const { firstName, lastName, email, password, phoneNumber, language } = account;
  const altcha = solve(await call<Challenge>("GET", "/v1/auth/challenge"));
  await call("POST", "/v1/auth/sign-up", { firstName, lastName, email, password, phoneNumber, altcha }, { language });
  return account;
}

/** Creates an account whose phone and email are confirmed: it may post and pay. */
export async function makePoster(overrides: Partial<NewAccount> = {}): Promise<NewAccount> {
  const account = inventAccount(overrides);
  const { firstName, lastName, email, password, phoneNumber, language } = account;
  const altcha = solve(await call<Challenge>("GET", "/v1/auth/challenge"));
  await call("POST", "/v1/auth/send-code", { phoneNumber, altcha });
  const verificationCode = await readCode(phoneNumber);
  const signUp = { firstName, lastName, email, password, phoneNumber, verificationCode };
  await call("POST", "/v1/auth/sign-up", signUp, { language });
  await confirmEmail(account);
  return account;
}

/** Opens the link mailed at sign-up, in a session of the account that ends right after. */
async function confirmEmail({ email, password }: Pick<NewAccount, "email" | "password">): Promise<void> {
  const oobCode = new URL(await readLink(email)).searchParams.get("oobCode");
  const credentials = { email, password, tokenTransport: "body" };
  const { accessToken: token } = await call<{ accessToken: string }>("POST", "/v1/auth/sign-in", credentials);
  await call("POST", "/v1/auth/verify-email", { oobCode }, { token });
  await call("POST", "/v1/auth/sign-out", {}, { token });
}

interface Challenge {
  parameters: { nonce: string; salt: string; cost: number; keyLength: number; keyPrefix: string };
}

/** Solves the proof of work like a browser on the sign-up page. */
function solve(challenge: Challenge): string {
  const { nonce, salt, cost, keyLength, keyPrefix } = challenge.parameters;
  for (let counter = 0; ; counter += 1) {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const guess = Buffer.concat([Buffer.from(nonce, "hex"), count]);
    const derivedKey = pbkdf2Sync(guess, Buffer.from(salt, "hex"), cost, keyLength, "sha256").toString("hex");
    if (!derivedKey.startsWith(keyPrefix)) continue;
    return Buffer.from(JSON.stringify({ challenge, solution: { counter, derivedKey } })).toString("base64");
  }
}

/** A call from its own address: all of 127/8 is this machine, and limits count by address. */
export function call<Answer>(
  method: "GET" | "POST",
  path: string,
  body?: object,
  { language = "en", token }: { language?: string; token?: string } = {},
): Promise<Answer> {
  const localAddress = process.platform === "linux" ? `127.${randomInt(1, 255)}.${randomInt(255)}.2` : undefined;
  const headers = {
    "accept-language": language,
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(body && { "content-type": "application/json" }),
  };
  return new Promise((resolve, reject) => {
    const request = send(
      new URL(path, BASE_URL),
      { method, headers, ...(localAddress && { localAddress }) },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on("data", (chunk: Buffer) => chunks.push(chunk));
        answer.on("end", () => {
          const text = Buffer.concat(chunks).toString("utf8");
          if ((answer.statusCode ?? 500) < 300) resolve(JSON.parse(text) as Answer);
          else reject(new Error(`${method} ${path}: ${answer.statusCode} ${text}`));
        });
      },
    );
    request.on("error", reject);
    request.end(body && JSON.stringify(body));
  });
}
