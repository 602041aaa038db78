import type { FastifyRequest } from "fastify";
import type { Api } from "./http/api.ts";
import { createServe, type Serve } from "./http/serve.ts";
import { renewPatience } from "./requester.ts";
import type { Gatekeeper } from "./session/viewer.ts";
import type { FileRules, UploadedForm } from "./uploaded-form.ts";
import { acceptForms, type ReceiveForm } from "./uploads.ts";

/** Calls that take a form with files. Forms are rejected everywhere else. */
export interface Forms {
  readonly serve: Serve;
  readonly withForm: WithForm;
}

/**
 * Passes a request's form to `work`, then removes the files that `work` did not take over. `files`: what each field
 * accepts.
 */
type WithForm = <Result>(
  request: FastifyRequest,
  files: FileRules,
  work: (form: UploadedForm) => Promise<Result>,
) => Promise<Result>;

export async function createForms(
  api: Api,
  { dataDir, gatekeeper }: { dataDir: string; gatekeeper: Gatekeeper },
): Promise<Forms> {
  let forms: Forms | undefined;
  // Only routes in this scope parse multipart bodies.
  await api.register(async (scope: Api) => {
    const receiveForm = await acceptForms(scope, { dataDir });
    forms = { serve: createServe(scope, gatekeeper), withForm: createWithForm(receiveForm) };
  });
  if (forms === undefined) throw new Error("the scope for forms was not loaded");
  return forms;
}

function createWithForm(receiveForm: ReceiveForm): WithForm {
  return async (request, files, work) => {
    const form = await receiveForm(request, { files });
    renewPatience();
    try {
      return await work(form);
    } finally {
      await form.dispose();
    }
  };
}
