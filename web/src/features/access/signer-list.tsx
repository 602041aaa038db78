import { Plural, Trans } from "@lingui/react/macro";
import type { AgreementSigner } from "@vestpocket/domain/access/signers.schema";
import { ListFrame } from "../../platform/list-frame.tsx";
import { LoadFailure } from "../../platform/load-failure.tsx";
import { useRowDialog } from "../../ui/use-row-dialog.ts";
import { useSigners } from "./access.api.ts";
import { EndAccessDialog } from "./end-access-dialog.tsx";
import { SignerCard } from "./signer-card.tsx";

interface SignerListProps {
  /** Only this listing's; empty for all of the viewer's listings. */
  listing: string;
  page: number;
  hrefOf: (page: number) => string;
}

/** Who has access to the signed-in user's listings by signature alone, newest first. */
export function SignerList({ listing, page, hrefOf }: SignerListProps) {
  const query = useSigners({ listing, page });
  const { row, isOpen, show, close } = useRowDialog<AgreementSigner>();
  return (
    <>
      <ListFrame
        query={query}
        page={page}
        failure={
          <LoadFailure query={query}>
            <Trans>The signatures could not be loaded.</Trans>
          </LoadFailure>
        }
        empty={<Trans>Nobody has access just by signing.</Trans>}
        hrefOf={hrefOf}
        counted={(total) => <Plural value={total} one="# person" other="# people, newest first" />}
      >
        {({ signers }) => (
          <ul className="space-y-4">
            {signers.map((signer) => (
              <li key={signer.id}>
                <SignerCard signer={signer} onEnd={() => show(signer)} />
              </li>
            ))}
          </ul>
        )}
      </ListFrame>
      {row && <EndAccessDialog open={isOpen} onClose={close} signer={row} />}
    </>
  );
}
