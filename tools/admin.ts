import { paths } from "@vestpocket/domain/shared/paths";
import {
  listAdministrators,
  type RoleChange,
  setRole,
} from "../server/src/features/accounts/administrators.usecases.ts";
import { createRecordAudit } from "../server/src/features/audit/audit.usecases.ts";
import { systemClock } from "../server/src/platform/clock.ts";
import { readConfig } from "../server/src/platform/config.ts";
import { openDatabase } from "../server/src/platform/database/database.ts";
import { borrowEmbeddedDatabase } from "../server/src/platform/database/embedded.ts";
import { isMigrated } from "../server/src/platform/database/migrate.ts";
import { createLogger, explainFailure } from "../server/src/platform/log/log.ts";

const USAGE = `Manage the administrators of Vestpocket:

  npm run admin -- grant <email>    make the account with this address an administrator
  npm run admin -- revoke <email>   make it an ordinary member again
  npm run admin -- list             list the administrators`;
const NO_DATABASE = "The database is not set up for this version yet. Start the server once: npm start.";

type Deps = Parameters<typeof listAdministrators>[0];
type Command = (deps: Deps, input: { email: string; publicUrl: string }) => Promise<string>;

/** Ends the tool with a sentence instead of a result. */
class Refusal extends Error {}

const COMMANDS: Readonly<Record<string, Command>> = {
  async grant(deps, { email, publicUrl }) {
    const { account, hasChanged } = await changeRole(deps, { email, role: "administrator", publicUrl });
    const result = `${account.email} is ${hasChanged ? "now" : "already"} an administrator.`;
    const next = account.hasSecondFactor
      ? `They will be asked for a code from their authenticator app at ${publicUrl}${paths.admin()}`
      : `They still need two-step log-in, which they set up at ${publicUrl}${paths.profile()}#second-factor`;
    const disabled = account.isDisabled ? ["The account is disabled: nobody can log in to it."] : [];
    return [result, next, ...disabled].join("\n");
  },
  async revoke(deps, { email, publicUrl }) {
    const { account, hasChanged } = await changeRole(deps, { email, role: "member", publicUrl });
    const result = `${account.email} is ${hasChanged ? "no longer" : "not"} an administrator.`;
    return (await listAdministrators(deps)).length === 0 ? `${result}\nNo administrators are left.` : result;
  },
  async list(deps) {
    const administrators = await listAdministrators(deps);
    if (administrators.length === 0) return "There are no administrators.";
    return administrators
      .map(({ email, hasSecondFactor, isDisabled }) => {
        const facts = [`two-step log-in ${hasSecondFactor ? "on" : "off"}`];
        if (isDisabled) facts.push("disabled");
        return `${email}  (${facts.join(", ")})`;
      })
      .join("\n");
  },
};

async function changeRole(
  deps: Deps,
  { publicUrl, ...wanted }: { email: string; role: "administrator" | "member"; publicUrl: string },
): Promise<RoleChange> {
  const change = await setRole(deps, wanted);
  if (change !== undefined) return change;
  const signUp = `${publicUrl}${paths.signUp()}`;
  throw new Refusal(`There is no account with the email ${wanted.email}. Create it first at ${signUp}`);
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
    const { publicUrl } = config;
    console.log(await command({ db, clock: systemClock, recordAudit }, { email, publicUrl }));
  } finally {
    await db.close();
    await embedded?.stop();
  }
} catch (error) {
  console.error(error instanceof Refusal ? error.message : explainFailure(error));
  process.exitCode = 1;
}
