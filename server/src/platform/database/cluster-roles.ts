import pg from "pg";
import { connectClient } from "./client.ts";
import { type Cluster, connect, DATABASE, OWNER_ROLE, SERVER_ROLE, toUrls } from "./cluster.ts";

/**
 * Creates those of the database, its owner and the server's role that do not exist, and grants what they may do: a start
 * that was killed may have left any part of that undone.
 */
export async function createRoles({ cluster, port }: { cluster: Cluster; port: number }): Promise<void> {
  const client = await connect({ cluster, port });
  try {
    await createRole(client, { name: OWNER_ROLE, password: cluster.passwords.owner });
    await createRole(client, { name: SERVER_ROLE, password: cluster.passwords.server });
    const { rowCount } = await client.query("SELECT 1 FROM pg_database WHERE datname = $1", [DATABASE]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE} OWNER ${OWNER_ROLE}`);
    await client.query(`REVOKE CONNECT, TEMPORARY ON DATABASE ${DATABASE} FROM PUBLIC`);
    await client.query(`GRANT CONNECT ON DATABASE ${DATABASE} TO ${SERVER_ROLE}`);
    await client.query("REVOKE CONNECT ON DATABASE postgres FROM PUBLIC");
  } finally {
    await client.end();
  }
  await grantDefaults(toUrls({ cluster, port }).ownerUrl);
}

async function createRole(client: pg.Client, { name, password }: { name: string; password: string }): Promise<void> {
  const { rowCount } = await client.query("SELECT 1 FROM pg_roles WHERE rolname = $1", [name]);
  if (rowCount === 0) await client.query(`CREATE ROLE ${name} LOGIN PASSWORD ${pg.escapeLiteral(password)}`);
}

async function grantDefaults(ownerUrl: string): Promise<void> {
  const owner = await connectClient({ connectionString: ownerUrl });
  try {
    await owner.query(`ALTER DEFAULT PRIVILEGES GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO ${SERVER_ROLE}`);
    await owner.query(`ALTER DEFAULT PRIVILEGES GRANT USAGE, SELECT ON SEQUENCES TO ${SERVER_ROLE}`);
  } finally {
    await owner.end();
  }
}
