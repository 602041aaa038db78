import type { Platform } from "../../platform/platform.ts";
import type { Throttle } from "../../platform/throttle.ts";
import type { Translator } from "../../platform/translator/translator.ts";

export interface TranslationDeps extends Pick<Platform, "log"> {
  /** Undefined if this server has none. */
  readonly translator: Translator | undefined;
  readonly limit: Throttle;
}
