import { Trans } from "@lingui/react/macro";
import { paths } from "@vestpocket/domain/shared/paths";
import { FileSignature } from "lucide-react";
import type { ReactNode } from "react";
import { useLocalPath } from "../../platform/language.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { useAgreement } from "./agreements.api.ts";

/** On a listing's page: the way to its agreement, for its owner always, for readers where the listing asks for one. */
export function AgreementLink({ id, isOwner }: { id: string; isOwner: boolean }) {
  const localPath = useLocalPath();
  const { data } = useAgreement(id);
  if (data === undefined || (data.kind === "none" && !isOwner)) return null;
  return (
    <ButtonLink
      kind="secondary"
      className="mt-4 w-full print:hidden"
      icon={<FileSignature size={18} aria-hidden="true" />}
      to={localPath(paths.agreement(id))}
    >
      {toLabel({ isOwner, hasSigned: data.signature !== null })}
    </ButtonLink>
  );
}

function toLabel({ isOwner, hasSigned }: { isOwner: boolean; hasSigned: boolean }): ReactNode {
  if (isOwner) return <Trans>Agreement with readers</Trans>;
  return hasSigned ? <Trans>Your signed agreement</Trans> : <Trans>Read and sign the agreement</Trans>;
}
