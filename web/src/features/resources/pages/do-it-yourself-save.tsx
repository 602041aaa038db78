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
            <Trans>Post your own listing, and choose who sees what.</Trans>
          </Item>
        </Points>
        <SearchButton />
      </Section>
      <Section title={<Trans>Who can post</Trans>}>
        <p>
          <Trans>
            Owners and agents. You declare either that you own the property or business or act for its owner as the law
            allows without a licence, or that you are a registered real estate agent with authority to market it. The
            listing says “Listed by owner” or “Listed by agent”. If you would rather have an agent, look in the agent
            directory by province, city and name.
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
      <Section title={<Trans>Have this ready before you post</Trans>}>
        <Points>
          <Item>
            <Trans>The asking price or the rent, as you want to quote it.</Trans>
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
