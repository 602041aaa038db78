import { execFile } from "node:child_process";
import { createHmac } from "node:crypto";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import { DEMO_PASSWORD } from "@vestpocket/demo/accounts/accounts.demo";
import type { NewAccount } from "@vestpocket/domain/accounts/accounts.factory";
import { expectWell } from "./accessible.ts";
import { makeAccount, readLink } from "./accounts.ts";
import { expect, open, signIn } from "./fixtures.ts";
import { readToken } from "./posting.ts";
import { DESKTOP, PHONE } from "./viewports.ts";

/** Like `npm run admin`, which caches compiled modules. */
const ADMIN_TOOL = ["tools/with-node.mjs", "tools/admin.ts"];
const root = fileURLToPath(new URL("..", import.meta.url));

export interface Administrator extends NewAccount {
  /** Their authenticator app's secret. */
  readonly secret: string;
  /** Each logs in once; used ones are removed. */
  readonly recoveryCodes: string[];
}

/** Someone new whom the command line made an administrator while the server runs. They have no second factor yet. */
export async function grantAdministrator(page: Page): Promise<NewAccount> {
  const account = await makeAccount({ firstName: "Priya", lastName: "Whitford" });
  const headers = { authorization: `Bearer ${await readToken(page, account.email)}` };
  const oobCode = new URL(await readLink(account.email)).searchParams.get("oobCode");
  const verified = await page.request.post("/v1/auth/verify-email", { headers, data: { oobCode } });
  expect(verified.status()).toBe(200);
  const env = { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR };
  const { stdout } = await promisify(execFile)(process.execPath, [...ADMIN_TOOL, "grant", account.email], {
    cwd: root,
    env,
  });
  expect(stdout).toContain(`${account.email} is now an administrator, with the role full.`);
  return account;
}

/** Turns on two-step log-in, in a separate session. */
export async function setUpApp(page: Page, account: NewAccount): Promise<Administrator> {
  const headers = { authorization: `Bearer ${await readToken(page, account.email)}` };
  const post = (path: string, data: object) => page.request.post(`/v1/auth/second-factor/${path}`, { headers, data });
  const { secret } = (await (await post("enrol", { password: DEMO_PASSWORD })).json()) as { secret: string };
  const confirmed = await post("confirm", { code: readTotp(secret) });
  expect(confirmed.status()).toBe(200);
  const { recoveryCodes } = (await confirmed.json()) as { recoveryCodes: string[] };
  return { ...account, secret, recoveryCodes };
}

let shared: Promise<Administrator> | undefined;

/**
 * An administrator with an authenticator app, shared by a worker's journeys one after another, since creating one takes
 * three seconds. Each log-in uses up a recovery code; after the last, a new one is created.
 */
export async function findAdministrator(page: Page): Promise<Administrator> {
  if (shared === undefined || (await shared).recoveryCodes.length === 0) {
    shared = grantAdministrator(page).then((account) => setUpApp(page, account));
  }
  return shared;
}

/** Signs an administrator in with both steps, so that the administration opens at once. */
export async function openAdministration(page: Page, administrator: Administrator, address = "/admin"): Promise<void> {
  await signIn(page, administrator);
  await open(page, address);
}

/** An administrator at a page of the administration. */
export async function openAsAdministrator(page: Page, address: string): Promise<Administrator> {
  const administrator = await findAdministrator(page);
  await openAdministration(page, administrator, address);
  await expect(page.getByRole("navigation", { name: "Administration", exact: true })).toBeVisible();
  return administrator;
}

/** The page is accessible and fits every width; in French it is checked on a phone. */
export async function expectLoadedWell(page: Page, where: string): Promise<void> {
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
  await page.setViewportSize(new URL(page.url()).pathname.startsWith("/fr/") ? PHONE : DESKTOP);
  await expectWell(page, where);
  await page.setViewportSize(DESKTOP);
}

/** The authenticator app's current code (RFC 6238), or the one `periods` half minutes from now. */
export function readTotp(secret: string, periods = 0): string {
  const bits = [...secret].map((letter) =>
    "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(letter).toString(2).padStart(5, "0"),
  );
  const bytes = bits.join("").match(/.{8}/gu) ?? [];
  const key = Buffer.from(bytes.map((each) => Number.parseInt(each, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + periods));
  const digest = createHmac("sha1", key).update(counter).digest();
  const at = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(at) & 0x7fff_ffff) % 1_000_000).padStart(6, "0");
}
