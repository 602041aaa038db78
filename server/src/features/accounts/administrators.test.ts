import { execFile } from "node:child_process";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runAdmin } from "../../../../tools/admin-commands.ts";
import { deriveKey } from "../../platform/keys.ts";
import { openPooler } from "../../testing/pooler.ts";
import { makeTemporaryFolder } from "../../testing/temporary-folder.ts";
import { buildTestApp, PASSWORD, type TestApp } from "../../testing/test-app.ts";
import { createRecordAudit } from "../audit/audit.usecases.ts";
import { openContent } from "../messages/content.tokens.ts";
import { setRole } from "./administrators.usecases.ts";
import {
  deriveAuthenticatorKey,
  makeAuthenticatorSecret,
  openAuthenticatorSecret,
  sealAuthenticatorSecret,
} from "./authenticator.tokens.ts";

const SERVER = fileURLToPath(new URL("../..", import.meta.url));
const TOOL = fileURLToPath(new URL("../../../../tools/admin.ts", import.meta.url));
const FSCK = fileURLToPath(new URL("../../../../tools/fsck.ts", import.meta.url));

describe("npm run admin", () => {
  let site: TestApp;
  let dataDir: string;
  beforeAll(async () => {
    site = await buildTestApp();
    dataDir = makeTemporaryFolder("admin");
  });
  afterAll(async () => {
    await site.close();
  });

  const run = (words: readonly string[], env: Record<string, string> = { DATABASE_URL: site.databaseUrl }) =>
    runAdmin(words, { DATA_DIR: dataDir, ...env });
  const listAudited = async () =>
    (
      await site.db.$client.query(
        "SELECT action, actor_id, subject_id, details, address FROM audit_entries WHERE action LIKE 'users.%' ORDER BY id",
      )
    ).rows;

  test("npm run admin prints the answer and exits with its code", async () => {
    const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: site.databaseUrl };
    const print = promisify(execFile);
    const listed = await print(process.execPath, [TOOL, "list"], { env });
    expect(listed.stdout).toBe("There are no administrators.\n");
    const misused = print(process.execPath, [TOOL, "crown"], { env });
    await expect(misused).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/^Manage the administrators/u),
    });
  });

  test("npm run admin and npm run fsck work through a pooler that rejects connections with settings of their own", async () => {
    const pooler = await openPooler(site.databaseUrl);
    try {
      const refused = await run(["list"], { DATABASE_URL: pooler.url });
      expect(refused.text).toContain("unsupported startup parameter");
      const pooled = { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: pooler.url };
      expect(await run(["list"], pooled)).toEqual({ code: 0, text: "There are no administrators." });
      const env = { ...process.env, ...pooled, DATA_DIR: dataDir, MIGRATION_DATABASE_URL: pooler.url };
      const { stdout } = await promisify(execFile)(process.execPath, [FSCK], { env });
      expect(stdout).toContain("rowsWithoutFiles: 0");
    } finally {
      await pooler.close();
    }
  });

  test("npm run fsck fails if a file that it should compare has no evidence line", async () => {
    const archive = join(dataDir, "mail.eml");
    writeFileSync(archive, "Subject: Evidence\n\nSee attachment.\n");
    const env = { ...process.env, DATABASE_URL: site.databaseUrl, DATA_DIR: dataDir };
    const checked = promisify(execFile)(process.execPath, [FSCK, archive], { env });
    await expect(checked).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining(`no evidence line in ${archive}`),
    });
  });

  test("npm run admin grants and revokes the administrator role at once, and records it in the audit log", async () => {
    const { uid, token, email } = await site.signInAs({ email: "grant.me@example.ca" });
    const ask = async () => (await site.call("GET", "/v1/admin/users", { token })).body.code;
    expect(await ask()).toBe("sessions.administrators_only");
    expect(await run(["list"])).toEqual({ code: 0, text: "There are no administrators." });
    const granted = await run(["grant", " Grant.Me@Example.ca"]);
    expect(granted.code).toBe(0);
    expect(granted.text).toMatch(
      /^grant\.me@example\.ca is now an administrator, with the role full\.\nThey still need two-step log-in/u,
    );
    expect(await ask()).toBe("sessions.second_factor_needed");
    expect((await run(["grant", email])).text).toContain("is already an administrator, with the role full.");
    expect((await run(["list"])).text).toBe("grant.me@example.ca  (full, two-step log-in off)");
    const revoked = await run(["revoke", email]);
    expect(revoked).toEqual({
      code: 0,
      text: "grant.me@example.ca is no longer an administrator.\nNo administrators are left.",
    });
    expect(await ask()).toBe("sessions.administrators_only");
    const entry = { actor_id: null, subject_id: uid, details: { by: "command line" }, address: null };
    expect(await listAudited()).toEqual([
      { ...entry, action: "users.grant", details: { by: "command line", from: null, to: "full" } },
      { ...entry, action: "users.revoke" },
    ]);
  });

  test("npm run admin says and changes what an administrator is there for, and records it in the audit log", async () => {
    const { uid, email } = await site.addAccount({ email: "books@example.ca" });
    const list = async () => (await run(["list"])).text;
    expect((await run(["grant", email, "finance"])).text).toContain("now an administrator, with the role finance.");
    expect((await run(["grant", email])).text).toContain("already an administrator, with the role finance.");
    expect(await list()).toBe("books@example.ca  (finance, two-step log-in off)");
    const boss = await site.addAccount({ email: "boss@example.ca", role: "administrator" });
    expect((await run(["revoke", boss.email])).text).toContain("No administrator with the full role is left.");
    expect((await run(["grant", email, "full"])).text).toContain("now an administrator, with the role full.");
    expect((await listAudited()).filter(({ subject_id }) => subject_id === uid)).toMatchObject([
      { action: "users.grant", details: { from: null, to: "finance" } },
      { action: "users.role", actor_id: null, details: { by: "command line", from: "finance", to: "full" } },
    ]);
    await run(["revoke", email]);
  });

  test("npm run admin does not make an administrator of an account whose email is not confirmed", async () => {
    const { uid, email } = await site.addAccount({ email: "not.mine@example.ca", emailVerifiedAt: null });
    const refused = await run(["grant", email]);
    expect(refused.code).toBe(1);
    expect(refused.text).toMatch(/^not\.mine@example\.ca is not confirmed yet\./u);
    const { rows } = await site.db.$client.query("SELECT role FROM accounts WHERE id = $1", [uid]);
    expect(rows).toEqual([{ role: "member" }]);
  });

  test("npm run admin explains what is wrong with a command", async () => {
    const nobody = await run(["grant", "nobody@example.ca"]);
    expect(nobody.code).toBe(1);
    expect(nobody.text).toMatch(/^There is no account with the email nobody@example\.ca\. Create it first at http/u);
    for (const command of [
      [],
      ["grant"],
      ["list", "a@example.ca"],
      ["crown", "a@example.ca"],
      ["grant", "a@b.ca", "c@d.ca"],
      ["grant", "a@b.ca", "owner"],
      ["revoke", "a@b.ca", "full"],
    ]) {
      const { code, text } = await run(command);
      expect([code, text.split("\n")[0]]).toEqual([
        2,
        "Manage the administrators of Vestpocket, its secret and its demo:",
      ]);
    }
    const empty = await run(["list"], {});
    expect(empty).toEqual({
      code: 1,
      text: "The database is not set up for this version yet. Start the server once: npm start.",
    });
  });

  test("npm run admin turns off two-step log-in for someone who lost everything, and records it in the audit log", async () => {
    const { uid, email, token } = await site.signInAsAdministrator();
    const signIn = async () =>
      (await site.call("POST", "/v1/auth/sign-in", { body: { email, password: PASSWORD } })).body;
    expect(await signIn()).toHaveProperty("challenge");
    const reset = await run(["reset-two-step", email]);
    expect(reset.code).toBe(0);
    expect(reset.text).toContain(
      `Two-step log-in is off for ${email}, its passkeys are removed, and all its sessions have ended.`,
    );
    expect((await site.call("GET", "/v1/auth/sessions", { token })).status).toBe(401);
    expect(await signIn()).toHaveProperty("accessToken");
    expect((await listAudited()).at(-1)).toMatchObject({ action: "users.two_step_reset", subject_id: uid });
    const again = (await run(["reset-two-step", email])).text;
    expect(again).toBe(`Two-step log-in is not on for ${email}, and it has no passkeys.`);
    const nobody = await run(["reset-two-step", "nobody@example.ca"]);
    expect(nobody).toEqual({ code: 1, text: "There is no account with the email nobody@example.ca." });
  });

  test("npm run admin re-encrypts everything that another secret encrypted, once", async () => {
    const next = "another secret of forty characters, say";
    const { uid } = await site.signInAs({ email: "keeps.the.app@example.ca" });
    const secret = makeAuthenticatorSecret();
    const seal = (serverSecret: string, accountId: string) =>
      sealAuthenticatorSecret(deriveAuthenticatorKey(serverSecret), { accountId, secret });
    const readSealed = async () => {
      const { rows } = await site.db.$client.query(
        "SELECT second_factor_secret AS sealed FROM accounts WHERE id = $1",
        [uid],
      );
      return rows[0].sealed as Buffer;
    };
    const write = (sealed: Buffer) =>
      site.db.$client.query("UPDATE accounts SET second_factor_secret = $2 WHERE id = $1", [uid, sealed]);
    await write(seal(site.config.secret, uid));
    await site.call("POST", "/v1/auth/forgot-password", { body: { email: "keeps.the.app@example.ca" } });
    const env = { DATABASE_URL: site.databaseUrl, SECRET: next, SECRET_PREVIOUS: site.config.secret };
    const first = await run(["new-secret"], env);
    expect(first.text).toMatch(
      /^accounts: 1 encrypted again\nmandates: 0 encrypted again\nmessages: [1-9]\d* encrypted again\n/u,
    );
    expect(openAuthenticatorSecret(deriveAuthenticatorKey(next), { accountId: uid, sealed: await readSealed() })).toBe(
      secret,
    );
    const { rows } = await site.db.$client.query("SELECT id, content FROM messages WHERE content IS NOT NULL");
    for (const { id, content } of rows)
      expect(openContent(deriveKey(next, "message-content"), id, content).text).not.toBe("");
    expect((await run(["new-secret"], env)).text).toMatch(
      /^accounts: 0 encrypted again\nmandates: 0 encrypted again\nmessages: 0 encrypted again\n/u,
    );
    await write(seal("a secret that nobody has any more", uid));
    expect((await run(["new-secret"], env)).text).toContain("accounts: 0 encrypted again, 1 that neither secret opens");
    expect((await run(["new-secret"])).text).toContain("SECRET_PREVIOUS");
    await run(["new-secret"], { ...env, SECRET: site.config.secret, SECRET_PREVIOUS: next });
  });

  test("every module that encrypts with the secret names its column", () => {
    const files = globSync("features/**/*.ts", { cwd: SERVER });
    const encrypting = files.filter((file) =>
      /platform\/encryption\.ts"/u.test(readFileSync(join(SERVER, file), "utf8")),
    );
    expect(encrypting.toSorted()).toEqual([
      "features/accounts/authenticator.tokens.ts",
      "features/mandates/mandates.tokens.ts",
      "features/messages/content.tokens.ts",
    ]);
    for (const file of encrypting) expect(readFileSync(join(SERVER, file), "utf8")).toContain("satisfies SealedColumn");
  });

  test("of 50 concurrent commands that create the first administrator, one succeeds", async () => {
    const { uid, email } = await site.signInAs({ email: "first.of.all@example.ca" });
    const { db, clock } = site;
    const deps = { db, clock, recordAudit: createRecordAudit(clock) };
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => setRole(deps, { email, role: "administrator" })),
    );
    expect(answers.filter((answer) => answer?.hasChanged)).toHaveLength(1);
    expect((await listAudited()).filter(({ subject_id }) => subject_id === uid)).toHaveLength(1);
  });
});
