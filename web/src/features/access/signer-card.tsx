import { Trans } from "@lingui/react/macro";
import type { AgreementSigner } from "@vestpocket/domain/access/signers.schema";
import { paths } from "@vestpocket/domain/shared/paths";
import { useFailureWords } from "../../platform/failure-words.ts";
import { formatDate } from "../../platform/formatting.ts";
import { useLanguage } from "../../platform/language.ts";
import { LocalLink } from "../../platform/local-link.tsx";
import { useCall } from "../../platform/use-call.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Fact, FactColumns, FactList } from "../../ui/fact-list.tsx";
import { toast } from "../../ui/toast.tsx";
import { useSignerChanges } from "./access.api.ts";
import { AskerFacts } from "./asker-facts.tsx";
import { OwnersNote } from "./owners-note.tsx";
import { RequestState } from "./request-state.tsx";

interface SignerCardProps {
  signer: AgreementSigner;
  /** Called when the owner begins to end their access. */
  onEnd: () => void;
}

/** A signer with access, for the listing's owner: who they are, and how to end or restore their access. */
export function SignerCard({ signer: person, onEnd }: SignerCardProps) {
  const language = useLanguage();
  const { listing, signer, company, signedAt, standing, ended } = person;
  return (
    <article className="rounded-card border border-line bg-raised p-5 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h2 className="min-w-0 font-sans text-18 font-semibold wrap-anywhere">{signer.name}</h2>
        {ended === null ? <RequestState standing={standing} asker={signer} /> : <Ended at={ended.at} />}
      </div>
      <p className="mt-1 text-14 text-muted wrap-anywhere">
        <LocalLink to={paths.property(listing.id)} className="font-medium text-link underline underline-offset-4">
          {listing.name}
        </LocalLink>
      </p>
      <div className="mt-5">
        <FactColumns>
          <AskerFacts asker={signer} isNamed />
          <FactList>
            <Fact name={<Trans>Signed on</Trans>}>{formatDate(signedAt.seconds, language)}</Fact>
            {company !== null && <Fact name={<Trans>Company</Trans>}>{company}</Fact>}
          </FactList>
        </FactColumns>
      </div>
      {ended !== null && (
        <dl className="mt-5">
          <dt className="text-13 text-muted">
            <Trans>Reason</Trans>
          </dt>
          <dd className="mt-0.5 max-w-prose whitespace-pre-wrap wrap-anywhere">{ended.reason}</dd>
        </dl>
      )}
      <OwnersNote standing={standing} />
      <div className="mt-5">
        {ended === null ? (
          <Button kind="danger" aria-haspopup="dialog" onClick={onEnd}>
            <Trans>Revoke access</Trans>
          </Button>
        ) : (
          <Restore id={person.id} />
        )}
      </div>
    </article>
  );
}

function Ended({ at }: { at: { seconds: number } }) {
  const date = formatDate(at.seconds, useLanguage());
  return (
    <Badge tone="danger">
      <Trans>Access revoked on {date}</Trans>
    </Badge>
  );
}

function Restore({ id }: { id: string }) {
  const failureWords = useFailureWords();
  const { restore } = useSignerChanges();
  const { run, pending } = useCall();
  async function takeBack() {
    const said = await run(
      () => restore(id),
      (failure) => toast.error(failureWords(failure)),
    );
    if (said !== undefined) toast.success(said);
  }
  return (
    <Button kind="secondary" pending={pending} onClick={() => void takeBack()}>
      <Trans>Restore access</Trans>
    </Button>
  );
}
