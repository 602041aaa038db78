import { Trans } from "@lingui/react/macro";
import { AGENT_DISCOUNT_PERCENT } from "@vestpocket/domain/memberships/memberships.prices";
import type { ReactNode } from "react";
import { Item, Points } from "../prose.tsx";
import { SearchButton } from "../search-button.tsx";

export function BenefitsByUser() {
  return (
    <>
      <div className="grid gap-8 sm:grid-cols-2 sm:gap-x-10">
        <User name={<Trans>Buyers</Trans>}>
          <Points>
            <Item>
              <Trans>
                Property, businesses and franchises that are not advertised openly, in one search across Canada.
              </Trans>
            </Item>
            <Item>
              <Trans>The same facts for every listing of the same kind, so you can compare them.</Trans>
            </Item>
            <Item>
              <Trans>Favourites, recently viewed listings, and up to four listings side by side.</Trans>
            </Item>
            <Item>
              <Trans>No fee to search, read or contact an owner.</Trans>
            </Item>
          </Points>
        </User>
        <User name={<Trans>Sellers</Trans>}>
          <Points>
            <Item>
              <Trans>
                Show the opportunity, yourself or through your agent, to people with an account, not to the whole
                street.
              </Trans>
            </Item>
            <Item>
              <Trans>
                Everyone sees the city. A street address is optional, for people you approve or who sign your NDA. No
                listing shows an email or phone number.
              </Trans>
            </Item>
            <Item>
              <Trans>
                Interested people write to whoever posted the listing, under their own name and with a confirmed phone
                number.
              </Trans>
            </Item>
          </Points>
        </User>
        <User name={<Trans>Tenants</Trans>}>
          <Points>
            <Item>
              <Trans>Space for rent and space offered for sale or rent, in the same results.</Trans>
            </Item>
            <Item>
              <Trans>
                Rents are shown as quoted, and compared per month or per square foot per year, gross or net.
              </Trans>
            </Item>
          </Points>
        </User>
        <User name={<Trans>Landlords</Trans>}>
          <Points>
            <Item>
              <Trans>Look for your next tenant while the current one is still open for business.</Trans>
            </Item>
            <Item>
              <Trans>Offer the same space for rent, for sale or both.</Trans>
            </Item>
          </Points>
        </User>
        <User name={<Trans>Agents</Trans>}>
          <Points>
            <Item>
              <Trans>Three plans with clear prices, and no commission to Vestpocket.</Trans>
            </Item>
            <Item>
              <Trans>
                With Agent Pro: a profile in the agent directory, a badge, {AGENT_DISCOUNT_PERCENT}% off paid listings
                and, when announced, networking invitations and discounted webinars and events.
              </Trans>
            </Item>
          </Points>
        </User>
        <User name={<Trans>Everyone</Trans>}>
          <p>
            <Trans>
              All our pages and messages are in English and French. Listings are in their owner’s words, in one language
              or both; a machine translation is marked as one until its owner approves it. We never sell your data.
            </Trans>
          </p>
        </User>
      </div>
      <SearchButton />
    </>
  );
}

function User({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <section className="border-t border-line pt-5">
      <h2 className="text-22">{name}</h2>
      <div className="mt-3">{children}</div>
    </section>
  );
}
