import { CONFIRM_LINK_DAYS } from "@vestpocket/domain/confirmations/confirmations.terms";
import type { Platform } from "../../platform/platform.ts";
import { createSignedLinks } from "../../platform/signed-links.ts";
import { askOwners } from "./asking.jobs.ts";
import { type ConfirmationsNeeds, createPressLimit } from "./confirmations.deps.ts";
import { registerConfirmations } from "./confirmations.routes.ts";

/** Asks owners whether their listings are still available, and takes their answers. */
export async function createConfirmations({ serve, jobs, ...platform }: Platform, needs: ConfirmationsNeeds) {
  const { db, config } = platform;
  const links = createSignedLinks(config, { purpose: "confirm-link", days: CONFIRM_LINK_DAYS });
  const deps = { ...platform, ...needs, links, presses: createPressLimit(db) };
  registerConfirmations(serve, deps);
  // In the morning or around noon everywhere in Canada; what one hour misses, the next one does.
  await jobs?.schedule({
    name: "confirmations.ask",
    cron: "10 14-20 * * *",
    work: (signal) => askOwners(deps, signal),
  });
}
