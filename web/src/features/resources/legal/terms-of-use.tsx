import { Trans } from "@lingui/react/macro";
import { PLAN_PRICES } from "@vestpocket/domain/orders/orders.prices";
import { paths } from "@vestpocket/domain/shared/paths";
import { Column, Item, Points, Section, TextLink } from "../prose.tsx";

const DAYS = PLAN_PRICES.map(({ days }) => days);
const FEWEST = Math.min(...DAYS);
const MOST = Math.max(...DAYS);

export function TermsOfUse() {
  return (
    <Column>
      <div role="note" className="rounded-card border border-line bg-raised p-4 text-14">
        <Trans>
          These terms describe in plain words how the site works. They are to be reviewed by the operator’s counsel
          before the site is opened to the public, and are no legal advice.
        </Trans>
      </div>
      <Section title={<Trans>The service</Trans>}>
        <p>
          <Trans>
            Vestpocket is a place where commercial pocket listings are published, found and asked about. It is not a
            brokerage: it represents nobody, negotiates nothing, is no party to what readers and owners agree, and takes
            no commission.
          </Trans>
        </p>
      </Section>
      <Section title={<Trans>Your account</Trans>}>
        <Points>
          <Item>
            <Trans>Give your own name, e-mail and phone, and keep them right.</Trans>
          </Item>
          <Item>
            <Trans>
              The account is yours alone: keep the password to yourself, and end the sessions you do not know.
            </Trans>
          </Item>
          <Item>
            <Trans>You have to be of the age at which you may enter into a contract in your province.</Trans>
          </Item>
        </Points>
      </Section>
      <Section title={<Trans>Who may post</Trans>}>
        <p>
          <Trans>
            Whoever posts a listing declares to be a registered real estate agent with authority to market the property,
            and has a confirmed phone. You answer for what you publish: that it is true, that you may publish it, and
            that the pictures are yours to use. You keep your rights in it, and let us show it on the site while the
            listing is open.
          </Trans>
        </p>
      </Section>
      <Section title={<Trans>What is forbidden</Trans>}>
        <Points>
          <Item>
            <Trans>
              Listings that do not exist, are not yours to market, mislead, or discriminate against readers.
            </Trans>
          </Item>
          <Item>
            <Trans>Insults, threats, advertising and chains of messages in what you write to others.</Trans>
          </Item>
          <Item>
            <Trans>Collecting listings, profiles or addresses in bulk, by hand or by machine.</Trans>
          </Item>
          <Item>
            <Trans>Using what you read here for anything but the deal it is about.</Trans>
          </Item>
          <Item>
            <Trans>Trying to break, overload or get around the site’s protections.</Trans>
          </Item>
        </Points>
        <p>
          <Trans>
            What breaks these rules may be removed and its account disabled. The owner of a removed listing is told why.
            Report what you find through the listing’s messages or the{" "}
            <TextLink to={paths.ticket()}>ticket page</TextLink>.
          </Trans>
        </p>
      </Section>
      <Section title={<Trans>Prices</Trans>}>
        <p>
          <Trans>
            The prices stand on <TextLink to={paths.resource("pricing-plans")}>Pricing & Plans</TextLink>, in Canadian
            dollars. Where sales tax applies, it stands on a line of its own before you pay. A listing is paid once; it
            then runs for {FEWEST} to {MOST} days by its plan and ends by itself. It is not renewed unless you renew and
            pay it.
          </Trans>
        </p>
        <p>
          <Trans>
            Agent Pro is paid by the year and renewed every year until you cancel it, which you can do in your account
            at any time. The benefits then last until the end of the year that is paid.
          </Trans>
        </p>
      </Section>
      <Section title={<Trans>Refunds</Trans>}>
        <Points>
          <Item>
            <Trans>A payment for a listing that could not be published is refunded by itself.</Trans>
          </Item>
          <Item>
            <Trans>A run that has begun is not refunded because the listing is closed early, sold or leased.</Trans>
          </Item>
          <Item>
            <Trans>
              Where something went wrong, ask through the ticket page. A refund goes back to the card that paid; a full
              one ends the listing’s run or the membership it was for.
            </Trans>
          </Item>
          <Item>
            <Trans>What consumer law in your province gives you beyond this, stays yours.</Trans>
          </Item>
        </Points>
      </Section>
      <Section title={<Trans>What we answer for</Trans>}>
        <p>
          <Trans>
            We run the site with care and keep your data as the <TextLink to={paths.privacy()}>Privacy</TextLink> page
            says. We do not check what owners enter. “Verified Agent” means that an administrator checked the regulator
            and the licence number on a certain day, and nothing more. Check what matters to you before you sign or pay
            anybody, with a lawyer or an accountant where that is wise.
          </Trans>
        </p>
        <p>
          <Trans>
            The site can fail or be down for maintenance, and no number of readers or deals is promised. As far as the
            law allows, what we owe you for a fault of ours is limited to what you paid for the listing or the
            membership concerned. Nothing here limits what the law does not let us limit.
          </Trans>
        </p>
      </Section>
      <Section title={<Trans>Ending and changes</Trans>}>
        <p>
          <Trans>
            You can delete your account at any time; its listings go with it and are not refunded. If these terms
            change, the new ones stand here, and you are told beforehand where the law asks for it. The laws of Canada
            and of the province where the operator is established apply, and for consumers those of their own.
          </Trans>
        </p>
      </Section>
    </Column>
  );
}
