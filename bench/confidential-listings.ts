import { DEMO_ACCOUNTS } from "@vestpocket/demo/accounts/accounts.demo";
import { STANDARD_AGREEMENT } from "@vestpocket/domain/agreements/standard-agreement";
import { openEmbeddedDatabase } from "./database.ts";
import { type Headers, post, type System, signIn } from "./system.ts";

const LEVELS = { capRate: "nda", netOperatingIncome: "nda" };
const SECRETS = { buildingName: "The Old Tannery", streetAddress: "12 Mill Lane", parcelNumber: "1234-5678" };
const DAYS = 30;

/** One owner's listings with values restricted to signers, and two members: one who signs and one who does not. */
export interface ConfidentialListings {
  readonly ids: readonly string[];
  readonly owner: Headers;
  readonly reader: Headers;
  readonly member: Headers;
}

/**
 * Makes the owner's newest listings confidential: each requires an agreement from this run, and admits whoever signs
 * it.
 */
export async function keepConfidential(system: System, listings: number): Promise<ConfidentialListings> {
  const owner = await signIn(system, DEMO_ACCOUNTS.agent);
  const ids = await listOwn(system, listings);
  for (const id of ids) {
    await change(`${system.url}/v1/property/${id}`, owner);
    const settings = { mode: "signed", signsFirst: true, days: DAYS, allowedDomains: [], deniedDomains: [] };
    await post(`${system.url}/v1/access/${id}/settings`, { body: settings, headers: owner });
    await post(`${system.url}/v1/property/${id}/agreement`, { body: writeAgreement(), headers: owner });
  }
  return { ids, owner, reader: await signIn(system), member: await signIn(system, DEMO_ACCOUNTS.pro) };
}

async function listOwn({ dataDir }: System, limit: number): Promise<string[]> {
  const pool = openEmbeddedDatabase(dataDir).openPool(1);
  const { rows } = await pool.query<{ id: string }>(
    `SELECT listing.id FROM listings listing JOIN accounts owner ON owner.id = listing.owner_id
     WHERE owner.email = $1 AND listing.status = 'active' ORDER BY listing.published_at DESC, listing.id LIMIT $2`,
    [DEMO_ACCOUNTS.agent.email, limit],
  );
  await pool.end();
  if (rows.length < limit) throw new Error(`The demo's agent has ${rows.length} listings, not ${limit}.`);
  return rows.map(({ id }) => id);
}

async function change(url: string, headers: Headers): Promise<void> {
  const body = new FormData();
  body.append("levels", JSON.stringify(LEVELS));
  body.append("confidential", JSON.stringify(SECRETS));
  const answer = await fetch(url, { method: "PATCH", headers, body });
  if (!answer.ok) throw new Error(`${url} responded ${answer.status}: ${await answer.text()}`);
}

/** Texts that produce a certificate of five pages, with a timestamp in the title, so that nobody has signed them. */
function writeAgreement() {
  const of = (language: string) => STANDARD_AGREEMENT.texts.find((text) => text.language === language)?.body ?? "";
  const bodyOf = (language: string) => `${of(language)}\n\n${of(language).slice(0, of(language).length / 2)}`;
  const title = `Agreement of ${new Date().toISOString()}`;
  return { kind: "own", titleEn: title, bodyEn: bodyOf("en"), titleFr: title, bodyFr: bodyOf("fr") };
}

/** Opens the agreement of a listing and signs it. Returns the signature's id and how many milliseconds signing took. */
export async function signAgreement(
  { url }: System,
  { id, headers }: { id: string; headers: Headers },
): Promise<{ signatureId: string; took: number }> {
  const path = `${url}/v1/property/${id}/agreement`;
  const { version, language, sha256 } = await post<{ version: number; language: string; sha256: string }>(
    `${path}/open`,
    { body: {}, headers },
  );
  const { firstName, lastName, password } = DEMO_ACCOUNTS.buyer;
  const form = { name: `${firstName} ${lastName}`, capacity: "self", agreed: true, timeZone: "America/Toronto" };
  const started = performance.now();
  const signed = await post<{ id: string }>(`${path}/sign`, {
    body: { version, language, sha256, password, ...form },
    headers,
  });
  return { signatureId: signed.id, took: performance.now() - started };
}
