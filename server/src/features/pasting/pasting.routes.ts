import * as calls from "@vestpocket/domain/pasting/pasting.contract";
import type { Forms } from "../../platform/forms.ts";
import { requireWithinLimit } from "../../platform/throttle.ts";
import { BROCHURE_FILES, readBrochure } from "./brochures.usecases.ts";
import type { PastingDeps } from "./pasting.deps.ts";

/** This call takes a form. The account's limit is checked before the form is read. */
export function registerPasting({ serve, withForm }: Forms, deps: PastingDeps): void {
  serve(calls.readBrochure, async ({ viewer, request }) => {
    await requireWithinLimit(deps.limit.take(viewer.uid));
    return withForm(request, BROCHURE_FILES, (form) => readBrochure(deps, form));
  });
}
