import { readFileSync } from "node:fs";
import { STANDARD_AGREEMENT_ID } from "@vestpocket/domain/agreements/agreements.terms";
import { insertTexts, saveListingAgreement } from "../features/agreements/agreements.queries.ts";
import { hashText } from "../features/agreements/texts.tokens.ts";
import type { Answer, TestApp } from "./test-app.ts";

interface Signer {
  readonly uid: string;
  readonly token: string;
  /** Proof of the signer's identity. */
  readonly entered: object;
}

/** Makes someone with a confirmed phone sign the standard agreement of a new listing. */
export async function signNew(site: TestApp, { uid, token, entered }: Signer): Promise<Answer> {
  const owner = await site.signInAs();
  const [listing] = await site.addListings([{ ownerId: owner.uid }]);
  const path = `/v1/property/${listing}/agreement`;
  await site.call("POST", path, { token: owner.token, body: { kind: "standard" } });
  await site.db.$client.query(
    "UPDATE accounts SET phone_verified_at = now(), email_verified_at = now() WHERE id = $1",
    [uid],
  );
  const { version, language, sha256 } = (await site.call("POST", `${path}/open`, { token, body: {} })).body;
  const form = { name: "Amélie Tremblay", capacity: "self", agreed: true };
  return site.call("POST", `${path}/sign`, { token, body: { version, language, sha256, ...form, ...entered } });
}

/** The standard text as it was in an earlier version; the first had ordinary spaces where the second has no-break ones. */
export function readOldStandard(version: 1 | 2) {
  return (["en", "fr"] as const).map((language) => {
    const file = new URL(`./fixtures/standard-agreement-2-${language}.txt`, import.meta.url);
    const text = readFileSync(file, "utf8");
    const [title = "", ...parts] = (version === 1 ? text.replaceAll("\u00a0", " ") : text).split("\n\n");
    return { language, title, body: parts.join("\n\n") };
  });
}

/** Makes a listing require an earlier version of the standard text, as if it had been chosen then. */
export async function useOldStandard({ db, clock }: TestApp, listingId: string, version: 1 | 2 = 2): Promise<void> {
  const agreement = { agreementId: STANDARD_AGREEMENT_ID, version };
  const texts = readOldStandard(version);
  const at = clock.now();
  await insertTexts(
    db,
    texts.map((text) => ({ ...agreement, ...text, room: null, sha256: hashText(text), createdAt: at })),
  );
  await saveListingAgreement(db, { ...agreement, listingId, chosenAt: at });
}
