import * as calls from "@vestpocket/domain/next-steps/next-steps.contract";
import type { Serve } from "../../platform/http/serve.ts";
import { translate } from "../../platform/language.ts";
import type { NextStepDeps } from "./next-steps.deps.ts";
import { dismissStep, listListingSteps, listNextSteps } from "./next-steps.usecases.ts";

const DISMISSED = /*i18n*/ { id: "next_steps.dismissed", message: "Dismissed for this listing." };

export function registerNextSteps(serve: Serve, deps: NextStepDeps): void {
  serve(calls.listNextSteps, async ({ viewer }) => ({ steps: await listNextSteps(deps, { viewer }) }));

  serve(calls.listListingSteps, async ({ viewer, params: { id } }) => ({
    steps: await listListingSteps(deps, { viewer, id }),
  }));

  serve(calls.dismissStep, async ({ viewer, params: { id }, body: { kind }, language }) => {
    await dismissStep(deps, { viewer, id, kind });
    return { msg: translate(language, DISMISSED) };
  });
}
