import { Trans } from "@lingui/react/macro";
import { paths } from "@vestpocket/domain/shared/paths";
import { useCallback, useEffect, useRef, useState } from "react";
import { useFailureWords } from "../../platform/failure-words.ts";
import { ApiFailure } from "../../platform/http.ts";
import { useLocalPath } from "../../platform/language.ts";
import { useSession } from "../../platform/session.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Outcome } from "../../ui/outcome.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { ChoosePassword } from "./choose-password.tsx";
import { forgetInterrupted, readInterrupted } from "./interrupted-page.ts";
import { LogInToConfirm } from "./log-in-to-confirm.tsx";
import { useMailedCode } from "./mailed-code.ts";
import { isDeadLink, verifyEmail } from "./mailed-links.api.ts";
import { NewConfirmation } from "./new-confirmation.tsx";

interface Result {
  kind: "confirmed" | "dead" | "failed" | "choose-password" | "log-in";
  sentence: string;
}

/** Confirms an email address with the emailed link. */
export function EmailVerified() {
  const { code, forgetCode } = useMailedCode();
  const toWords = useFailureWords();
  const [result, setResult] = useState<Result>();
  const [pending, setPending] = useState(false);
  const asked = useRef(false);

  const end = useCallback(
    (kind: Result["kind"], sentence: string) => {
      setResult({ kind, sentence });
      if (kind === "confirmed" || kind === "dead") forgetCode();
    },
    [forgetCode],
  );

  const confirm = useCallback(
    async (oobCode: string) => {
      setPending(true);
      try {
        end("confirmed", await verifyEmail({ oobCode }));
      } catch (error) {
        end(toKind(error), toWords(error));
      } finally {
        setPending(false);
      }
    },
    [end, toWords],
  );

  // A link works once: a second call would fail.
  useEffect(() => {
    if (!code || asked.current) return;
    asked.current = true;
    void confirm(code);
  }, [code, confirm]);

  if (code && result?.kind === "choose-password") {
    return (
      <ChoosePassword
        code={code}
        onConfirmed={(sentence) => end("confirmed", sentence)}
        onDead={(sentence) => end("dead", sentence)}
      />
    );
  }
  if (code && result?.kind === "log-in") {
    return (
      <div className="flex flex-col gap-5">
        <Notice tone="info">{result.sentence}</Notice>
        <LogInToConfirm code={code} />
      </div>
    );
  }
  switch (result?.kind) {
    case "confirmed":
      return (
        <Outcome tone="success" sentence={result.sentence}>
          <WayOn />
        </Outcome>
      );
    case "dead":
      return (
        <Outcome tone="danger" sentence={result.sentence}>
          <NewConfirmation />
          <HomeLink kind="secondary" />
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
        <Trans>Confirming…</Trans>
      </p>
    );
  }
  return (
    <div className="flex flex-col gap-5">
      <Notice tone="info">
        <Trans>To confirm your email, open the link in our message.</Trans>
      </Notice>
      <HomeLink kind="primary" />
    </div>
  );
}

function toKind(error: unknown): Result["kind"] {
  if (isDeadLink(error)) return "dead";
  if (!(error instanceof ApiFailure)) return "failed";
  if (error.code === "accounts.password_needed") return "choose-password";
  return error.code === "accounts.log_in_to_confirm" ? "log-in" : "failed";
}

/** Back to the page that waited for the confirmed email. Someone who chose a password has to log in with it. */
function WayOn() {
  const { state } = useSession();
  const login = useLocalPath()(paths.login());
  const interrupted = readInterrupted();
  if (state !== "signed-out" && interrupted !== undefined) {
    return (
      <>
        <ButtonLink to={interrupted} onClick={forgetInterrupted} size="large" className="w-full">
          <Trans>Continue where you left off</Trans>
        </ButtonLink>
        <HomeLink kind="secondary" />
      </>
    );
  }
  if (state !== "signed-out") return <HomeLink kind="primary" />;
  return (
    <>
      <ButtonLink to={login} size="large" className="w-full">
        <Trans>Log In</Trans>
      </ButtonLink>
      <HomeLink kind="secondary" />
    </>
  );
}

function HomeLink({ kind }: { kind: "primary" | "secondary" }) {
  return (
    <ButtonLink to={useLocalPath()(paths.home())} kind={kind} size="large" className="w-full">
      <Trans>Back to the home page</Trans>
    </ButtonLink>
  );
}
