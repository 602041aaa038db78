import { createHmac, hkdfSync } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { DEMO_ACCOUNTS } from "@vestpocket/domain/accounts/accounts.factory";
import { expect, open, signIn } from "./fixtures.ts";

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
/** Of the demo administrator's authenticator, as the server under test makes it from its own secret and prints it. */
const KEY_BYTES = 20;

/** The code that an authenticator app shows now (RFC 6238). */
export function readTotp(secret: string): string {
  const bits = [...secret].map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, "0"));
  const bytes = bits.join("").match(/.{8}/gu) ?? [];
  const key = Buffer.from(bytes.map((each) => Number.parseInt(each, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)));
  const digest = createHmac("sha1", key).update(counter).digest();
  const at = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(at) & 0x7fff_ffff) % 1_000_000).padStart(6, "0");
}

/** Signs the demo's administrator in and opens a page of the administration, with a code of the app. */
export async function openAsAdministrator(page: Page, address: string): Promise<void> {
  await signIn(page, DEMO_ACCOUNTS.admin);
  await open(page, address);
  await page.getByRole("textbox", { name: "Code" }).fill(readTotp(readAdministratorKey()));
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("navigation", { name: "Administration" })).toBeVisible();
}

function readAdministratorKey(): string {
  const secret = readFileSync(join(process.env.E2E_DATA_DIR ?? "", "secret"), "utf8");
  const key = new Uint8Array(hkdfSync("sha256", secret, "vestpocket", "demo-second-factor", 32)).slice(0, KEY_BYTES);
  const bits = [...key].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{5}/gu) ?? []).map((each) => LETTERS[Number.parseInt(each, 2)]).join("");
}
