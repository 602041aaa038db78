import { Trans } from "@lingui/react/macro";
import type { Operator, SiteFacts } from "@vestpocket/domain/operators/operators.schema";
import { paths } from "@vestpocket/domain/shared/paths";
import type { ReactNode } from "react";
import { useLocalPath } from "../../../platform/language.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Section, TextLink } from "../prose.tsx";
import { OperatorDetails } from "./operator-details.tsx";
import { PrivacyOfficer } from "./privacy-officer.tsx";

export function Contact({ facts: { operator } }: { facts: SiteFacts }) {
  return (
    <div className="flex max-w-[56rem] flex-col gap-12">
      <Ways officer={operator?.privacyOfficer} />
      <Section title={<Trans>Who we are</Trans>}>
        <OperatorDetails operator={operator} />
      </Section>
    </div>
  );
}

function Ways({ officer }: { officer: Operator["privacyOfficer"] | undefined }) {
  const localPath = useLocalPath();
  return (
    <div className="grid gap-8 sm:grid-cols-2 sm:gap-x-10">
      <Way title={<Trans>Something does not work, or you have an idea</Trans>}>
        <p>
          <Trans>
            Report it on the ticket page. You do not need an account. You get a ticket number and our answer by email.
          </Trans>
        </p>
        <ButtonLink to={localPath(paths.ticket())} className="mt-4">
          <Trans>Report an issue</Trans>
        </ButtonLink>
      </Way>
      <Way title={<Trans>Your account or a payment</Trans>}>
        <p>
          <Trans>
            On the ticket page, choose “Account Issue” or “Payment Problem”, and include the receipt number if you have
            one. Never send a password or a card number.
          </Trans>
        </p>
      </Way>
      <Way title={<Trans>A listing</Trans>}>
        <p>
          <Trans>
            Log in and write to its owner with the form on the listing. We cannot answer on an owner’s behalf.
          </Trans>
        </p>
      </Way>
      <Way title={<Trans>An agent</Trans>}>
        <p>
          <Trans>
            Agent Pro members are in the <TextLink to={paths.agents()}>agent directory</TextLink>, with the contact
            details they choose to show.
          </Trans>
        </p>
      </Way>
      <Way title={<Trans>Your data</Trans>}>
        <p>
          <Trans>
            Download it or delete your account on your <TextLink to={`${paths.profile()}#data`}>profile page</TextLink>.
            For anything else about <TextLink to={paths.privacy()}>privacy</TextLink>, submit a ticket with the subject
            “Privacy”.
          </Trans>
        </p>
        {officer !== undefined && <PrivacyOfficer {...officer} />}
      </Way>
      <Way title={<Trans>A barrier on the site</Trans>}>
        <p>
          <Trans>
            If something on the site keeps you from using it, tell us on the ticket page. The{" "}
            <TextLink to={paths.accessibility()}>accessibility</TextLink> page says what we know about.
          </Trans>
        </p>
      </Way>
      <Way title={<Trans>A security vulnerability</Trans>}>
        <p>
          <Trans>
            Submit a ticket of the type “Bug Report” with the subject “Security”, and give us time to fix it before you
            tell others.
          </Trans>
        </p>
      </Way>
    </div>
  );
}

function Way({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className="border-t border-line pt-5">
      <h2 className="text-22">{title}</h2>
      <div className="mt-3">{children}</div>
    </section>
  );
}
