import type { Platform } from "../../platform/platform.ts";
import type { PushSettings } from "../../platform/push-settings.ts";

/** Posts an encrypted message to a push service. Returns its status. Throws if there is no answer. */
export type PostPush = (
  endpoint: string,
  request: { readonly headers: Readonly<Record<string, string | number>>; readonly body: Buffer },
) => Promise<number>;

export type PushDeps = Pick<Platform, "db" | "clock" | "log"> & {
  /** Undefined means that this server sends no push messages. */
  readonly settings: PushSettings | undefined;
  readonly post: PostPush;
};
