import { countDemoAccounts } from "../server/src/features/accounts/demo-accounts.queries.ts";
import { systemClock } from "../server/src/platform/clock.ts";
import { readConfig } from "../server/src/platform/config.ts";
import { openDatabase } from "../server/src/platform/database/database.ts";
import { borrowEmbeddedDatabase } from "../server/src/platform/database/embedded.ts";
import { createLogger, explainFailure } from "../server/src/platform/log/log.ts";
import { Refusal } from "../server/src/platform/refusal.ts";
import { playDay } from "./demo-story/play-day.ts";
import { withStage } from "./demo-story/stage.ts";
import { explainUsage } from "./usage.ts";

const USAGE = `Let the demo's people make a day's work for an administrator: tickets, reports, and orders that are paid, declined,
disputed and refunded. On a private server with the demo, running or not; each time, one day more:

  npm run demo:day`;

/** Plays the day; exits with 1 if that is refused or fails, and with 2 if it is misused. */
try {
  if (process.argv.length > 2) explainUsage(USAGE);
  else await play();
} catch (error) {
  console.error(explainFailure(error));
  process.exitCode = 1;
}

async function play(): Promise<void> {
  const config = readConfig(process.env);
  if (!config.isPrivate) throw new Refusal("This is a public server: nobody practises among its members.");
  if (config.payments !== undefined)
    throw new Refusal("Payments go to Stripe: unset its keys, so that they go to the sandbox.");
  const log = createLogger("warn");
  const embedded = config.databaseUrl === undefined ? await borrowEmbeddedDatabase(config.dataDir, { log }) : undefined;
  const url = config.databaseUrl ?? embedded?.url;
  const ownerUrl = config.migrationDatabaseUrl ?? embedded?.ownerUrl;
  if (url === undefined || ownerUrl === undefined)
    throw new Refusal("There is no demo yet. Start the server once: npm start.");
  const db = openDatabase({ url, log, directUrl: config.directDatabaseUrl });
  try {
    if ((await countDemoAccounts(db)) === 0)
      throw new Refusal("The database holds no demo: the day is for the demo's people.");
    await withStage({ config, db, ownerUrl, clock: systemClock }, async ({ till, ...stage }) => {
      if (till === undefined) return;
      const { tickets, reports, orders } = await playDay({ db, till, ...stage });
      console.log(`Today: ${tickets} tickets, ${reports} reports and ${orders} orders. See ${config.publicUrl}/admin`);
    });
  } finally {
    await db.close();
    await embedded?.stop();
  }
}
