import { z } from "zod/mini";
import { idParams, messageAnswer, noBody } from "../../shared/contract.schema.ts";
import { defineCall } from "../../shared/contract.ts";
import {
  listPresetsRequestSchema,
  presetSchema,
  renamePresetRequestSchema,
  savePresetRequestSchema,
} from "./presets.schema.ts";

const tag = "presets";

export const listPresets = defineCall({
  method: "GET",
  path: "/v1/admin/presets",
  isPolled: true,
  tag,
  summary: "List the filters that one saved for a list of the administration",
  access: "administrators",
  duties: ["support", "finance"],
  query: listPresetsRequestSchema,
  answer: z.object({ presets: z.array(presetSchema) }),
});

export const savePreset = defineCall({
  method: "POST",
  path: "/v1/admin/presets",
  tag,
  summary: "Save filters of a list under a name",
  access: "administrators",
  duties: ["support", "finance"],
  body: savePresetRequestSchema,
  status: 201,
  answer: messageAnswer,
});

export const renamePreset = defineCall({
  method: "POST",
  path: "/v1/admin/presets/{id}/rename",
  tag,
  summary: "Rename saved filters",
  access: "administrators",
  duties: ["support", "finance"],
  params: idParams,
  body: renamePresetRequestSchema,
  answer: messageAnswer,
});

export const deletePreset = defineCall({
  method: "POST",
  path: "/v1/admin/presets/{id}/delete",
  tag,
  summary: "Delete saved filters",
  access: "administrators",
  duties: ["support", "finance"],
  params: idParams,
  body: noBody,
  answer: messageAnswer,
});
