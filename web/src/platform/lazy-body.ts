import { type ComponentType, lazy } from "react";
import { addCatalogue } from "./catalogues.ts";

/** A lazy-loaded page body, or a part of a page, together with its message catalogue. */
export function lazyBody<Props = object>(
  catalogue: Parameters<typeof addCatalogue>[0],
  load: () => Promise<ComponentType<Props>>,
) {
  return lazy(async () => {
    const [component] = await Promise.all([load(), addCatalogue(catalogue)]);
    return { default: component };
  });
}
