import { paths } from "@vestpocket/domain/shared/paths";
import type { RenderedPage } from "../../platform/http/rendered-pages.ts";
import type { Platform } from "../../platform/platform.ts";
import { registerOperators } from "./operators.routes.ts";
import { toSiteFacts } from "./operators.views.ts";

/** Who runs the site, and the pages that say so. */
export function createOperators({ serve, config }: Pick<Platform, "serve" | "config">) {
  const facts = toSiteFacts(config);
  registerOperators(serve, facts);
  const pages = [paths.privacy(), paths.terms(), paths.contact(), paths.accessibility()].map(
    (path): RenderedPage => ({
      path,
      find: async (asked) => (asked.replace(/\/$/u, "") === path ? { path, data: facts } : undefined),
    }),
  );
  return { pages };
}
