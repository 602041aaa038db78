import { Trans } from "@lingui/react/macro";
import type { Signature } from "@vestpocket/domain/agreements/agreements.schema";
import { Clock, Download } from "lucide-react";
import { api, type FilePath } from "../../platform/api.ts";
import { useFailureWords } from "../../platform/failure-words.ts";
import { saveFile } from "../../platform/save-file.ts";
import { useCall } from "../../platform/use-call.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";

const CERTIFICATE = "/v1/property/{id}/agreement/signatures/{signatureId}/certificate";
const STAMP = "/v1/property/{id}/agreement/signatures/{signatureId}/stamp";

interface CertificateButtonProps {
  /** The listing's. */
  id: string;
  signature: Pick<Signature, "id" | "language" | "stampedAt">;
}

/** Saves a signature's certificate, as both parties got it by email, and its timestamp if it has one. */
export function CertificateButton({ id, signature }: CertificateButtonProps) {
  const failureWords = useFailureWords();
  const { run, pending, failure } = useCall();

  const params = { id, signatureId: signature.id };
  const name = `${signature.language === "fr" ? "certificat" : "certificate"}-${signature.id}`;

  async function save(path: FilePath, ending: "pdf" | "tsr") {
    const content = await run(() => api.file(path, { params } as never));
    if (content) saveFile(`${name}.${ending}`, content);
  }

  return (
    <>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button
          kind="secondary"
          icon={<Download size={18} aria-hidden="true" />}
          pending={pending}
          onClick={() => void save(CERTIFICATE, "pdf")}
        >
          <Trans>Download the certificate</Trans>
        </Button>
        {signature.stampedAt && (
          <Button
            kind="secondary"
            icon={<Clock size={18} aria-hidden="true" />}
            pending={pending}
            onClick={() => void save(STAMP, "tsr")}
          >
            <Trans>Download the timestamp</Trans>
          </Button>
        )}
      </div>
      {failure && <Notice tone="danger">{failureWords(failure)}</Notice>}
    </>
  );
}
