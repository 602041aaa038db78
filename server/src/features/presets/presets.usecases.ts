import { PRESETS_MAX, toPresetQuery } from "@vestpocket/domain/presets/presets.rules";
import type { SavePresetRequest } from "@vestpocket/domain/presets/presets.schema";
import { validate as isUuid, v7 as newId } from "uuid";
import type { Platform } from "../../platform/platform.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import { nameTaken, presetNotFound, tooManyPresets } from "./presets.failures.ts";
import {
  deletePresetRow,
  findPreset,
  insertPreset,
  isNameTaken,
  listPresetRows,
  lockPresets,
  updatePresetName,
} from "./presets.queries.ts";

type PresetDeps = Pick<Platform, "db" | "clock" | "recordAudit">;

/** Saves a list's filters. Throws Failure 409 if the name is taken or there are too many. */
export async function savePreset(
  { db, clock, recordAudit }: PresetDeps,
  { viewer: { uid }, list, name, query }: SavePresetRequest & { viewer: Viewer },
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockPresets(tx, uid);
    const row = { id: newId(), accountId: uid, list, name, query: toPresetQuery(query), createdAt: clock.now() };
    if (await isNameTaken(tx, row)) throw nameTaken();
    if ((await listPresetRows(tx, row)).length >= PRESETS_MAX) throw tooManyPresets();
    await insertPreset(tx, row);
    await recordAudit(tx, {
      actorId: uid,
      action: "presets.save",
      subject: { kind: "account", id: uid },
      details: { list },
    });
  });
}

interface OnePreset {
  readonly viewer: Viewer;
  /** May be any text. */
  readonly id: string;
}

/** Throws Failure 404, or 409 if the name is taken. */
export async function renamePreset(
  { db, recordAudit }: PresetDeps,
  { viewer: { uid }, id, name }: OnePreset & { name: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockPresets(tx, uid);
    const row = isUuid(id) ? await findPreset(tx, uid, id) : undefined;
    if (row === undefined) throw presetNotFound();
    if (await isNameTaken(tx, { ...row, name })) throw nameTaken();
    await updatePresetName(tx, id, name);
    await recordAudit(tx, { actorId: uid, action: "presets.rename", subject: { kind: "account", id: uid } });
  });
}

/** Throws Failure 404. */
export async function deletePreset({ db, recordAudit }: PresetDeps, { viewer: { uid }, id }: OnePreset): Promise<void> {
  await db.transaction(async (tx) => {
    if (!isUuid(id) || !(await deletePresetRow(tx, uid, id))) throw presetNotFound();
    await recordAudit(tx, { actorId: uid, action: "presets.delete", subject: { kind: "account", id: uid } });
  });
}
