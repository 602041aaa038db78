import { Trans, useLingui } from "@lingui/react/macro";
import { Copy } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { ApiFailure } from "../../platform/http.ts";
import { AppCodeField } from "../../platform/second-factor-field.tsx";
import { Button } from "../../ui/button.tsx";
import { QrCode } from "../../ui/qr-code.tsx";
import { toast } from "../../ui/toast.tsx";
import { confirmSecondFactor, type Enrolment } from "./second-factor.api.ts";
import { useSecondFactorForm } from "./use-second-factor-form.ts";

interface SecondFactorSetupProps {
  enrolment: Enrolment;
  /** Receives the recovery codes, which are shown only once. */
  onConfirmed: (recoveryCodes: readonly string[]) => Promise<void>;
  onCancel: () => void;
  /** Called with the reason if the app has to be set up again. */
  onOver: (sentence: string) => void;
}

/** The secret as a QR code and as text, and a field for the first code. */
export function SecondFactorSetup({ enrolment, onConfirmed, onCancel, onOver }: SecondFactorSetupProps) {
  const { t } = useLingui();
  const form = useSecondFactorForm(async (code) => {
    try {
      await onConfirmed(await confirmSecondFactor(code));
    } catch (error) {
      if (!(error instanceof ApiFailure) || error.code !== "accounts.enrolment_over") throw error;
      onOver(error.msg);
    }
  });
  const { ref } = form.props;

  useEffect(() => ref.current?.querySelector("input")?.focus(), [ref]);

  return (
    <form {...form.props}>
      <ol className="space-y-8">
        <li>
          <Step number={1}>
            <Trans>Scan this QR code with your authenticator app, or enter the key.</Trans>
          </Step>
          <div className="mt-4 flex flex-col gap-5 @md:flex-row @md:items-center">
            <QrCode text={enrolment.uri} label={t`QR code with the key below`} className="size-44 shrink-0" />
            <Secret secret={enrolment.secret} />
          </div>
        </li>
        <li>
          <Step number={2}>
            <Trans>Enter the code shown in the app.</Trans>
          </Step>
          <AppCodeField {...form.field("code")} label={<Trans>Code</Trans>} className="mt-4 max-w-60" />
        </li>
      </ol>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button type="submit" pending={form.pending}>
          <Trans>Turn on</Trans>
        </Button>
        <Button kind="secondary" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}

function Step({ number, children }: { number: number; children: ReactNode }) {
  return (
    <p className="flex gap-3 font-medium">
      <span className="tabular text-muted">{number}.</span>
      <span>{children}</span>
    </p>
  );
}

/** In groups of four, easier to read. */
function Secret({ secret }: { secret: string }) {
  const { t } = useLingui();
  const groups = secret.match(/.{1,4}/gu) ?? [];

  async function copy() {
    try {
      await navigator.clipboard.writeText(secret);
      toast.success(t`Key copied.`);
    } catch {
      toast.error(t`Copying the key failed. Please type it.`);
    }
  }

  return (
    <div className="min-w-0">
      <p className="text-14 text-muted">
        <Trans>Key</Trans>
      </p>
      <p translate="no" className="mt-1 flex flex-wrap gap-x-3 gap-y-1 font-semibold tabular select-all">
        {groups.map((group, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: groups never move and may be alike
          <span key={at}>{group}</span>
        ))}
      </p>
      <Button kind="link" icon={<Copy size={16} aria-hidden="true" />} onClick={copy}>
        <Trans>Copy the key</Trans>
      </Button>
    </div>
  );
}
