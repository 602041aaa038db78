import { Trans } from "@lingui/react/macro";
import { AGENT_DISCOUNT_PERCENT } from "@vestpocket/domain/orders/orders.prices";
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
              <Trans>Facts in the same form for every listing of a kind, so that two can be compared.</Trans>
            </Item>
            <Item>
              <Trans>Favourites, and the listings you opened last, in your account.</Trans>
            </Item>
            <Item>
              <Trans>No fee for searching, reading or writing to an owner.</Trans>
            </Item>
          </Points>
        </User>
        <User name={<Trans>Sellers</Trans>}>
          <Points>
            <Item>
              <Trans>Your agent shows the opportunity to people with an account, not to the street.</Trans>
            </Item>
            <Item>
              <Trans>
                A listing names its city. No street address is asked for, and no e-mail or phone number stands on it.
              </Trans>
            </Item>
            <Item>
              <Trans>
                Whoever is interested writes to the person who posted it, by name and with a confirmed phone.
              </Trans>
            </Item>
          </Points>
        </User>
        <User name={<Trans>Tenants</Trans>}>
          <Points>
            <Item>
              <Trans>Space for rent, and space offered both for sale and for rent, in the same results.</Trans>
            </Item>
            <Item>
              <Trans>A rent is always shown by the month.</Trans>
            </Item>
          </Points>
        </User>
        <User name={<Trans>Landlords</Trans>}>
          <Points>
            <Item>
              <Trans>Look for the next tenant while the present one is still open for business.</Trans>
            </Item>
            <Item>
              <Trans>Offer the same space for rent, for sale or both.</Trans>
            </Item>
          </Points>
        </User>
        <User name={<Trans>Agents</Trans>}>
          <Points>
            <Item>
              <Trans>Three plans with plain prices, and no commission to Vestpocket.</Trans>
            </Item>
            <Item>
              <Trans>
                With Agent Pro: a profile in the agent directory, a badge, {AGENT_DISCOUNT_PERCENT}% off paid listings,
                and, when announced, networking invitations and reduced webinars and events.
              </Trans>
            </Item>
          </Points>
        </User>
        <User name={<Trans>Everyone</Trans>}>
          <p>
            <Trans>
              Every page and every message of ours is there in English and in French; a listing stands in its owner’s
              words. Your data is never shared or sold.
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
