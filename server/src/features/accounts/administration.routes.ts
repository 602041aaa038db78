import * as calls from "@vestpocket/domain/accounts/administration.contract";
import type { Message } from "@vestpocket/domain/shared/text";
import { sendCsv } from "../../platform/http/csv.ts";
import type { Serve } from "../../platform/http/serve.ts";
import { translate } from "../../platform/language.ts";
import type { AccountDeps } from "./accounts.deps.ts";
import {
  changeAdministratorRole,
  disableUser,
  disableUsers,
  enableUser,
  listUsers,
  readUser,
  readUserHistory,
  readUserRows,
  sendUserReset,
} from "./administration.usecases.ts";
import { USER_COLUMNS } from "./user-export.views.ts";

const DONE = {
  disabled: /*i18n*/ { id: "users.disabled", message: "Account disabled." },
  enabled: /*i18n*/ { id: "users.enabled", message: "Account re-enabled." },
  resetSent: /*i18n*/ { id: "users.reset_sent", message: "A link to reset the password is on its way." },
  roleChanged: /*i18n*/ { id: "users.role_changed", message: "Role changed." },
} as const satisfies Record<string, Message>;

/** For administrators: other users' accounts. */
export function registerAdministration(serve: Serve, deps: AccountDeps): void {
  serve(calls.listUsers, async ({ viewer, query: request }) => listUsers(deps, { viewer, request }));

  serve(calls.exportUsers, async ({ viewer, query, language, reply }) =>
    sendCsv(deps, {
      ...{ viewer, language, reply, name: "users", action: "users.export", columns: USER_COLUMNS },
      readPage: (page) => readUserRows(deps, { ...query, ...page }),
    }),
  );

  serve(calls.readUser, async ({ viewer, params: { id } }) => ({ user: await readUser(deps, { viewer, id }) }));

  serve(calls.readUserHistory, async ({ viewer, params: { id }, language }) => ({
    history: await readUserHistory(deps, { viewer, id, language }),
  }));

  serve(calls.disableUser, async ({ viewer, params: { id }, body, language }) => {
    await disableUser(deps, { ...body, viewer, id });
    return { msg: translate(language, DONE.disabled) };
  });

  serve(calls.disableUsers, async ({ viewer, body }) => ({ results: await disableUsers(deps, { ...body, viewer }) }));

  serve(calls.enableUser, async ({ viewer, params: { id }, language }) => {
    await enableUser(deps, { viewer, id });
    return { msg: translate(language, DONE.enabled) };
  });

  serve(calls.sendUserReset, async ({ viewer, params: { id }, language }) => {
    await sendUserReset(deps, { viewer, id });
    return { msg: translate(language, DONE.resetSent) };
  });

  serve(calls.changeAdministratorRole, async ({ viewer, params: { id }, body: { role }, language }) => {
    await changeAdministratorRole(deps, { viewer, id, role });
    return { msg: translate(language, DONE.roleChanged) };
  });
}
