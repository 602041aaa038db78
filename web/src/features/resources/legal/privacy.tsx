import { Trans } from "@lingui/react/macro";
import { paths } from "@vestpocket/domain/shared/paths";
import { Column, Item, Points, Section, Term, Terms, TextLink } from "../prose.tsx";
import { KeptData } from "./kept-data.tsx";
import { PolicyVersion } from "./policy-version.tsx";

export function Privacy() {
  return (
    <Column>
      <Section title={<Trans>In short</Trans>}>
        <Points>
          <Item>
            <Trans>We never sell your personal information. There is no advertising here.</Trans>
          </Item>
          <Item>
            <Trans>
              We share it only with the people you deal with here and with the service providers listed below. An owner
              whose confidential details you ask for sees your name, your email and what you read. Both parties to an
              NDA get a certificate with your IP address.
            </Trans>
          </Item>
          <Item>
            <Trans>
              There are no trackers: no analytics, no pixels, and no fonts or scripts from other companies. When you pay
              by card through Stripe, the payment page loads Stripe’s card form. If the operator of this site has turned
              on street maps, the map of search results loads them from a map provider.
            </Trans>
          </Item>
          <Item>
            <Trans>You can download what we keep about you, and delete your account, without asking anyone.</Trans>
          </Item>
        </Points>
      </Section>
      <Section title={<Trans>What we keep, why, and for how long</Trans>}>
        <KeptData />
      </Section>
      <Section title={<Trans>What your browser keeps</Trans>}>
        <Terms>
          <Term word={<Trans>Session cookie</Trans>}>
            <Trans>Keeps you logged in: 30 days from your last visit, 90 days in all. Scripts cannot read it.</Trans>
          </Term>
          <Term word={<Trans>Known device cookie</Trans>}>
            <Trans>
              Marks a browser where you have logged in before, for a year, so that someone guessing your password cannot
              lock you out. It does not let anyone in.
            </Trans>
          </Term>
          <Term word={<Trans>Browser storage</Trans>}>
            <Trans>
              The theme and the units you chose, whether you were logged in, and what you typed in forms but have not
              sent. Drafts are deleted when you sign out.
            </Trans>
          </Term>
          <Term word={<Trans>Your location</Trans>}>
            <Trans>
              We ask for it only when you press “Use my location”, or if you have already allowed it. We round it to
              about a kilometre, use it to find the nearest listings, and do not keep it.
            </Trans>
          </Term>
        </Terms>
        <p>
          <Trans>These are needed for what you ask the site to do. There are no others, so there is no banner.</Trans>
        </p>
      </Section>
      <Section title={<Trans>Who else processes it</Trans>}>
        <Terms>
          <Term word={<Trans>Payments</Trans>}>
            <Trans>
              Stripe, with the amount, your account ID, name, email and billing province, and what you enter in its
              form. Card numbers never reach our server. A server in test mode uses its own sandbox and says so on its
              payment pages.
            </Trans>
          </Term>
          <Term word={<Trans>Text messages</Trans>}>
            <Trans>Twilio, with your phone number, to send you codes</Trans>
          </Term>
          <Term word={<Trans>Translation</Trans>}>
            <Trans>
              The service that the operator of this site chose, if any, with a listing’s title and description, when its
              owner asks for a translation
            </Trans>
          </Term>
          <Term word={<Trans>Street maps</Trans>}>
            <Trans>
              The map provider that the operator of this site chose, if any, with your IP address and the part of the
              map you look at
            </Trans>
          </Term>
          <Term word={<Trans>Email and hosting</Trans>}>
            <Trans>The companies that the operator of this site uses to send email and run its servers</Trans>
          </Term>
        </Terms>
        <p>
          <Trans>
            They work on our behalf and for no other purpose. Some of them may process data outside your province or
            outside Canada.
          </Trans>
        </p>
      </Section>
      <Section title={<Trans>Your rights</Trans>}>
        <p>
          <Trans>
            The Personal Information Protection and Electronic Documents Act (PIPEDA) and, in Quebec, the Act respecting
            the protection of personal information in the private sector (amended by Law 25) give you these rights. You
            do not have to say why.
          </Trans>
        </p>
        <Terms>
          <Term word={<Trans>See it and download it</Trans>}>
            <Trans>
              “Download my data” on your profile page gives you all of it in a machine-readable file, with links to your
              pictures and documents.
            </Trans>
          </Term>
          <Term word={<Trans>Correct it</Trans>}>
            <Trans>Change your name, email, phone and language on the same page, and a listing in its own form.</Trans>
          </Term>
          <Term word={<Trans>Delete it</Trans>}>
            <Trans>
              “Delete my account” deletes it right away. What we keep longer, and for how long, is listed above.
            </Trans>
          </Term>
          <Term word={<Trans>Withdraw your consent</Trans>}>
            <Trans>Delete your account, or ask us to stop a specific use.</Trans>
          </Term>
        </Terms>
        <p>
          <Trans>
            No decision about you is fully automated, with two exceptions: limits on too many attempts, which lift by
            themselves, and access requests that an owner’s settings approve or decline automatically.
          </Trans>
        </p>
      </Section>
      <Section title={<Trans>Questions and complaints</Trans>}>
        <p>
          <Trans>
            Write to our privacy officer through the <TextLink to={paths.ticket()}>ticket page</TextLink>, with the
            subject “Privacy”. The law gives us 30 days to answer. If you are not satisfied with the answer, you can
            file a complaint with the Office of the Privacy Commissioner of Canada or, in Quebec, the Commission d’accès
            à l’information.
          </Trans>
        </p>
        <p className="text-14 text-muted">
          <Trans>
            If an incident puts you at risk of serious injury, the law requires us to notify you and the authority
            concerned.
          </Trans>
        </p>
      </Section>
      <PolicyVersion policy="privacy" />
    </Column>
  );
}
