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

declare module "*.po?settings" {
  import type { Messages } from "@lingui/core";

  export const messages: Messages;
}

declare module "*.po?paying" {
  import type { Messages } from "@lingui/core";

  export const messages: Messages;
}

declare module "*.po?own-listings" {
  import type { Messages } from "@lingui/core";

  export const messages: Messages;
}
