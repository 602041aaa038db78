import { Trans } from "@lingui/react/macro";
import { paths } from "@vestpocket/domain/shared/paths";
import { FileSignature } from "lucide-react";
import type { ReactNode } from "react";
import { useLocalPath } from "../../platform/language.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useAgreement } from "./agreements.api.ts";

interface AgreementLinkProps {
  id: string;
  isOwner: boolean;
  /** The owner restricts some values to people who signed. */
  needsAgreement: boolean;
  /** The reader's access panel leads to signing when that is of use. */
  hasPanel: boolean;
}

/**
 * On a listing's page: the link to its agreement, always for its owner, and for readers if the listing requires one.
 * People who can sign only once the owner has approved them are not asked to; what they signed before stays theirs.
 */
export function AgreementLink({ id, isOwner, needsAgreement, hasPanel }: AgreementLinkProps) {
  const localPath = useLocalPath();
  const { data } = useAgreement(id);
  if (data === undefined || (data.kind === "none" && !isOwner)) return null;
  if ((data.needsApproval || hasPanel) && data.signature === null) return null;
  const isMissing = needsAgreement && data.kind === "none";
  return (
    <div className="mt-4 space-y-3 print:hidden">
      {isMissing && <Missing />}
      <ButtonLink
        kind={isMissing ? "primary" : "secondary"}
        className="w-full"
        icon={<FileSignature size={18} aria-hidden="true" />}
        to={localPath(paths.agreement(id))}
      >
        {isMissing ? <Trans>Choose an NDA</Trans> : toLabel({ isOwner, hasSigned: data.signature !== null })}
      </ButtonLink>
    </div>
  );
}

const Missing = (): ReactNode => (
  <Notice tone="warning">
    <Trans>
      Some details are shown only to people who have signed, but this listing has no NDA to sign. Until you choose one,
      only people you approve see them.
    </Trans>
  </Notice>
);

function toLabel({ isOwner, hasSigned }: { isOwner: boolean; hasSigned: boolean }): ReactNode {
  if (isOwner) return <Trans>NDA</Trans>;
  return hasSigned ? <Trans>Your signed NDA</Trans> : <Trans>Read and sign the NDA</Trans>;
}
