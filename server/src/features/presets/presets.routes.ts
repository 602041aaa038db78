import * as calls from "@vestpocket/domain/presets/presets.contract";
import type { Message } from "@vestpocket/domain/shared/text";
import type { Serve } from "../../platform/http/serve.ts";
import { translate } from "../../platform/language.ts";
import type { Platform } from "../../platform/platform.ts";
import { listPresetRows } from "./presets.queries.ts";
import { deletePreset, renamePreset, savePreset } from "./presets.usecases.ts";

const DONE = {
  saved: /*i18n*/ { id: "presets.saved", message: "Filters saved." },
  renamed: /*i18n*/ { id: "presets.renamed", message: "Filters renamed." },
  deleted: /*i18n*/ { id: "presets.deleted", message: "Saved filters deleted." },
} as const satisfies Record<string, Message>;

export function registerPresets(serve: Serve, deps: Pick<Platform, "db" | "clock" | "recordAudit">): void {
  serve(calls.listPresets, async ({ viewer: { uid: accountId }, query: { list } }) => ({
    presets: await listPresetRows(deps.db, { accountId, list }),
  }));

  serve(calls.savePreset, async ({ viewer, body, language }) => {
    await savePreset(deps, { viewer, ...body });
    return { msg: translate(language, DONE.saved) };
  });

  serve(calls.renamePreset, async ({ viewer, params: { id }, body: { name }, language }) => {
    await renamePreset(deps, { viewer, id, name });
    return { msg: translate(language, DONE.renamed) };
  });

  serve(calls.deletePreset, async ({ viewer, params: { id }, language }) => {
    await deletePreset(deps, { viewer, id });
    return { msg: translate(language, DONE.deleted) };
  });
}
