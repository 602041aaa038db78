import { createInterface } from "node:readline/promises";
import { ADMINISTRATOR_ROLES, type AdministratorRole } from "@vestpocket/domain/shared/administrator-roles";
import { paths } from "@vestpocket/domain/shared/paths";
import {
  listAdministrators,
  type RoleChange,
  setRole,
  UnconfirmedEmail,
} from "../server/src/features/accounts/administrators.usecases.ts";
import { SEALED_AUTHENTICATORS } from "../server/src/features/accounts/authenticator.tokens.ts";
import { countDemoAccounts } from "../server/src/features/accounts/demo-accounts.queries.ts";
import { resetTwoStep } from "../server/src/features/accounts/two-step-reset.usecases.ts";
import { createRecordAudit } from "../server/src/features/audit/audit.usecases.ts";
import { SEALED_MANDATES } from "../server/src/features/mandates/mandates.tokens.ts";
import { SEALED_MESSAGES } from "../server/src/features/messages/content.tokens.ts";
import { removePasskeysOf } from "../server/src/features/passkeys/passkeys.ts";
import { createSessionEndings } from "../server/src/features/sessions/sessions.ts";
import { systemClock } from "../server/src/platform/clock.ts";
import { type Config, readConfig } from "../server/src/platform/config.ts";
import { type Database, openDatabase } from "../server/src/platform/database/database.ts";
import { borrowEmbeddedDatabase } from "../server/src/platform/database/embedded.ts";
import { isMigrated } from "../server/src/platform/database/migrate.ts";
import { resealColumn } from "../server/src/platform/database/sealed-columns.ts";
import { openFileStore } from "../server/src/platform/files/open-file-store.ts";
import { createJobs, type Jobs } from "../server/src/platform/jobs.ts";
import { createLogger, explainFailure } from "../server/src/platform/log/log.ts";
import { Refusal } from "../server/src/platform/refusal.ts";
import { describePastConsents } from "./past-consents.ts";
import { removeDemo } from "./remove-demo.ts";

const USAGE = `Manage the administrators of Vestpocket, its secret and its demo:

  npm run admin -- grant <email> [support|finance|full]
                                    make the account with this address an administrator: for people, listings, tickets
                                    and reports, for orders and money, or for everything, which is the default; or
                                    change what an administrator is there for
  npm run admin -- revoke <email>   make it an ordinary member again
  npm run admin -- list             list the administrators and their roles
  npm run admin -- reset-two-step <email>
                                    turn two-step log-in off, and remove the passkeys, of somebody who lost everything
  npm run admin -- consents <email>
                                    print what the owners of deleted accounts with this address had agreed to; with
                                    SECRET_PREVIOUS also what was kept under an earlier secret
  SECRET_PREVIOUS=… SECRET=… npm run admin -- new-secret
                                    encrypt again, under SECRET, what the previous one encrypted; with the server stopped
  npm run admin -- remove-demo      remove the demo's accounts and all that belongs to them;
                                    asks first, unless --yes is given`;
/** Everything in the database that is encrypted with a key derived from the secret. */
const SEALED_COLUMNS = [SEALED_AUTHENTICATORS, SEALED_MANDATES, SEALED_MESSAGES];
const NO_DATABASE = "The database is not set up for this version yet. Start the server once: npm start.";

type Deps = Parameters<typeof listAdministrators>[0] &
  Parameters<typeof resetTwoStep>[0] & {
    readonly db: Database;
    /** Not started yet. */
    readonly jobs: Jobs;
  };
interface Input {
  readonly email: string;
  /** For `grant`. */
  readonly administratorRole?: AdministratorRole | undefined;
  readonly config: Config;
  readonly isSure: boolean;
}
type Command = (deps: Deps, input: Input) => Promise<string>;

