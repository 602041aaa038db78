import { Trans } from "@lingui/react/macro";
import { paths } from "@vestpocket/domain/shared/paths";
import { useState } from "react";
import { useFailureWords } from "../../platform/failure-words.ts";
import { useLocalPath } from "../../platform/language.ts";
import { useReturnQuery } from "../../platform/return-path.ts";
import { useSession } from "../../platform/session.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Notice, type NoticeTone } from "../../ui/notice.tsx";
import { sendConfirmation } from "./mailed-links.api.ts";

/** Offers a new link when the old one has expired. */
export function NewConfirmation() {
  const { state } = useSession();
  const localPath = useLocalPath();
  const toProfile = useReturnQuery(localPath(paths.profile()));
  const toWords = useFailureWords();
  const [pending, setPending] = useState(false);
  const [told, setTold] = useState<{ tone: NoticeTone; sentence: string }>();

  async function send() {
    setPending(true);
    try {
      setTold({ tone: "success", sentence: await sendConfirmation() });
    } catch (error) {
      setTold({ tone: "danger", sentence: toWords(error) });
    } finally {
      setPending(false);
    }
  }

  if (state === "signed-out") {
    return (
      <>
        <p className="text-14 text-muted">
          <Trans>Each link can be used once and expires after three days. Log in to request a new one.</Trans>
        </p>
        <ButtonLink size="large" to={`${localPath(paths.login())}?${toProfile}`} className="w-full">
          <Trans>Log In</Trans>
        </ButtonLink>
      </>
    );
  }
  if (state !== "signed-in") return null;
  return (
    <>
      {told && <Notice tone={told.tone}>{told.sentence}</Notice>}
      <Button size="large" pending={pending} aria-disabled={told?.tone === "success"} onClick={send} className="w-full">
        <Trans>Send a new link</Trans>
      </Button>
    </>
  );
}
