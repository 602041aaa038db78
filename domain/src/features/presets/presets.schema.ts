import { z } from "zod/mini";
import { idText } from "../../shared/ids.schema.ts";
import { withRequiredMessage } from "../../shared/required-message.ts";
import { plainText, readableLine } from "../../shared/text.schema.ts";
import { PRESET_LISTS, PRESET_MESSAGES, PRESET_NAME_MAX, PRESET_QUERY_MAX } from "./presets.rules.ts";

const list = z.enum(PRESET_LISTS);
const presetName = withRequiredMessage(
  readableLine(PRESET_NAME_MAX).check(z.minLength(1)),
  PRESET_MESSAGES.nameRequired,
);

/** Filters that an administrator saved for a list. */
export const presetSchema = z.object({
  id: idText,
  name: z.string(),
  /** As in the list's URL: 'status=paid&from=2026-01-01'. */
  query: z.string(),
});
export type Preset = z.infer<typeof presetSchema>;

export const listPresetsRequestSchema = z.strictObject({ list });
export const savePresetRequestSchema = z.strictObject({
  list,
  name: presetName,
  query: plainText(PRESET_QUERY_MAX).check(z.minLength(1), z.regex(/^[\w%+.=&*-]*$/u)),
});
export type SavePresetRequest = z.infer<typeof savePresetRequestSchema>;
export const renamePresetRequestSchema = z.strictObject({ name: presetName });
