import * as calls from "@vestpocket/domain/confirmations/confirmations.contract";
import type { Serve } from "../../platform/http/serve.ts";
import { confirm, describeLink, showConfirmation, snooze } from "./answering.usecases.ts";
import type { ConfirmationDeps } from "./confirmations.deps.ts";

export function registerConfirmations(serve: Serve, deps: ConfirmationDeps): void {
  serve(calls.showConfirmation, async ({ viewer, params: { id }, language }) =>
    showConfirmation(deps, { viewer, id, language }),
  );

  serve(calls.readConfirmLink, async ({ params: { token }, language }) => ({
    confirmation: await describeLink(deps, { token, language }),
  }));

  serve(calls.confirmListing, async ({ params: { token }, language }) => ({
    confirmation: await confirm(deps, { token, language }),
  }));

  serve(calls.snoozeConfirmation, async ({ params: { token }, body: { until }, language }) => ({
    confirmation: await snooze(deps, { token, until, language }),
  }));
}
