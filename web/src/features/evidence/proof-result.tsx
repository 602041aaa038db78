import { Trans } from "@lingui/react/macro";
import type { EndedProof, Proof, VerifyAnswer } from "@vestpocket/domain/evidence/evidence.schema";
import type { Language } from "@vestpocket/domain/shared/text";
import type { ReactNode } from "react";
import { formatDay, formatExactMoment } from "../../platform/formatting.ts";
import { useLanguage } from "../../platform/language.ts";
import { Code } from "../../ui/code.tsx";
import { Fact, FactList } from "../../ui/fact-list.tsx";
import { Notice } from "../../ui/notice.tsx";

/** The result of a check, in words; null if nothing is known. */
export function ProofResult({ proof, ended }: VerifyAnswer) {
  if (ended !== null) return <Ended {...ended} />;
  if (proof === null) {
    return (
      <Notice tone="warning">
        <Trans>
          Vestpocket does not recognize this file or record. If it is a certificate, it was changed after we issued it.
          Even a one-byte change is enough.
        </Trans>
      </Notice>
    );
  }
  return (
    <div className="space-y-5">
      {proof.isSound ? <Sound kind={proof.kind} /> : <Unsound />}
      <ProofFacts proof={proof} />
    </div>
  );
}

function Ended({ kind, signedAt }: EndedProof) {
  const moment = formatExactMoment(signedAt.seconds, useLanguage());
  return (
    <Notice tone="info">
      {kind === "certificate" ? (
        <Trans>
          This file is a certificate issued by Vestpocket, and it has not been changed. It was signed on {moment}. Our
          record of it has expired and was deleted, so we cannot say more.
        </Trans>
      ) : (
        <Trans>
          This record existed. It was signed on {moment}. It has expired and was deleted. Choose the file to check it.
        </Trans>
      )}
    </Notice>
  );
}

function Sound({ kind }: { kind: Proof["kind"] }) {
  return kind === "certificate" ? (
    <Notice tone="success">
      <Trans>This file is a certificate issued by Vestpocket, and it has not been changed.</Trans>
    </Notice>
  ) : (
    <Notice tone="warning">
      <Trans>
        This record exists, but that does not prove that the file you have is the certificate. Choose the file to check
        it.
      </Trans>
    </Notice>
  );
}

const Unsound = (): ReactNode => (
  <Notice tone="danger">
    <Trans>
      Vestpocket issued this, but our record of it has been changed since. Keep your file, and contact us before you
      rely on the record.
    </Trans>
  </Notice>
);

const LANGUAGE_NAMES: Readonly<Record<Language, () => ReactNode>> = {
  en: () => <Trans>English</Trans>,
  fr: () => <Trans>French</Trans>,
};

function ProofFacts({ proof: { signedAt, agreement, publishedOn, stampedAt } }: { proof: Proof }) {
  const language = useLanguage();
  const { version } = agreement;
  const published = publishedOn && formatDay(publishedOn, language);
  return (
    <FactList>
      <Fact name={<Trans>Signed</Trans>}>{formatExactMoment(signedAt.seconds, language)}</Fact>
      <Fact name={<Trans>Agreement</Trans>}>
        {agreement.isStandard ? (
          <Trans>Vestpocket’s standard text, version {version}</Trans>
        ) : (
          <Trans>The owner’s own text, version {version}</Trans>
        )}
      </Fact>
      <Fact name={<Trans>Language</Trans>}>{LANGUAGE_NAMES[agreement.language]()}</Fact>
      <Fact name={<Trans>SHA-256 hash of the text</Trans>}>
        <Code>{agreement.sha256}</Code>
      </Fact>
      <Fact name={<Trans>Published</Trans>}>
        {published === null ? (
          <Trans>Not yet. An entry that covers all chains is published every night.</Trans>
        ) : (
          <Trans>In the entry published on {published}</Trans>
        )}
      </Fact>
      {stampedAt && <Fact name={<Trans>Timestamp</Trans>}>{formatExactMoment(stampedAt.seconds, language)}</Fact>}
    </FactList>
  );
}
