import { Trans } from "@lingui/react/macro";
import { paths } from "@vestpocket/domain/shared/paths";
import { useCallback, useEffect, useRef, useState } from "react";
import { useFailureWords } from "../../platform/failure-words.ts";
import { useLocalPath } from "../../platform/language.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Outcome } from "../../ui/outcome.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { useMailedCode } from "./mailed-code.ts";
import { isDeadLink, verifyEmail } from "./mailed-links.api.ts";
import { NewConfirmation } from "./new-confirmation.tsx";

type Result = { kind: "confirmed" | "dead" | "failed"; sentence: string };

/** Confirms an email address with the emailed link. */
export function EmailVerified() {
  const { code, forgetCode } = useMailedCode();
  const toWords = useFailureWords();
  const [result, setResult] = useState<Result>();
  const [pending, setPending] = useState(false);
  const asked = useRef(false);

  const confirm = useCallback(
    async (oobCode: string) => {
      setPending(true);
      try {
        setResult({ kind: "confirmed", sentence: await verifyEmail(oobCode) });
        forgetCode();
      } catch (error) {
        const isDead = isDeadLink(error);
        setResult({ kind: isDead ? "dead" : "failed", sentence: toWords(error) });
        if (isDead) forgetCode();
      } finally {
        setPending(false);
      }
    },
    [forgetCode, toWords],
  );

  // A link works once: a second call would fail.
  useEffect(() => {
    if (!code || asked.current) return;
    asked.current = true;
    void confirm(code);
  }, [code, confirm]);

  const home = (
    <ButtonLink
      to={useLocalPath()(paths.home())}
      kind={result?.kind === "dead" ? "secondary" : "primary"}
      size="large"
      className="w-full"
    >
      <Trans>Back to the home page</Trans>
    </ButtonLink>
  );

  switch (result?.kind) {
    case "confirmed":
      return (
        <Outcome tone="success" sentence={result.sentence}>
          {home}
        </Outcome>
      );
    case "dead":
      return (
        <Outcome tone="danger" sentence={result.sentence}>
          <NewConfirmation />
          {home}
        </Outcome>
      );
    case "failed":
      return (
        <Outcome tone="danger" sentence={result.sentence}>
          <Button size="large" pending={pending} onClick={() => code && confirm(code)} className="w-full">
            <Trans>Try again</Trans>
          </Button>
        </Outcome>
      );
  }
  if (code !== null) {
    return (
      <p role="status" className="flex items-center justify-center gap-3 py-6 text-muted">
        <Spinner />
        <Trans>Confirming...</Trans>
      </p>
    );
  }
  return (
    <div className="flex flex-col gap-5">
      <Notice tone="info">
        <Trans>To confirm your email, open the link in our message.</Trans>
      </Notice>
      {home}
    </div>
  );
}
