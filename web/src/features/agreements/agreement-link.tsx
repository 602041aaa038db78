import { Trans } from "@lingui/react/macro";
import { paths } from "@vestpocket/domain/shared/paths";
import { FileSignature } from "lucide-react";
import { useLocalPath } from "../../platform/language.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { useAgreement } from "./agreements.api.ts";

interface AgreementLinkProps {
  id: string;
  /** The reader's access panel leads to signing when that is of use. */
  hasPanel: boolean;
}

/**
 * On a listing's page: the link to its agreement, if the listing requires one. People who can sign only once the owner
 * has approved them are not asked to; what they signed before stays theirs.
 */
export function AgreementLink({ id, hasPanel }: AgreementLinkProps) {
  const localPath = useLocalPath();
  const { data } = useAgreement(id);
  if (data === undefined || data.kind === "none") return null;
  if ((data.needsApproval || hasPanel) && data.signature === null) return null;
  return (
    <div className="mt-4 print:hidden">
      <ButtonLink
        kind="secondary"
        className="w-full"
        icon={<FileSignature size={18} aria-hidden="true" />}
        to={localPath(paths.agreement(id))}
      >
        {data.signature === null ? <Trans>Read and sign the NDA</Trans> : <Trans>Your signed NDA</Trans>}
      </ButtonLink>
    </div>
  );
}
