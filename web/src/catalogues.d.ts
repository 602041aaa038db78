declare module "*.po" {
  import type { Messages } from "@lingui/core";

  export const messages: Messages;
}

/** Part of a catalogue: `web/texts.ts`. */
declare module "*.po?visitors" {
  import type { Messages } from "@lingui/core";

  export const messages: Messages;
}

declare module "*.po?members" {
  import type { Messages } from "@lingui/core";

  export const messages: Messages;
}
