import { Trans, useLingui } from "@lingui/react/macro";
import type { Agreement, ShownText } from "@vestpocket/domain/agreements/agreements.schema";
import type { Language } from "@vestpocket/domain/shared/text";
import { type ReactNode, useState } from "react";
import { useLanguage } from "../../platform/language.ts";
import { LoadFailure } from "../../platform/load-failure.tsx";
import { QueryFrame } from "../../platform/query-frame.tsx";
import { usePasskeys } from "../../shared/passkeys/passkey-list.api.ts";
import { Button } from "../../ui/button.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { AgreementText } from "./agreement-text.tsx";
import { useShownText } from "./agreements.api.ts";
import { CertificateButton } from "./certificate-button.tsx";
import { PlaceQuestion } from "./place-question.tsx";
import { SignForm } from "./sign-form.tsx";
import { SignatureFacts } from "./signature-facts.tsx";
import { TwoFactors } from "./two-factors.tsx";

interface AgreementReaderProps {
  id: string;
  agreement: Agreement;
  /** The reader: their name, and whether they use two-step log-in. */
  reader: { name: string; asksCode: boolean };
}

/** The full agreement, its other language on request, and the form that signs it. */
export function AgreementReader({ id, agreement, reader }: AgreementReaderProps) {
  const { kind, languages, signature } = agreement;
  if (kind === "none") {
    return (
      <Notice tone="info">
        <Trans>This listing does not require an NDA.</Trans>
      </Notice>
    );
  }
  if (agreement.asksForPlace && signature === null) return <PlaceQuestion id={id} />;
  return (
    <div className="flex flex-col gap-6">
      {signature && (
        <Notice tone="success">
          <SignatureFacts signature={signature} />
          <CertificateButton id={id} signature={signature} />
        </Notice>
      )}
      {/* Another order of languages begins with its first text. */}
      <Text key={languages[0]} id={id} agreement={agreement} reader={reader} />
    </div>
  );
}

function Text({ id, agreement, reader }: AgreementReaderProps) {
  const [language, setLanguage] = useState<Language>();
  const pageLanguage = useLanguage();
  const { languages, signature, needsApproval, lacksFrench } = agreement;
  // The owner may have taken the chosen language away.
  const query = useShownText(
    id,
    languages.find((each) => each === language),
  );
  const maySign = signature === null && !needsApproval && !lacksFrench;
  return (
    <QueryFrame query={query} loading={<Waiting />} failure={<Failed query={query} />}>
      {(text) => (
        <>
          {languages[0] === "fr" && text.language === "fr" && pageLanguage === "en" && <FrenchFirst />}
          <OtherLanguages shown={text.language} languages={languages} maySign={maySign} onChoose={setLanguage} />
          <AgreementText text={text} />
          {needsApproval && signature === null && <Unapproved />}
          {lacksFrench && signature === null && <FrenchMissing />}
          {maySign && <Signing id={id} text={text} agreement={agreement} reader={reader} />}
        </>
      )}
    </QueryFrame>
  );
}

/** The form, unless the owner asks for two factors and the account has only a password. */
function Signing({ id, agreement, reader, text }: AgreementReaderProps & { text: ShownText }) {
  const { data: passkeys } = usePasskeys();
  if (!agreement.needsTwoFactors) return <SignForm id={id} text={text} {...reader} />;
  if (!reader.asksCode && passkeys === undefined) return <Waiting />;
  const needsPasskey = !reader.asksCode;
  const isReady = !needsPasskey || passkeys?.length !== 0;
  return (
    <>
      <TwoFactors isReady={isReady} />
      {isReady && <SignForm id={id} text={text} needsPasskey={needsPasskey} {...reader} />}
    </>
  );
}

interface OtherLanguagesProps {
  shown: Language;
  languages: readonly Language[];
  maySign: boolean;
  onChoose: (language: Language) => void;
}

function OtherLanguages({ shown, languages, maySign, onChoose }: OtherLanguagesProps) {
  const { t } = useLingui();
  const names: Readonly<Record<Language, string>> = maySign
    ? {
        en:
          languages[0] === "fr"
            ? t`I received the French version and choose to sign in English`
            : t`Read and sign in English`,
        fr: t`Read and sign in French`,
      }
    : { en: t`Read in English`, fr: t`Read in French` };
  return languages
    .filter((language) => language !== shown)
    .map((language) => (
      <Button key={language} kind="secondary" className="self-start" onClick={() => onChoose(language)}>
        {names[language]}
      </Button>
    ));
}

const FrenchFirst = (): ReactNode => (
  <p className="text-14 text-muted">
    <Trans>Quebec law: the French text is offered first.</Trans>
  </p>
);

const Unapproved = (): ReactNode => (
  <Notice tone="info">
    <Trans>You can sign this NDA once the owner has approved your access request.</Trans>
  </Notice>
);

const FrenchMissing = (): ReactNode => (
  <Notice tone="warning">
    <Trans>This NDA has no French text, so nobody in Quebec can sign it. Ask the owner to add one.</Trans>
  </Notice>
);

const Waiting = (): ReactNode => (
  <Loading>
    <Skeleton className="h-120" />
  </Loading>
);

function Failed({ query }: { query: ReturnType<typeof useShownText> }) {
  return (
    <LoadFailure query={query}>
      <Trans>The agreement could not be loaded.</Trans>
    </LoadFailure>
  );
}
