import { Trans } from "@lingui/react/macro";
import { paths } from "@vestpocket/domain/shared/paths";
import type { ReactNode } from "react";
import { useLocalPath } from "../../../platform/language.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { TextLink } from "../prose.tsx";

export function Contact() {
  const localPath = useLocalPath();
  return (
    <div className="grid max-w-[56rem] gap-8 sm:grid-cols-2 sm:gap-x-10">
      <Way title={<Trans>Something does not work, or you have an idea</Trans>}>
        <p>
          <Trans>
            Report it on the ticket page. You need no account. You get a number to come back to, and our answer by
            e-mail.
          </Trans>
        </p>
        <ButtonLink to={localPath(paths.ticket())} className="mt-4">
          <Trans>Report an issue</Trans>
        </ButtonLink>
      </Way>
      <Way title={<Trans>Your account or a payment</Trans>}>
        <p>
          <Trans>
            Choose “Account Issue” or “Payment Problem” there, and name the receipt’s number if it is about one. Never
            send a password or a card number.
          </Trans>
        </p>
      </Way>
      <Way title={<Trans>A listing</Trans>}>
        <p>
          <Trans>
            Write to its owner with the form on the listing, once you are signed in. We cannot answer for owners.
          </Trans>
        </p>
      </Way>
      <Way title={<Trans>An agent</Trans>}>
        <p>
          <Trans>
            Members of Agent Pro are found in the <TextLink to={paths.agents()}>agent directory</TextLink>, with their
            e-mail and phone.
          </Trans>
        </p>
      </Way>
      <Way title={<Trans>Your data</Trans>}>
        <p>
          <Trans>
            Download it or delete your account on your <TextLink to={`${paths.profile()}#data`}>profile page</TextLink>.
            For anything else about <TextLink to={paths.privacy()}>privacy</TextLink>, file a ticket with the subject
            “Privacy”.
          </Trans>
        </p>
      </Way>
      <Way title={<Trans>A weakness in the site’s security</Trans>}>
        <p>
          <Trans>
            File a ticket of the type “Bug Report” with the subject “Security”, and give us time to mend it before you
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
