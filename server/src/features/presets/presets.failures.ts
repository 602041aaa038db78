import { PRESET_MESSAGES } from "@vestpocket/domain/presets/presets.rules";
import { Failure } from "../../platform/http/failure.ts";

/** The same response whether they do not exist or are another administrator's. */
export const presetNotFound = (): Failure =>
  new Failure({
    status: 404,
    code: "presets.not_found",
    text: /*i18n*/ { id: "presets.not_found", message: "These saved filters no longer exist." },
  });

export const tooManyPresets = (): Failure =>
  new Failure({ status: 409, code: PRESET_MESSAGES.tooMany.id, text: PRESET_MESSAGES.tooMany });

export const nameTaken = (): Failure =>
  new Failure({ status: 409, code: PRESET_MESSAGES.nameTaken.id, text: PRESET_MESSAGES.nameTaken });
