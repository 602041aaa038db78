import * as calls from "@vestpocket/domain/evidence/evidence.contract";
import { attachment } from "../../platform/files/attachment.ts";
import type { Serve } from "../../platform/http/serve.ts";
import type { EvidenceDeps } from "./evidence.deps.ts";
import { readLines } from "./publishing.usecases.ts";
import { readStamp } from "./stamping.usecases.ts";
import { verify } from "./verifying.usecases.ts";

export function registerEvidence(serve: Serve, deps: EvidenceDeps): void {
  serve(calls.verifyEvidence, async ({ body, request, reply }) => {
    reply.header("cache-control", "no-store");
    return verify(deps, { entered: body.sha256, address: request.ip });
  });

  serve(calls.readStamp, async ({ viewer, params, reply }) => {
    const answer = await readStamp(deps, { viewer, ...params });
    return reply
      .header("cache-control", "private, no-store")
      .header("content-disposition", attachment(`certificate-${params.signatureId}.tsr`))
      .type("application/timestamp-reply")
      .send(answer);
  });

  serve(calls.listChainLines, async ({ query }) => readLines(deps, query));
}
