import { type ComponentType, lazy } from "react";
import { addCatalogue } from "./catalogues.ts";

/** A page's body that comes only with its page, together with the catalogue of its texts. */
export function lazyBody(catalogue: Parameters<typeof addCatalogue>[0], load: () => Promise<ComponentType>) {
  return lazy(async () => {
    const [component] = await Promise.all([load(), addCatalogue(catalogue)]);
    return { default: component };
  });
}
