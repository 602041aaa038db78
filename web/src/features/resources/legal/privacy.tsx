import { Trans } from "@lingui/react/macro";
import { paths } from "@vestpocket/domain/shared/paths";
import { Column, Item, Points, Section, Term, Terms, TextLink } from "../prose.tsx";
import { KeptData } from "./kept-data.tsx";

export function Privacy() {
  return (
    <Column>
      <Section title={<Trans>In short</Trans>}>
        <Points>
          <Item>
            <Trans>Your data is never shared or sold. There is no advertising here.</Trans>
          </Item>
          <Item>
            <Trans>
              There are no trackers: no analytics, no pixels, no fonts or scripts of other companies. Where cards are
              paid through Stripe, the payment page loads Stripe’s card form.
            </Trans>
          </Item>
          <Item>
            <Trans>You can download what is kept about you, and delete your account, without asking anybody.</Trans>
          </Item>
        </Points>
      </Section>
      <Section title={<Trans>What is kept, why, and how long</Trans>}>
        <KeptData />
      </Section>
      <Section title={<Trans>What your browser keeps</Trans>}>
        <Terms>
          <Term word={<Trans>The session’s cookie</Trans>}>
            <Trans>Keeps you logged in: 30 days from your last visit, 90 days in all. Scripts cannot read it.</Trans>
          </Term>
          <Term word={<Trans>The known device’s cookie</Trans>}>
            <Trans>
              Marks a browser where you have logged in before, for a year, so that somebody who guesses at your password
              cannot lock you out. It lets nobody in.
            </Trans>
          </Term>
          <Term word={<Trans>The browser’s own storage</Trans>}>
            <Trans>
              The theme you chose, whether you were logged in, and what you typed into forms and have not sent. Drafts
              are deleted when you sign out.
            </Trans>
          </Term>
          <Term word={<Trans>Your location</Trans>}>
            <Trans>
              Asked for only when you press “Use my location”, or where you allowed it before. It is rounded to about a
              kilometre, used to find the nearest listings, and not kept.
            </Trans>
          </Term>
        </Terms>
        <p>
          <Trans>These are needed for what you ask the site to do. There are no others, so there is no banner.</Trans>
        </p>
      </Section>
      <Section title={<Trans>Who else handles it</Trans>}>
        <Terms>
          <Term word={<Trans>Payments</Trans>}>
            <Trans>
              Stripe, with the amount, your account’s number and what you enter into its form. Card numbers never reach
              our server. A server in test mode uses a sandbox of its own, and says so on its payment pages.
            </Trans>
          </Term>
          <Term word={<Trans>Text messages</Trans>}>
            <Trans>Twilio, with your phone number, to send you codes</Trans>
          </Term>
          <Term word={<Trans>E-mail and hosting</Trans>}>
            <Trans>The companies with which the operator of this site sends mail and runs its servers</Trans>
          </Term>
        </Terms>
        <p>
          <Trans>
            They work on our behalf and for nothing else. Some of them may process data outside your province or outside
            Canada.
          </Trans>
        </p>
      </Section>
      <Section title={<Trans>Your rights</Trans>}>
        <p>
          <Trans>
            Canada’s PIPEDA and, in Quebec, the Act respecting the protection of personal information in the private
            sector (amended by Law 25) give you these rights. You need not say why.
          </Trans>
        </p>
        <Terms>
          <Term word={<Trans>To see it and take it along</Trans>}>
            <Trans>“Download my data” on your profile page gives all of it as a file that machines can read.</Trans>
          </Term>
          <Term word={<Trans>To have it corrected</Trans>}>
            <Trans>Names, e-mail, phone and language are changed on the same page; a listing, on its own form.</Trans>
          </Term>
          <Term word={<Trans>To have it deleted</Trans>}>
            <Trans>“Delete my account” removes it at once, but for what the law has us keep.</Trans>
          </Term>
          <Term word={<Trans>To withdraw your consent</Trans>}>
            <Trans>By deleting your account, or by asking us to stop a single use.</Trans>
          </Term>
        </Terms>
        <p>
          <Trans>
            No decision about you is made by a machine alone, but for limits on too many attempts, which end by
            themselves.
          </Trans>
        </p>
      </Section>
      <Section title={<Trans>Questions and complaints</Trans>}>
        <p>
          <Trans>
            Write to the person responsible for privacy through the <TextLink to={paths.ticket()}>ticket page</TextLink>
            , with the subject “Privacy”. The law gives us 30 days to answer. If the answer does not satisfy you, the
            Office of the Privacy Commissioner of Canada or, in Quebec, the Commission d’accès à l’information hears
            complaints.
          </Trans>
        </p>
        <p className="text-14 text-muted">
          <Trans>
            If an incident puts you at risk of serious injury, the law has us tell you and the authority concerned.
          </Trans>
        </p>
      </Section>
    </Column>
  );
}
