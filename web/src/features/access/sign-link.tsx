import { Trans } from "@lingui/react/macro";
import { paths } from "@vestpocket/domain/shared/paths";
import { FileSignature } from "lucide-react";
import { useLocalPath } from "../../platform/language.ts";
import { ButtonLink } from "../../ui/button.tsx";

interface SignLinkProps {
  listingId: string;
  /** Signing is what the reader does next, rather than something they can also do. */
  isNext?: boolean;
  className?: string;
}

/** Leads to the agreement of a listing that the reader can sign. */
export function SignLink({ listingId, isNext = false, className = "" }: SignLinkProps) {
  const localPath = useLocalPath();
  return (
    <ButtonLink
      kind={isNext ? "primary" : "secondary"}
      className={className}
      icon={<FileSignature size={18} aria-hidden="true" />}
      to={localPath(paths.agreement(listingId))}
    >
      <Trans>Read and sign the NDA</Trans>
    </ButtonLink>
  );
}
