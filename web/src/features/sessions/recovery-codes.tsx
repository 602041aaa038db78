import { Trans, useLingui } from "@lingui/react/macro";
import { Copy, Download, Printer } from "lucide-react";
import { useEffect, useRef } from "react";
import { saveFile } from "../../platform/save-file.ts";
import { Button } from "../../ui/button.tsx";
import { Code } from "../../ui/code.tsx";
import { toast } from "../../ui/toast.tsx";

const FILE = "vestpocket-recovery-codes.txt";

interface RecoveryCodesProps {
  codes: readonly string[];
  /** Called once the person has saved them. */
  onDone: () => void;
}

/** New recovery codes to save: they are not shown again. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  async function copy() {
    try {
      await navigator.clipboard.writeText(codes.join("\n"));
      toast.success(t`Recovery codes copied.`);
    } catch {
      toast.error(t`Copying the recovery codes failed. Please download or print them.`);
    }
  }

  return (
    <div data-print-alone="">
      <h3 ref={heading} tabIndex={-1} className="font-sans text-16 font-semibold tracking-normal">
        <Trans>Your Vestpocket recovery codes</Trans>
      </h3>
      <p className="mt-1 text-14 text-muted">
        <Trans>
          If you don’t have your phone, enter one of these codes after your password. Each code works once. Keep them
          somewhere safe: we can’t show them again.
        </Trans>
      </p>
      <ul className="mt-5 grid gap-y-2 font-semibold tabular">
        {codes.map((code) => (
          <li key={code}>
            <Code className="font-sans select-all">{code}</Code>
          </li>
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap gap-x-6 gap-y-1 print:hidden">
        <Button kind="link" icon={<Copy size={16} aria-hidden="true" />} onClick={copy}>
          <Trans>Copy</Trans>
        </Button>
        <Button
          kind="link"
          icon={<Download size={16} aria-hidden="true" />}
          onClick={() => saveFile(FILE, new Blob([`${codes.join("\n")}\n`], { type: "text/plain" }))}
        >
          <Trans>Download</Trans>
        </Button>
        <Button kind="link" icon={<Printer size={16} aria-hidden="true" />} onClick={() => window.print()}>
          <Trans>Print</Trans>
        </Button>
      </div>
      <Button className="mt-4 print:hidden" onClick={onDone}>
        <Trans>I have saved the codes</Trans>
      </Button>
    </div>
  );
}
