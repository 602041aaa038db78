import { Trans } from "@lingui/react/macro";
import { PLAN_PRICES } from "@vestpocket/domain/orders/orders.prices";
import { Amount } from "../../../platform/amount.tsx";
import { Item, Points, Section, Term, Terms } from "../prose.tsx";
import { SearchButton } from "../search-button.tsx";

const LOWEST_CENTS = Math.min(...PLAN_PRICES.map(({ cents }) => cents));

export function DoItYourselfSave() {
  return (
    <>
      <Section title={<Trans>What you can do yourself</Trans>}>
        <Points>
          <Item>
            <Trans>Search all listings, sort by price and read the facts, without an appointment.</Trans>
          </Item>
          <Item>
            <Trans>Write to the person who posted it, and read the reply in your account.</Trans>
          </Item>
          <Item>
            <Trans>Prepare your own listing, so that your agent only has to check it and post it.</Trans>
          </Item>
        </Points>
        <SearchButton />
      </Section>
      <Section title={<Trans>What requires an agent</Trans>}>
        <p>
          <Trans>
            Posting. Anyone who posts declares that they are a registered real estate agent with authority to market the
            property. If you own it and are not an agent, your agent posts it for you. You can find Agent Pro members in
            the agent directory by province, city and name.
          </Trans>
        </p>
      </Section>
      <Section title={<Trans>What it costs here</Trans>}>
        <Terms>
          <Term word={<Trans>Searching and reading</Trans>}>
            <Trans context="cost">Nothing</Trans>
          </Term>
          <Term word={<Trans>Writing to an owner</Trans>}>
            <Trans context="cost">Nothing</Trans>
          </Term>
          <Term word={<Trans context="cost">Posting</Trans>}>
            <Trans>
              From <Amount cents={LOWEST_CENTS} />, paid once per listing
            </Trans>
          </Term>
          <Term word={<Trans>Commission to Vestpocket</Trans>}>
            <Trans context="cost">None</Trans>
          </Term>
        </Terms>
        <p className="text-14 text-muted">
          <Trans>What you agree on with an agent, a lawyer or an accountant is between you and them.</Trans>
        </p>
      </Section>
      <Section title={<Trans>Have this ready for your agent</Trans>}>
        <Points>
          <Item>
            <Trans>The asking price or the monthly rent.</Trans>
          </Item>
          <Item>
            <Trans>Zoning, lot size, property taxes and their year.</Trans>
          </Item>
          <Item>
            <Trans>Whether it is vacant, tenanted or occupied by you.</Trans>
          </Item>
          <Item>
            <Trans>Four good photos, and one document in PDF or Word.</Trans>
          </Item>
        </Points>
      </Section>
    </>
  );
}
