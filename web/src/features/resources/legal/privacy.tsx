import { Trans } from "@lingui/react/macro";
import type { SiteFacts } from "@vestpocket/domain/operators/operators.schema";
import { Column, Item, Points, Section } from "../prose.tsx";
import { BrowserData } from "./browser-data.tsx";
import { Complaints } from "./complaints.tsx";
import { KeptData } from "./kept-data.tsx";
import { OperatorDetails } from "./operator-details.tsx";
import { PolicyVersion } from "./policy-version.tsx";
import { Processors } from "./processors.tsx";
import { Rights } from "./rights.tsx";

export function Privacy({ facts: { operator, processors, backupDays } }: { facts: SiteFacts }) {
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
      <Section title={<Trans>Who we are</Trans>}>
        <OperatorDetails operator={operator} />
      </Section>
      <Section title={<Trans>What we keep, why, and for how long</Trans>}>
        <KeptData backupDays={backupDays} />
      </Section>
      <Section title={<Trans>What your browser keeps</Trans>}>
        <BrowserData />
      </Section>
      <Section title={<Trans>Who else processes it</Trans>}>
        <Processors processors={processors} />
        <p>
          <Trans>
            We also hand over what a law or a court orders us to, and no more than that. If this site is sold, its buyer
            gets the data and has to keep to this notice.
          </Trans>
        </p>
      </Section>
      <Section title={<Trans>Your rights</Trans>}>
        <Rights />
      </Section>
      <Section title={<Trans>Questions and complaints</Trans>}>
        <Complaints operator={operator} />
      </Section>
      <PolicyVersion policy="privacy" />
    </Column>
  );
}
