import pg from "pg";
import { connectClient } from "./client.ts";
import { type Cluster, connect, DATABASE, OWNER_ROLE, SERVER_ROLE, toUrls } from "./cluster.ts";

/** Creates the database, its owner and the server's role, unless they exist. */
export async function createRoles({ cluster, port }: { cluster: Cluster; port: number }): Promise<void> {
  const client = await connect({ cluster, port });
  try {
    const { rowCount } = await client.query("SELECT 1 FROM pg_database WHERE datname = $1", [DATABASE]);
    if (rowCount === 1) return;
    await client.query(`CREATE ROLE ${OWNER_ROLE} LOGIN PASSWORD ${pg.escapeLiteral(cluster.passwords.owner)}`);
    await client.query(`CREATE ROLE ${SERVER_ROLE} LOGIN PASSWORD ${pg.escapeLiteral(cluster.passwords.server)}`);
    await client.query(`CREATE DATABASE ${DATABASE} OWNER ${OWNER_ROLE}`);
    await client.query(`REVOKE CONNECT, TEMPORARY ON DATABASE ${DATABASE} FROM PUBLIC`);
    await client.query(`GRANT CONNECT ON DATABASE ${DATABASE} TO ${SERVER_ROLE}`);
    await client.query("REVOKE CONNECT ON DATABASE postgres FROM PUBLIC");
  } finally {
    await client.end();
  }
  await grantDefaults(toUrls({ cluster, port }).ownerUrl);
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
