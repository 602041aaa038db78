import { Trans } from "@lingui/react/macro";
import type { AgentProfileView } from "@vestpocket/domain/agents/agents.schema";
import { formatPhone } from "@vestpocket/domain/phones/phones.rules";
import { Mail, Phone } from "lucide-react";
import { ButtonLink } from "../../ui/button.tsx";

const LINK =
  "inline-flex min-h-11 min-w-0 items-center gap-2.5 text-16 text-link underline-offset-4 wrap-anywhere hover:underline";

/** An agent's email and phone. */
export function AgentContact({ agent: { email, phoneNumber } }: { agent: AgentProfileView }) {
  const mailto = email === null ? undefined : `mailto:${encodeURIComponent(email).replace("%40", "@")}`;
  return (
    <section className="rounded-card border border-line bg-raised p-6">
      <h2 className="text-22">
        <Trans>Contact</Trans>
      </h2>
      {email === null && phoneNumber === null && (
        <p className="mt-3 text-muted">
          <Trans>
            This agent does not show contact details. You can write to them through the form on one of their listings.
          </Trans>
        </p>
      )}
      <ul className="mt-3 space-y-1">
        {mailto && (
          <li>
            <a href={mailto} className={LINK}>
              <Mail size={18} className="shrink-0" aria-hidden="true" />
              <span className="min-w-0">{email}</span>
            </a>
          </li>
        )}
        {phoneNumber !== null && (
          <li>
            <a href={`tel:${phoneNumber}`} className={LINK}>
              <Phone size={18} className="shrink-0" aria-hidden="true" />
              {formatPhone(phoneNumber)}
            </a>
          </li>
        )}
      </ul>
      {mailto && (
        <ButtonLink to={mailto} size="large" className="mt-4 w-full">
          <Trans>Send an Email</Trans>
        </ButtonLink>
      )}
    </section>
  );
}
