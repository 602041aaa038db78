import * as calls from "@vestpocket/domain/agreements/agreements.contract";
import { describeList } from "@vestpocket/domain/shared/paging";
import { cutText } from "@vestpocket/domain/shared/text";
import { attachment } from "../../platform/files/attachment.ts";
import type { Serve } from "../../platform/http/serve.ts";
import { translate } from "../../platform/language.ts";
import type { AgreementDeps } from "./agreements.deps.ts";
import { toSignature, toSigned } from "./agreements.views.ts";
import { readCertificate } from "./certificates.usecases.ts";
import { toCertificateName } from "./certificates.views.ts";
import { chooseAgreement } from "./choosing.usecases.ts";
import { openAgreement, readAgreement } from "./reading.usecases.ts";
import { listSignaturesIn } from "./signatures.queries.ts";
import { listSignedBy } from "./signed.queries.ts";
import { signAgreement } from "./signing.usecases.ts";

const SAVED = /*i18n*/ { id: "agreements.saved", message: "Saved. Readers are now asked to sign it." };
const REMOVED = /*i18n*/ { id: "agreements.removed", message: "Saved. Readers are no longer asked to sign." };
const USER_AGENT_MAX = 500;

export function registerAgreements(serve: Serve, deps: AgreementDeps): void {
  serve(calls.readAgreement, async ({ viewer, params }) => readAgreement(deps, { viewer, ...params }));

  serve(calls.openAgreement, async ({ viewer, params, body }) => openAgreement(deps, { viewer, ...params, ...body }));

  serve(calls.signAgreement, async ({ viewer, params, body, request }) => {
    const userAgent = cutText(request.headers["user-agent"] ?? "", USER_AGENT_MAX);
    const origin = { address: request.ip, userAgent, requestId: request.id };
    return toSignature(await signAgreement(deps, { viewer, ...params, ...body, origin }));
  });

  serve(calls.readCertificate, async ({ viewer, params, reply }) => {
    const { signature, certificate } = await readCertificate(deps, { viewer, ...params });
    return reply
      .header("cache-control", "private, no-store")
      .header("content-security-policy", "default-src 'none'; sandbox")
      .header("cross-origin-resource-policy", "same-origin")
      .header("content-disposition", attachment(toCertificateName(signature)))
      .type("application/pdf")
      .send(certificate.pdf);
  });

  serve(calls.listSigned, async ({ viewer, query }) => {
    const { rows, total } = await listSignedBy(deps.db, viewer.uid, query);
    const now = deps.clock.now();
    return { signed: rows.map((row) => toSigned(row, { viewer, now })), ...describeList(query, total, rows) };
  });

  serve(calls.chooseAgreement, async ({ viewer, params, body, language }) => {
    await chooseAgreement(deps, { viewer, ...params, ...body });
    return { msg: translate(language, body.kind === "none" ? REMOVED : SAVED) };
  });

  serve(calls.listSignatures, async ({ viewer, params: { id }, query }) => {
    await deps.requireOwnListing(viewer, id);
    const { rows, total } = await listSignaturesIn(deps.db, id, query);
    return { signatures: rows.map(toSignature), ...describeList(query, total, rows) };
  });
}
