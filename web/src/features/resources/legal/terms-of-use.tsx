import { Trans } from "@lingui/react/macro";
import type { SiteFacts } from "@vestpocket/domain/operators/operators.schema";
import { PLAN_PRICES } from "@vestpocket/domain/orders/orders.prices";
import { paths } from "@vestpocket/domain/shared/paths";
import { Column, Item, Points, Section, TextLink } from "../prose.tsx";
import { Ending } from "./ending.tsx";
import { OperatorDetails } from "./operator-details.tsx";
import { PolicyVersion } from "./policy-version.tsx";
import { Responsibility } from "./responsibility.tsx";
import { Takedown } from "./takedown.tsx";

const DAYS = PLAN_PRICES.map(({ days }) => days);
const FEWEST = Math.min(...DAYS);
const MOST = Math.max(...DAYS);

export function TermsOfUse({ facts: { operator, counselReviewed } }: { facts: SiteFacts }) {
  return (
    <Column>
      {counselReviewed === null && (
        <div role="note" className="rounded-card border border-line bg-raised p-4 text-14">
          <Trans>
            These terms describe in plain words how the site works. The operator’s counsel must review them before the
            site opens to the public. They are not legal advice.
          </Trans>
        </div>
      )}
      <Section title={<Trans>Who we are</Trans>}>
        <p>
          <Trans>These terms are a contract between you and the operator of this site.</Trans>
        </p>
        <OperatorDetails operator={operator} />
      </Section>
      <Section title={<Trans>The service</Trans>}>
        <p>
          <Trans>
            Vestpocket is a place to publish, find and ask about commercial pocket listings. It is not a brokerage: it
            does not represent anyone, does not negotiate, is not a party to what readers and owners agree on, and takes
            no commission.
          </Trans>
        </p>
      </Section>
      <Section title={<Trans>Your account</Trans>}>
        <Points>
          <Item>
            <Trans>Provide your own name, email and phone, and keep them up to date.</Trans>
          </Item>
          <Item>
            <Trans>
              Your account is for you alone: keep your password to yourself, and sign out sessions you do not recognize.
            </Trans>
          </Item>
          <Item>
            <Trans>
              You must be of the age of majority in your province. If you act for a company, you must be authorized to
              bind it.
            </Trans>
          </Item>
        </Points>
      </Section>
      <Section title={<Trans>Who can post</Trans>}>
        <p>
          <Trans>
            Agents and owners, with a confirmed email and phone number. Anyone who posts a listing declares one of two
            things. Either they are a registered real estate agent with authority to market the property. Or they own
            it, work for its owner or are exempt by law from a real estate licence, and nobody pays them for finding a
            buyer or tenant unless the law allows it without one. You are responsible for what you publish: that it is
            true, that you are allowed to publish it, and that you have the right to use the pictures. You keep your
            rights in it and let us show it on the site while the listing is live.
          </Trans>
        </p>
        <p>
          <Trans>
            Acting for others for a fee usually requires a licence of your province. Having one where it is required is
            up to you. If a listing is shown in a language in which it was not written, the text that its owner wrote
            prevails over a machine translation.
          </Trans>
        </p>
      </Section>
      <Section title={<Trans>What is not allowed</Trans>}>
        <Points>
          <Item>
            <Trans>
              Listings that are fake, misleading or discriminatory, or that you are not authorized to market.
            </Trans>
          </Item>
          <Item>
            <Trans>Insults, threats, advertising and chain messages in what you write to others.</Trans>
          </Item>
          <Item>
            <Trans>Collecting listings, profiles or addresses in bulk, manually or automatically.</Trans>
          </Item>
          <Item>
            <Trans>Using what you read here for anything other than the deal it is about.</Trans>
          </Item>
          <Item>
            <Trans>Trying to break, overload or bypass the site’s protections.</Trans>
          </Item>
        </Points>
        <p>
          <Trans>
            We may remove content that breaks these rules and disable the account that posted it. We tell the owner of a
            removed listing why, and tell people who report something what we decided. You can report a listing on its
            page, a conversation in your inquiries, and anything else on the{" "}
            <TextLink to={paths.ticket()}>ticket page</TextLink>.
          </Trans>
        </p>
      </Section>
      <Section title={<Trans>Prices</Trans>}>
        <p>
          <Trans>
            Prices are listed on <TextLink to={paths.resource("pricing-plans")}>Pricing & Plans</TextLink>, in Canadian
            dollars. Where sales tax applies, it appears on its own line before you pay. You pay for a listing once; it
            then stays live for {FEWEST} to {MOST} days, depending on its plan, and expires. It never renews by itself:
            you renew it by paying again.
          </Trans>
        </p>
        <p>
          <Trans>
            Agent Pro is paid yearly and renews every year until you cancel it, which you can do in your account at any
            time. The benefits then last until the end of the paid year.
          </Trans>
        </p>
      </Section>
      <Section title={<Trans>Refunds</Trans>}>
        <Points>
          <Item>
            <Trans>If a listing that you paid for could not be published, we refund you automatically.</Trans>
          </Item>
          <Item>
            <Trans>We do not refund a live listing that is closed early, sold or leased.</Trans>
          </Item>
          <Item>
            <Trans>
              If something went wrong, ask through the ticket page. A refund goes back to the card that paid; a full
              refund returns the listing to a draft or ends the membership it was for.
            </Trans>
          </Item>
          <Item>
            <Trans>These terms do not take away any rights that consumer law in your province gives you.</Trans>
          </Item>
        </Points>
      </Section>
      <Section title={<Trans>Copyright and other rights</Trans>}>
        <Takedown operator={operator} />
      </Section>
      <Section title={<Trans>Our responsibility and yours</Trans>}>
        <Responsibility />
      </Section>
      <Section title={<Trans>Ending and changes</Trans>}>
        <Ending operator={operator} />
      </Section>
      <PolicyVersion policy="terms" />
    </Column>
  );
}
