import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Page } from "@playwright/test";
import { DEMO_PASSWORD } from "@vestpocket/demo/accounts/accounts.demo";
import type { NewAccount } from "@vestpocket/domain/accounts/accounts.factory";
import type { Property } from "@vestpocket/domain/listings/listings.schema";
import { choose, expect, open, signIn, test } from "./fixtures.ts";

/** The call that publishes a draft. */
export const PUBLISH = /\/v1\/drafts\/[\w-]+\/publish$/u;

/** The calls that send a draft's files. */
export const FILES = /\/v1\/drafts\/[\w-]+\/files$/u;

/** The calls that save the form as a draft. */
export const DRAFTS = /\/v1\/drafts\//u;

const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAgAAAAGCAIAAABxZ0isAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQImWNwSevAihgGUgIAw+Y5Yc/r2M4AAAAASUVORK5CYII=",
  "base64",
);

/**
 * Writes a file and returns its path: choosing a large one from the disk is instant, sending it to the browser takes
 * seconds.
 */
export function writeFile({ name, buffer }: { name: string; buffer: Buffer }): string {
  const path = test.info().outputPath(name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, buffer);
  return path;
}

/** One byte more than allowed for a picture. */
export const TOO_LARGE = Buffer.alloc(10 * 1024 * 1024 + 1);

/** A small picture under a name. */
export function picture(name: string) {
  return { name, mimeType: "image/png", buffer: PNG };
}

/** The smallest valid document, which may name its author. */
export function pdf(name: string, author = "") {
  const objects = [
    "<</Type/Catalog/Pages 2 0 R>>",
    "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    "<</Type/Page/Parent 2 0 R>>",
    `<</Author(${author})>>`,
  ];
  const body = objects.map((object, at) => `${at + 1} 0 obj${object}endobj\n`).join("");
  return {
    name,
    mimeType: "application/pdf",
    buffer: Buffer.from(`%PDF-1.4\n${body}trailer<</Root 1 0 R/Info 4 0 R/Size 5>>\n%%EOF\n`),
  };
}

/** Opens the form as someone. */
export async function openForm(page: Page, account: NewAccount, address = "/create-listing"): Promise<void> {
  await signIn(page, account);
  await open(page, address);
  await expect(page.locator("form input[name=type]")).toHaveCount(9);
}

export function field(page: Page, name: string) {
  return page.getByRole("main").getByRole("textbox", { name, exact: true });
}

export function next(page: Page) {
  return page.getByRole("main").getByRole("button", { name: "Next", exact: true });
}

/** The form's last step: posts the listing. */
export function planAndPay(page: Page) {
  return page.getByRole("main").getByRole("button", { name: "Plan and pay", exact: true });
}

type Step = "What and where" | "Price and size" | "Photos and documents" | "Who sees what";

/** Presses a step of the form, and waits until it is shown. */
export async function toStep(page: Page, step: Step): Promise<void> {
  const states = ["complete", "has an error", "to complete", "optional"].join("|");
  const steps = page.getByRole("navigation", { name: "Steps of the form", exact: true });
  await steps.getByRole("link", { name: new RegExp(`^${step}, (?:${states})$`, "u") }).click();
  await expect(page.getByRole("heading", { name: step, exact: true })).toBeVisible();
}

/** Opens the parts of a step that are folded. */
export async function unfold(page: Page): Promise<void> {
  const folds = page.getByRole("main").locator("form details");
  await expect(folds.first()).toBeAttached();
  await folds.evaluateAll((all) => {
    for (const fold of all) (fold as HTMLDetailsElement).open = true;
  });
}

export function declaration(page: Page) {
  return page.getByRole("checkbox", { name: /^I declare that I am a registered real estate agent\b.+$/u });
}

export async function chooseSubtype(page: Page, type: string, subtype: string): Promise<void> {
  await page.getByRole("radio", { name: type, exact: true }).check();
  await page.getByRole("radio", { name: subtype, exact: true }).check();
}

/** Everything a listing needs beyond its subtype; ends at its price. */
export async function fillDetails(page: Page, title: string): Promise<void> {
  await field(page, "Title").fill(title);
  await choose(page.getByRole("main"), "City", "Mississauga");
  await declaration(page).check();
  await toStep(page, "Price and size");
  await page.getByRole("radio", { name: "For Sale", exact: true }).check();
  await field(page, "Price").fill("4500000");
}

/** Presses the last step and returns the id that the server gave the listing. */
export async function post(page: Page): Promise<string> {
  const answer = page.waitForResponse((each) => PUBLISH.test(each.url()) && each.request().method() === "POST");
  await planAndPay(page).click();
  const response = await answer;
  const words = await response.text().catch(() => "");
  expect(response.status(), words).toBe(200);
  return ((await response.json()) as { msg: { propertyId: string } }).msg.propertyId;
}

/** The server's copy of someone's listing. */
export async function readListing(page: Page, { email }: NewAccount, id: string): Promise<Property> {
  const headers = { authorization: `Bearer ${await readToken(page, email)}` };
  const answer = await page.request.get(`/v1/property/getProperty/${id}`, { headers });
  return ((await answer.json()) as { property: Property }).property;
}

/** An access token of a separate session. */
export async function readToken(page: Page, email: string): Promise<string> {
  const data = { email, password: DEMO_PASSWORD, tokenTransport: "body" };
  const answer = await page.request.post("/v1/auth/sign-in", { data });
  return ((await answer.json()) as { accessToken: string }).accessToken;
}
