import * as calls from "@vestpocket/domain/passkeys/passkeys.contract";
import type { Message } from "@vestpocket/domain/shared/text";
import type { Serve } from "../../platform/http/serve.ts";
import { translate } from "../../platform/language.ts";
import { askForConfirmation, confirmWithPasskey } from "./confirming.usecases.ts";
import type { PasskeyDeps } from "./passkeys.deps.ts";
import { listPasskeyRows } from "./passkeys.queries.ts";
import { addPasskey, beginPasskey, removePasskey, renamePasskey } from "./passkeys.usecases.ts";
import { toPasskey } from "./passkeys.views.ts";

const DONE = {
  added: /*i18n*/ { id: "passkeys.added", message: "Passkey added. You can log in with it from now on." },
  renamed: /*i18n*/ { id: "passkeys.renamed", message: "Passkey renamed." },
  removed: /*i18n*/ { id: "passkeys.removed", message: "Passkey removed." },
  confirmed: /*i18n*/ { id: "passkeys.confirmed", message: "Passkey accepted." },
} as const satisfies Record<string, Message>;

export function registerPasskeys(serve: Serve, deps: PasskeyDeps): void {
  serve(calls.listPasskeys, async ({ viewer }) => ({
    passkeys: (await listPasskeyRows(deps.db, viewer.uid)).map(toPasskey),
  }));

  serve(calls.beginPasskey, async ({ viewer, body }) => beginPasskey(deps, { viewer, ...body }));

  serve(calls.addPasskey, async ({ viewer, body: { name, credential }, language }) => {
    await addPasskey(deps, { viewer, name, credential });
    return { msg: translate(language, DONE.added) };
  });

  serve(calls.renamePasskey, async ({ viewer, params: { id }, body: { name }, language }) => {
    await renamePasskey(deps, { viewer, id, name });
    return { msg: translate(language, DONE.renamed) };
  });

  serve(calls.removePasskey, async ({ viewer, params: { id }, body, language }) => {
    await removePasskey(deps, { viewer, id, ...body });
    return { msg: translate(language, DONE.removed) };
  });

  serve(calls.beginConfirmation, async ({ viewer }) => askForConfirmation(deps, viewer));

  serve(calls.confirmWithPasskey, async ({ viewer, body: { credential }, language }) => {
    await confirmWithPasskey(deps, { viewer, credential });
    return { msg: translate(language, DONE.confirmed) };
  });
}
