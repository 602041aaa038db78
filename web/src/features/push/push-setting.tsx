import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useId, useState } from "react";
import { useFailureWords } from "../../platform/failure-words.ts";
import { ApiFailure } from "../../platform/http.ts";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/toast.tsx";
import { findPushSupport } from "./browser-push.ts";
import { usePush, usePushChanges } from "./push.api.ts";

/** Push messages in this browser: asked for on a press only. Nothing if the server sends none. */
export function PushSetting() {
  const { t } = useLingui();
  const titleId = useId();
  const failureWords = useFailureWords();
  const { data } = usePush();
  const { turnOn, turnOff } = usePushChanges();
  const [pending, setPending] = useState(false);
  const [support, setSupport] = useState(findPushSupport);
  if (!data || data.key === null) return null;
  const { key, isOn } = data;

  async function change() {
    setPending(true);
    try {
      const said = isOn ? await turnOff() : await turnOn(key as string);
      if (said !== undefined) toast.success(said);
    } catch (error) {
      toast.error(error instanceof ApiFailure ? failureWords(error) : t`Your browser could not turn notifications on.`);
    } finally {
      setSupport(findPushSupport());
      setPending(false);
    }
  }

  return (
    <section aria-labelledby={titleId} className="mt-6 rounded-card border border-line bg-raised p-5 sm:p-8">
      <h2 id={titleId} className="text-22">
        <Trans>On this device</Trans>
      </h2>
      <p className="mt-2 max-w-prose text-14 text-muted">
        <Trans>
          Your device can show notifications while Vestpocket is closed. They say what happened in general, never a name
          or a listing, and end when you sign out here.
        </Trans>
      </p>
      {support !== "yes" && !isOn ? (
        <p className="mt-4 text-14 font-medium">{OBSTACLES[support as keyof typeof OBSTACLES]}</p>
      ) : (
        <Button kind="secondary" className="mt-4" pending={pending} onClick={() => void change()}>
          {isOn ? <Trans>Turn off for this device</Trans> : <Trans>Turn on for this device</Trans>}
        </Button>
      )}
    </section>
  );
}

const OBSTACLES: Readonly<Record<"denied" | "install" | "no", ReactNode>> = {
  denied: (
    <Trans>Your browser blocks notifications from this site. Allow them in its settings, then reload this page.</Trans>
  ),
  install: <Trans>On an iPhone or iPad, first add Vestpocket to your Home Screen and open it from there.</Trans>,
  no: <Trans>This browser cannot show notifications.</Trans>,
};
