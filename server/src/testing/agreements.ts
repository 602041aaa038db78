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
