import { maySeeListing } from "@vestpocket/domain/listings/listings.rules";
import type { Logger } from "pino";
import { findAccountByEmail } from "./features/accounts/accounts.queries.ts";
import { registerAccounts } from "./features/accounts/accounts.routes.ts";
import { registerProfilePictures } from "./features/accounts/profile-picture.routes.ts";
import { toSignInAccount } from "./features/accounts/accounts.views.ts";
import { registerAgents } from "./features/agents/agents.routes.ts";
import { listCardRows } from "./features/listings/listings.queries.ts";
import { registerListings } from "./features/listings/listings.routes.ts";
import { toCard } from "./features/listings/listings.views.ts";
import { registerMemberships } from "./features/memberships/memberships.routes.ts";
import { registerOutbox } from "./features/messages/messages.routes.ts";
import { createMessages } from "./features/messages/messages.usecases.ts";
import { registerPhones } from "./features/phones/phones.routes.ts";
import { registerSearches } from "./features/searches/searches.routes.ts";
import { createSearches } from "./features/searches/searches.usecases.ts";
import { registerSecondFactor } from "./features/sessions/second-factor.routes.ts";
import { registerSessions } from "./features/sessions/sessions.routes.ts";
import { createSessions } from "./features/sessions/sessions.usecases.ts";
import type { Clock } from "./platform/clock.ts";
import type { Config } from "./platform/config.ts";
import type { Database } from "./platform/database/database.ts";
import { openFileStore } from "./platform/files.ts";
import { registerDocumentation } from "./platform/http/documentation.ts";
import { notFound } from "./platform/http/failure.ts";
import { registerHealth } from "./platform/http/health.ts";
import { type Api, createHttp } from "./platform/http/http.ts";
import { registerSite } from "./platform/http/site.ts";
import { recognizeViewer, requireViewer } from "./platform/session/viewer.ts";

/** What the app is built from; tests give their own. */
export interface Parts {
  readonly config: Config;
  readonly log: Logger;
  readonly db: Database;
  readonly clock: Clock;
  /** Without it only the API is served. */
  readonly hasSite: boolean;
}

/** The wiring diagram: makes the platform, then registers each feature by name. */
export async function buildApp({ config, log, db, clock, hasSite }: Parts): Promise<Api> {
  const api = await createHttp(config, log);
  await registerDocumentation(api, config.publicUrl);
  const isSecure = config.publicUrl.startsWith("https:");
  const files = openFileStore(config.dataDir);
  const messages = createMessages({ db, clock, config });

  const sessions = createSessions({
    db,
    clock,
    secret: config.secret,
    revealAccountErrors: config.revealAccountErrors,
    findAccount: async (email) => {
      const account = await findAccountByEmail(db, email);
      return account === undefined ? undefined : toSignInAccount(account);
    },
  });
  const gate = requireViewer(sessions.findViewer);

  const searches = createSearches({
    db,
    clock,
    secret: config.secret,
    listCards: async (ids, language) => {
      const now = clock.now();
      const rows = await listCardRows(db, ids);
      return rows.filter((row) => maySeeListing(undefined, row, now)).map((row) => toCard(row, language, now));
    },
  });

  registerSessions(api, { sessions, gate, isSecure });
  registerSecondFactor(api, { secondFactor: {} as never, gate });
  registerAccounts(api, { accounts: {} as never, gate });
  await registerProfilePictures(api, { pictures: {} as never, gate });
  registerPhones(api, { phones: {} as never, botCheck: {} as never, gate, recognize: recognizeViewer(sessions.findViewer) });
  registerMemberships(api, { db, clock, gate });
  registerSearches(api, { searches, gate });
  registerListings(api, { db, clock, gate, files });
  registerAgents(api, { db, gate });
  registerOutbox(api, { messages });
  registerHealth(api, { config, db });
  if (hasSite) await registerSite(api, config.publicUrl);
  else
    api.setNotFoundHandler(() => {
      throw notFound();
    });
  return api;
}