const COMMANDS: Readonly<Record<string, Command>> = {
  async grant(deps, { email, administratorRole, config: { publicUrl } }) {
    const wanted = { email, role: "administrator", administratorRole, publicUrl } as const;
    const { account, hasChanged } = await changeRole(deps, wanted);
    const result = `${account.email} is ${hasChanged ? "now" : "already"} an administrator, with the role ${account.role}.`;
    const next = account.hasSecondFactor
      ? `They will be asked for a code from their authenticator app at ${publicUrl}${paths.admin()}`
      : `They still need two-step log-in, which they set up at ${publicUrl}${paths.profile()}#second-factor`;
    const disabled = account.isDisabled ? ["The account is disabled: nobody can log in to it."] : [];
    return [result, next, ...disabled].join("\n");
  },
  async revoke(deps, { email, config: { publicUrl } }) {
    const { account, hasChanged } = await changeRole(deps, { email, role: "member", publicUrl });
    const result = `${account.email} is ${hasChanged ? "no longer" : "not"} an administrator.`;
    const left = await listAdministrators(deps);
    if (left.length === 0) return `${result}\nNo administrators are left.`;
    return left.some(({ role, isDisabled }) => role === "full" && !isDisabled)
      ? result
      : `${result}\nNo administrator with the full role is left.`;
  },
  async list(deps) {
    const administrators = await listAdministrators(deps);
    if (administrators.length === 0) return "There are no administrators.";
    return administrators
      .map(({ email, role, hasSecondFactor, isDisabled }) => {
        const facts = [role, `two-step log-in ${hasSecondFactor ? "on" : "off"}`];
        if (isDisabled) facts.push("disabled");
        return `${email}  (${facts.join(", ")})`;
      })
      .join("\n");
  },
  async "reset-two-step"(deps, { email, config: { publicUrl } }) {
    const reset = await resetTwoStep(deps, email);
    if (reset === undefined) throw new Refusal(`There is no account with the email ${email}.`);
    if (!reset.wasOn) return `Two-step log-in is not on for ${reset.email}, and it has no passkeys.`;
    const again = `${publicUrl}${paths.profile()}#second-factor`;
    return `Two-step log-in is off for ${reset.email}, its passkeys are removed, and all its sessions have ended. It can be turned on again at ${again}`;
  },
  async consents({ db }, { email, config: { secret, previousSecret } }) {
    const secrets = previousSecret === undefined ? [secret] : [secret, previousSecret];
    const found = await describePastConsents(db, { email, secrets });
    return found.length === 0 ? `Nothing is kept under the address ${email}.` : found.join("\n");
  },
  async "new-secret"({ db }, { config: { secret, previousSecret } }) {
    if (previousSecret === undefined)
      throw new Refusal("Set SECRET_PREVIOUS to the secret until now, and SECRET to the new one.");
    if (previousSecret === secret) throw new Refusal("SECRET and SECRET_PREVIOUS are the same.");
    const lines: string[] = [];
    for (const column of SEALED_COLUMNS) {
      const { changed, unreadable } = await resealColumn(db, column, { from: previousSecret, to: secret });
      lines.push(
        `${column.table}: ${changed} encrypted again${unreadable === 0 ? "" : `, ${unreadable} that neither secret opens`}`,
      );
    }
    return [
      ...lines,
      "Start the server with the new SECRET. Everybody logs in again, and makes new recovery codes.",
    ].join("\n");
  },
  async "remove-demo"({ db, recordAudit, jobs }, { config, isSure }) {
    const count = await countDemoAccounts(db);
    if (count > 0 && !isSure) await confirmRemoval(count);
    await jobs.start();
    const removed = await removeDemo({ db, files: openFileStore(config), recordAudit, jobs }).finally(() =>
      jobs.stop(),
    );
    return removed === 0
      ? "There are no demo accounts."
      : `Removed ${removed} demo accounts and all that belonged to them.`;
  },
};

/** Throws Refusal unless the user confirms at the terminal. */
async function confirmRemoval(count: number): Promise<void> {
  const what = `${count} demo accounts with their listings, files, orders, tickets, messages and conversations`;
  if (!process.stdin.isTTY) throw new Refusal(`This removes ${what}. To go on, add --yes.`);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`This removes ${what}, for good. Type yes to go on: `);
  terminal.close();
  if (answer.trim().toLowerCase() !== "yes") throw new Refusal("Nothing was removed.");
}

async function changeRole(
  deps: Deps,
  { publicUrl, ...wanted }: Parameters<typeof setRole>[1] & { readonly publicUrl: string },
): Promise<RoleChange> {
  const change = await setRole(deps, wanted).catch((error) => {
    if (!(error instanceof UnconfirmedEmail)) throw error;
    throw new Refusal(`${wanted.email} is not confirmed yet. Open the link in the confirmation e-mail first.`);
  });
  if (change !== undefined) return change;
  const signUp = `${publicUrl}${paths.signUp()}`;
  throw new Refusal(`There is no account with the email ${wanted.email}. Create it first at ${signUp}`);
}

/** A command's arguments. */
function readArguments(name: string, given: readonly string[]): Omit<Input, "config"> | undefined {
  const [first = "", second] = given;
  const administratorRole = ADMINISTRATOR_ROLES.find((role) => role === second);
  if (name === "grant" && given.length === 2 && administratorRole !== undefined)
    return { email: first, administratorRole, isSure: false };
  if (given.length > 1) return undefined;
  if (name === "remove-demo")
    return first === "" || first === "--yes" ? { email: "", isSure: first !== "" } : undefined;
  return (first === "") === (name === "list" || name === "new-secret") ? { email: first, isSure: false } : undefined;
}

/** The tool's output, and its exit code. */
export interface AdminAnswer {
  readonly code: number;
  readonly text: string;
}

/** Runs a command line on the database named by the environment. */
export async function runAdmin(words: readonly string[], env: NodeJS.ProcessEnv): Promise<AdminAnswer> {
  const [name = "", ...more] = words;
  const command = COMMANDS[name];
  const given = readArguments(name, more);
  if (command === undefined || given === undefined) return { code: 2, text: USAGE };
  try {
    const config = readConfig(env);
    return { code: 0, text: await withDeps(config, (deps) => command(deps, { ...given, config })) };
  } catch (error) {
    return { code: 1, text: explainFailure(error) };
  }
}

async function withDeps<Result>(config: Config, use: (deps: Deps) => Promise<Result>): Promise<Result> {
  const log = createLogger("warn");
  const embedded = config.databaseUrl === undefined ? await borrowEmbeddedDatabase(config.dataDir, { log }) : undefined;
  const url = config.databaseUrl ?? embedded?.url;
  if (url === undefined) throw new Refusal(NO_DATABASE);
  const { directDatabaseUrl: directUrl } = config;
  const db = openDatabase({ url, log, directUrl });
  try {
    if (!(await isMigrated(db))) throw new Refusal(NO_DATABASE);
    return await use({
      db,
      clock: systemClock,
      recordAudit: createRecordAudit(systemClock),
      sessions: createSessionEndings(systemClock),
      removePasskeys: removePasskeysOf,
      jobs: createJobs({ url: directUrl ?? url, log }),
    });
  } finally {
    await db.close();
    await embedded?.stop();
  }
}
