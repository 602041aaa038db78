import { type ComponentType, lazy } from "react";
import { addCatalogue } from "./catalogues.ts";

/** A lazy-loaded page body together with its message catalogue. */
export function lazyBody(catalogue: Parameters<typeof addCatalogue>[0], load: () => Promise<ComponentType>) {
  return lazy(async () => {
    const [component] = await Promise.all([load(), addCatalogue(catalogue)]);
    return { default: component };
  });
}
