import { type ComponentType, lazy } from "react";

/** A lazy-loaded part that is left out if it cannot be loaded. */
export function lazyExtra<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await load().catch((): ComponentType<Props> => () => null) }));
}
