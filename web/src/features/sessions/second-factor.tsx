import { Trans } from "@lingui/react/macro";
import { lazy, Suspense, useRef, useState } from "react";
import { usePasswordPrompt } from "../../platform/use-password-prompt.ts";
import { Button } from "../../ui/button.tsx";
import { SettingsRow } from "../../ui/settings-row.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { StateMark } from "../../ui/state-mark.tsx";
import { toast } from "../../ui/toast.tsx";
import { type Enrolment, enrolSecondFactor, removeSecondFactor } from "./second-factor.api.ts";

const Setup = lazy(async () => ({ default: (await import("./second-factor-setup.tsx")).SecondFactorSetup }));

interface SecondFactorProps {
  isOn: boolean;
  /** Called once it is turned on or off. */
  onChange: () => Promise<unknown>;
}

/** The authenticator app's setting, with buttons to set it up and remove it. */
export function SecondFactor({ isOn, onChange }: SecondFactorProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [enrolment, setEnrolment] = useState<Enrolment>();
  const enrolling = usePasswordPrompt();
  const removing = usePasswordPrompt();

  async function finish(sentence: string) {
    await onChange();
    setEnrolment(undefined);
    toast.success(sentence);
    frame.current?.focus();
  }

  return (
    <div>
      <div ref={frame} tabIndex={-1}>
        {enrolment && !isOn ? (
          <Suspense fallback={<Skeleton className="h-80" />}>
            <Setup
              enrolment={enrolment}
              onConfirmed={finish}
              onCancel={() => {
                setEnrolment(undefined);
                frame.current?.focus();
              }}
            />
          </Suspense>
        ) : (
          <SettingsRow
            title={<Trans>Authenticator app</Trans>}
            text={
              isOn ? (
                <StateMark isGood>
                  <Trans>On</Trans>
                </StateMark>
              ) : (
                <Trans>Off</Trans>
              )
            }
          >
            <Button kind="secondary" aria-haspopup="dialog" onClick={isOn ? removing.show : enrolling.show}>
              {isOn ? <Trans>Remove the app</Trans> : <Trans>Set up an app</Trans>}
            </Button>
          </SettingsRow>
        )}
      </div>
      {enrolling.render({
        title: <Trans>Set up an authenticator app</Trans>,
        action: <Trans>Continue</Trans>,
        children: (
          <p>
            <Trans>Confirm your password to continue.</Trans>
          </p>
        ),
        onConfirm: async (password) => setEnrolment(await enrolSecondFactor(password)),
      })}
      {removing.render({
        title: <Trans>Remove the authenticator app?</Trans>,
        action: <Trans>Remove the app</Trans>,
        children: (
          <p>
            <Trans>Codes from this app will stop working. You can set one up again at any time.</Trans>
          </p>
        ),
        onConfirm: async (password) => finish(await removeSecondFactor(password)),
      })}
    </div>
  );
}
