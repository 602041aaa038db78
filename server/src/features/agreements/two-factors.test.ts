import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildPasskeySite, type PasskeySite } from "../../testing/passkeys.ts";
import { PASSWORD } from "../../testing/test-app.ts";

const NEEDED = { password: expect.stringMatching(/^The owner asks for a passkey, or for your password and a code/u) };
const CODE = { code: "Please enter the code your authenticator app shows." };

describe("how signers prove who they are", () => {
  let built: PasskeySite;
  let owner: { uid: string; token: string };
  beforeAll(async () => {
    built = await buildPasskeySite();
    owner = await built.site.signInAs();
  });
  afterAll(() => built.site.close());

  const choose = (listing: string, choice: object) =>
    built.site.call("POST", `/v1/property/${listing}/agreement`, { token: owner.token, body: choice });

  async function offer(choice: object): Promise<string> {
    const [listing = ""] = await built.site.addListings([{ ownerId: owner.uid }]);
    expect((await choose(listing, { kind: "standard", ...choice })).status).toBe(200);
    return listing;
  }

  /** A reader; what proves that the account is theirs, by its name. */
  async function enter(has: "nothing" | "app" | "passkey") {
    const { site, people, passkeys } = built;
    const reader = await site.signInAs({ phoneVerifiedAt: site.clock.now() });
    const { token } = reader;
    if (has === "nothing") return { token, code: async () => ({ password: PASSWORD, code: "123456" }) };
    if (has === "passkey") {
      const authenticator = await passkeys.addPasskey(reader);
      return { token, passkey: () => passkeys.prove(reader, authenticator) };
    }
    const { secret } = (await people.post("/v1/auth/second-factor/enrol", { password: PASSWORD }, { token })).body;
    const app = new TOTP({ secret: Secret.fromBase32(secret) });
    const show = () => app.generate({ timestamp: site.clock.now().getTime() });
    await people.post("/v1/auth/second-factor/confirm", { code: show() }, { token });
    site.clock.advance(30_000);
    return { token, code: async () => ({ password: PASSWORD, code: show() }) };
  }

  async function sign(listing: string, token: string, proof: object) {
    const path = `/v1/property/${listing}/agreement`;
    const { body } = await built.site.call("POST", `${path}/open`, { token, body: { inQuebec: false } });
    const { version, language, sha256 } = body;
    const form = { version, language, sha256, name: "Amélie Tremblay", capacity: "self", agreed: true };
    return built.site.call("POST", `${path}/sign`, { token, body: { ...form, ...proof } });
  }

  test.each([
    [false, "nothing", "password", "password"],
    [false, "app", "code", "password_and_code"],
    [false, "passkey", "password", "password"],
    [false, "passkey", "passkey", "passkey"],
    [true, "nothing", "password", NEEDED],
    [true, "nothing", "code", NEEDED],
    [true, "app", "password", CODE],
    [true, "app", "code", "password_and_code"],
    [true, "passkey", "password", NEEDED],
    [true, "passkey", "passkey", "passkey"],
  ] as const)(
    "two factors asked for: %s; the account has: %s; sent: %s",
    async (needsTwoFactors, has, sent, expected) => {
      const listing = await offer({ needsTwoFactors });
      const { token, ...proofs } = await enter(has);
      const read = await built.site.call("GET", `/v1/property/${listing}/agreement`, { token });
      expect(read.body).toMatchObject({ needsTwoFactors, parties: null });
      const prove = { password: async () => ({ password: PASSWORD }), ...proofs }[sent as "password"];
      const answer = await sign(listing, token, await prove());
      if (typeof expected !== "string") expect(answer).toMatchObject({ status: 400, body: { fields: expected } });
      else expect(answer).toMatchObject({ status: 200, body: { authentication: expected } });
    },
  );

  test("a choice that says nothing about it keeps it, and one who signed before stays signed", async () => {
    const listing = await offer({});
    const { token } = await enter("nothing");
    expect((await sign(listing, token, { password: PASSWORD })).status).toBe(200);
    await choose(listing, { kind: "standard", needsTwoFactors: true });
    await choose(listing, { kind: "standard", principal: "Textiles Roy inc." });
    const { body } = await built.site.call("GET", `/v1/property/${listing}/agreement`, { token });
    expect(body).toMatchObject({ needsTwoFactors: true, signature: { authentication: "password" } });
  });
});
