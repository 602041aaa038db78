import { paths } from "@vestpocket/domain/shared/paths";
import { createAdministrators, type RoleChange } from "../server/src/features/accounts/administrators.ts";
import { createRecordAudit } from "../server/src/features/audit/audit.usecases.ts";
import { systemClock } from "../server/src/platform/clock.ts";
import { type Config, readConfig } from "../server/src/platform/config.ts";
import { openDatabase } from "../server/src/platform/database/database.ts";
import { borrowEmbeddedDatabase } from "../server/src/platform/database/embedded.ts";
import { isMigrated } from "../server/src/platform/database/migrate.ts";
import { createLogger, explainFailure } from "../server/src/platform/log.ts";

const USAGE = `Who administers Vestpocket:

  npm run admin -- grant <e-mail>    makes the account with this address an administrator's
  npm run admin -- revoke <e-mail>   makes it a member's again
  npm run admin -- list              tells who is an administrator`;
const NO_DATABASE = "The database is not set up for this version yet. Start the server once: npm start.";

type Administrators = ReturnType<typeof createAdministrators>;

/** A sentence that ends the tool, in place of what was asked for. */
class Refusal extends Error {}

const COMMANDS: Readonly<Record<string, (to: Administrators, email: string, config: Config) => Promise<string>>> = {
  async grant(administrators, email, { publicUrl }) {
    const { account, isDone } = required(await administrators.grant(email), email, publicUrl);
    const said = isDone ? `${account.email} is an administrator now.` : `${account.email} is an administrator already.`;
    const next =
      account.secondFactorSince === null
        ? `Needed besides: two-step log-in, which they set up at ${publicUrl}${paths.profile()}#second-factor`
        : `A code of their authenticator app is asked for at ${publicUrl}${paths.admin()}`;
    const shutOut = account.disabledAt === null ? [] : ["The account is disabled: nobody can log in with it."];
    return [said, next, ...shutOut].join("\n");
  },
  async revoke(administrators, email, { publicUrl }) {
    const { account, isDone } = required(await administrators.revoke(email), email, publicUrl);
    const said = isDone ? `${account.email} is no administrator any more.` : `${account.email} is no administrator.`;
    return (await administrators.list()).length === 0 ? `${said}\nNo administrator is left.` : said;
  },
  async list(administrators) {
    const accounts = await administrators.list();
    if (accounts.length === 0) return "There is no administrator.";
    return accounts
      .map(({ email, secondFactorSince, disabledAt }) => {
        const facts = [`two-step log-in ${secondFactorSince === null ? "off" : "on"}`];
        if (disabledAt !== null) facts.push("disabled");
        return `${email}  (${facts.join(", ")})`;
      })
      .join("\n");
  },
};

function required(change: RoleChange, email: string, publicUrl: string): NonNullable<RoleChange> {
  if (change !== undefined) return change;
  throw new Refusal(`There is no account with the e-mail ${email}. It is made first, at ${publicUrl}${paths.signUp()}`);
}

const [name = "", email = "", ...more] = process.argv.slice(2);
const command = COMMANDS[name];
if (command === undefined || more.length > 0 || (email === "") !== (name === "list")) {
  console.error(USAGE);
  process.exit(2);
}

try {
  const config = readConfig(process.env);
  const log = createLogger("warn");
  const embedded = config.databaseUrl === undefined ? await borrowEmbeddedDatabase(config.dataDir, { log }) : undefined;
  const url = config.databaseUrl ?? embedded?.url;
  if (url === undefined) throw new Refusal(NO_DATABASE);
  const db = openDatabase(url, log);
  try {
    if (!(await isMigrated(db).catch(() => false))) throw new Refusal(NO_DATABASE);
    const recordAudit = createRecordAudit(systemClock);
    console.log(await command(createAdministrators({ db, clock: systemClock, recordAudit }), email, config));
  } finally {
    await db.close();
    await embedded?.stop();
  }
} catch (error) {
  console.error(error instanceof Refusal ? error.message : explainFailure(error));
  process.exitCode = 1;
}
