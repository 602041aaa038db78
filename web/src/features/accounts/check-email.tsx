import { Trans } from "@lingui/react/macro";
import { ACCOUNT_MESSAGES } from "@vestpocket/domain/accounts/accounts.rules";
import { MailCheck } from "lucide-react";
import { useEffect, useRef } from "react";
import { useMessage } from "../../platform/language.ts";

/** Shown when sign-up could not sign in: the next step is in an email. */
export function CheckEmail({ email }: { email: string }) {
  const message = useMessage();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex flex-col items-start">
      <MailCheck size={32} className="text-link" aria-hidden="true" />
      <h2 ref={heading} tabIndex={-1} className="mt-4 text-22 outline-none sm:text-28">
        {message(ACCOUNT_MESSAGES.checkEmail)}
      </h2>
      <p className="mt-2 text-muted">
        <Trans>
          We sent an email to <strong className="font-semibold break-words text-text">{email}</strong>. Follow its
          instructions to continue.
        </Trans>
      </p>
    </div>
  );
}
