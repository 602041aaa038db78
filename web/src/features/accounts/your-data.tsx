import { Trans, useLingui } from "@lingui/react/macro";
import type { Agreement } from "@vestpocket/domain/accounts/policies.schema";
import { AGREEMENT_RETENTION } from "@vestpocket/domain/agreements/agreements.retention";
import { AUDIT_RETENTION } from "@vestpocket/domain/audit/audit.retention";
import { ORDER_RETENTION } from "@vestpocket/domain/orders/orders.retention";
import { REPORT_RETENTION } from "@vestpocket/domain/reports/reports.retention";
import { paths } from "@vestpocket/domain/shared/paths";
import { TICKET_RETENTION } from "@vestpocket/domain/tickets/tickets.retention";
import { Download, Trash2 } from "lucide-react";
import { LocalLink } from "../../platform/local-link.tsx";
import { KeptFor } from "../../shared/accounts/kept-for.tsx";
import { usePasswordPrompt } from "../../shared/accounts/use-password-prompt.ts";
import { Button } from "../../ui/button.tsx";
import { SettingsRow } from "../../ui/settings-row.tsx";
import { toast } from "../../ui/toast.tsx";
import { YourAgreements } from "./your-agreements.tsx";
import { deleteAccount, downloadData } from "./your-data.api.ts";

interface YourDataProps {
  agreements: readonly Agreement[];
  /** Whether to ask for a second-factor code too. */
  asksCode: boolean;
  /** Gets the server's message. */
  onDeleted: (sentence: string) => void;
}

/** Lets a user download their data or delete their account. Shows what they agreed to. */
export function YourData({ agreements, asksCode, onDeleted }: YourDataProps) {
  const { t } = useLingui();
  const download = usePasswordPrompt();
  const deletion = usePasswordPrompt();
  return (
    <>
      <div className="divide-y divide-line">
        <SettingsRow
          title={<Trans>A copy of your data</Trans>}
          text={
            <Trans>
              Everything we store about your account, as a JSON file. It links to your photos and documents; the links
              work for an hour.
            </Trans>
          }
        >
          <Button
            kind="secondary"
            aria-haspopup="dialog"
            icon={<Download size={18} aria-hidden="true" />}
            onClick={download.show}
          >
            <Trans>Download my data</Trans>
          </Button>
        </SettingsRow>
        <SettingsRow title={<Trans>What you agreed to</Trans>} text={<YourAgreements agreements={agreements} />} />
        <SettingsRow
          title={<Trans>Your account</Trans>}
          text={<Trans>Permanently deletes your account and listings.</Trans>}
        >
          <Button
            kind="danger"
            aria-haspopup="dialog"
            icon={<Trash2 size={18} aria-hidden="true" />}
            onClick={deletion.show}
          >
            <Trans>Delete my account</Trans>
          </Button>
        </SettingsRow>
      </div>
      {download.render({
        asksCode,
        title: <Trans>Download my data</Trans>,
        action: <Trans>Download</Trans>,
        children: (
          <p>
            <Trans>The file contains personal information. Please confirm it’s you.</Trans>
          </p>
        ),
        onConfirm: async (identity) => {
          await downloadData(identity);
          toast.success(t`Your data was saved as vestpocket-data.json.`);
        },
      })}
      {deletion.render({
        isDanger: true,
        asksCode,
        title: <Trans>Delete your account?</Trans>,
        action: <Trans>Delete my account</Trans>,
        children: <WhatGoes />,
        onConfirm: async (identity) => onDeleted(await deleteAccount(identity)),
      })}
    </>
  );
}

function WhatGoes() {
  return (
    <>
      <p>
        <Trans>This cannot be undone. Right away:</Trans>
      </p>
      <ul className="list-disc space-y-1 pl-5">
        <li>
          <Trans>your profile, with your name, email, phone number and picture, is deleted;</Trans>
        </li>
        <li>
          <Trans>your listings and their photos are deleted, even if you paid for them;</Trans>
        </li>
        <li>
          <Trans>you are signed out everywhere.</Trans>
        </li>
      </ul>
      <p>
        <Trans>
          We keep some things longer: receipts, which the law requires, for <KeptFor period={ORDER_RETENTION} />; signed
          agreements, with your name and email, and offers, without your name, for{" "}
          <KeptFor period={AGREEMENT_RETENTION} /> after the listing ends; answered questions, without your name, as
          long as the listing exists; tickets you sent us, for <KeptFor period={TICKET_RETENTION} /> after their last
          change; reports you made, for <KeptFor period={REPORT_RETENTION} /> after the decision; the audit log, which
          names nobody, for <KeptFor period={AUDIT_RETENTION} />; and what you wrote in conversations, without your
          name, until the other person deletes their account too.
        </Trans>{" "}
        <LocalLink to={paths.privacy()} className="text-link underline underline-offset-4">
          <Trans>Privacy</Trans>
        </LocalLink>
      </p>
    </>
  );
}
