import * as calls from "@vestpocket/domain/listings/teasers.contract";
import type { Serve } from "../../platform/http/serve.ts";
import { readTeaser, type TeaserDeps } from "./teasers.usecases.ts";

export function registerTeasers(serve: Serve, deps: TeaserDeps): void {
  serve(calls.readTeaser, async ({ params: { id } }) => ({ teaser: await readTeaser(deps, id) }));
}
