import * as calls from "@vestpocket/domain/pasting/pasting.contract";
import type { Forms } from "../../platform/forms.ts";
import { BROCHURE_FILES, readBrochure } from "./brochures.usecases.ts";
import type { PastingDeps } from "./pasting.deps.ts";

/** This call takes a form. Each file counts toward the account's limit before it is opened. */
export function registerPasting({ serve, withForm }: Forms, deps: PastingDeps): void {
  serve(calls.readBrochure, ({ viewer: { uid }, request }) =>
    withForm(request, BROCHURE_FILES, (form) => readBrochure(deps, { ...form, uid })),
  );
}
