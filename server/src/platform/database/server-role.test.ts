import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";

/** What an attacker could do who makes the server run arbitrary statements: nothing beyond the rows it works with. */
describe("the server's role in the database", () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await buildTestApp();
  });
  afterAll(() => site.close());

  test.each([
    "DROP TABLE listings",
    "ALTER TABLE listings ADD COLUMN mine int",
    "ALTER TABLE listings DISABLE TRIGGER ALL",
    "TRUNCATE listings",
    "CREATE TABLE mine (id int)",
    "CREATE SCHEMA mine",
    "CREATE FUNCTION mine() RETURNS int LANGUAGE sql AS 'SELECT 1'",
    "CREATE EXTENSION dblink",
    "CREATE ROLE mine",
    "CREATE DATABASE mine",
    "ALTER ROLE vestpocket SUPERUSER",
    "ALTER SYSTEM SET fsync = off",
    "SET session_replication_role = replica",
    "COPY accounts TO '/tmp/accounts'",
    "COPY accounts FROM '/etc/passwd'",
    "COPY accounts TO PROGRAM 'true'",
    "SELECT pg_read_file('/etc/passwd')",
    "SELECT pg_ls_dir('/')",
    "SELECT lo_export(0, '/tmp/mine')",
    "SELECT rolpassword FROM pg_authid",
    "SELECT pg_terminate_backend(pg_backend_pid()) FROM pg_reload_conf()",
  ])("may not: %s", async (statement) => {
    const refused = /permission denied|must be (?:owner|superuser)|only roles with|not permitted/iu;
    await expect(site.db.$client.query(statement)).rejects.toThrow(refused);
  });

  test("may not become another role", async () => {
    const { rows } = await site.db.$client.query<{ name: string }>(
      "SELECT rolname AS name FROM pg_roles WHERE rolsuper",
    );
    for (const { name } of rows) {
      await expect(site.db.$client.query(`SET ROLE ${pg.escapeIdentifier(name)}`)).rejects.toThrow(
        /permission denied/u,
      );
    }
    const { rows: granted } = await site.db.$client.query(
      "SELECT roleid FROM pg_auth_members WHERE member = (SELECT oid FROM pg_roles WHERE rolname = current_user)",
    );
    expect(granted).toEqual([]);
  });
});
