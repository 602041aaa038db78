import { Plural, Trans } from "@lingui/react/macro";
import { lazy, Suspense, useRef, useState } from "react";
import { usePasswordPrompt } from "../../shared/accounts/use-password-prompt.ts";
import { Button } from "../../ui/button.tsx";
import { SettingsRow } from "../../ui/settings-row.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { StateMark } from "../../ui/state-mark.tsx";
import { toast } from "../../ui/toast.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { type Enrolment, enrolSecondFactor, removeSecondFactor, renewRecoveryCodes } from "./second-factor.api.ts";

const Setup = lazy(async () => ({ default: (await import("./second-factor-setup.tsx")).SecondFactorSetup }));

/** With fewer recovery codes than this, the setting warns. */
const FEW = 3;

interface SecondFactorProps {
  isOn: boolean;
  codesLeft: number;
  /** Called once it was turned on or off, or has new codes. */
  onChange: () => Promise<unknown>;
}

/** The settings of two-step log-in: the authenticator app and the recovery codes. */
export function SecondFactor({ isOn, codesLeft, onChange }: SecondFactorProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [enrolment, setEnrolment] = useState<Enrolment>();
  const [codes, setCodes] = useState<readonly string[]>();
  const enrolling = usePasswordPrompt();
  const removing = usePasswordPrompt();
  const renewing = usePasswordPrompt();

  async function showCodes(next: readonly string[]) {
    setCodes(next);
    setEnrolment(undefined);
    await onChange();
  }

  function leave() {
    setCodes(undefined);
    setEnrolment(undefined);
    frame.current?.focus();
  }

  function renderContent() {
    // Both take the focus when they appear, which nothing behind an open dialog can.
    if (codes && !renewing.isOpen) return <RecoveryCodes codes={codes} onDone={leave} />;
    if (enrolment && !isOn && !enrolling.isOpen) {
      return (
        <Suspense fallback={<Skeleton className="h-80" />}>
          <Setup
            enrolment={enrolment}
            onConfirmed={showCodes}
            onCancel={leave}
            onOver={(sentence) => {
              toast.error(sentence);
              leave();
            }}
          />
        </Suspense>
      );
    }
    return (
      <div className="divide-y divide-line">
        <AppRow isOn={isOn} onPress={isOn ? removing.show : enrolling.show} />
        {isOn && <RecoveryRow left={codesLeft} onPress={renewing.show} />}
      </div>
    );
  }

  return (
    <div>
      <div ref={frame} tabIndex={-1}>
        {renderContent()}
      </div>
      {enrolling.render({
        title: <Trans>Set up an authenticator app</Trans>,
        action: <Trans>Continue</Trans>,
        children: (
          <p>
            <Trans>Please confirm it’s you.</Trans>
          </p>
        ),
        onConfirm: async (identity) => setEnrolment(await enrolSecondFactor(identity)),
      })}
      {renewing.render({
        asksCode: true,
        title: <Trans>Create new recovery codes?</Trans>,
        action: <Trans>Create new codes</Trans>,
        children: (
          <p>
            <Trans>The codes you have now will stop working.</Trans>
          </p>
        ),
        onConfirm: async (identity) => showCodes(await renewRecoveryCodes(identity)),
      })}
      {removing.render({
        asksCode: true,
        title: <Trans>Turn off two-step log-in?</Trans>,
        action: <Trans>Turn off</Trans>,
        children: (
          <p>
            <Trans>Your password alone will then be enough to log in. You can turn it on again at any time.</Trans>
          </p>
        ),
        onConfirm: async (identity) => {
          toast.success(await removeSecondFactor(identity));
          await onChange();
          leave();
        },
      })}
    </div>
  );
}

function AppRow({ isOn, onPress }: { isOn: boolean; onPress: () => void }) {
  return (
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
      <Button kind="secondary" aria-haspopup="dialog" onClick={onPress}>
        {isOn ? <Trans>Turn off</Trans> : <Trans>Set up an app</Trans>}
      </Button>
    </SettingsRow>
  );
}

function RecoveryRow({ left, onPress }: { left: number; onPress: () => void }) {
  const words = <Plural value={left} one="# code left" other="# codes left" />;
  return (
    <SettingsRow
      title={<Trans>Recovery codes</Trans>}
      text={left < FEW ? <StateMark isGood={false}>{words}</StateMark> : words}
    >
      <Button kind="secondary" aria-haspopup="dialog" onClick={onPress}>
        <Trans>Create new codes</Trans>
      </Button>
    </SettingsRow>
  );
}
