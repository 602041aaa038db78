import { Trans } from "@lingui/react/macro";
import { SUBTYPE_LABELS } from "@vestpocket/domain/categories/categories.labels";
import type { ReactNode } from "react";
import { useMessage } from "../../../platform/language.ts";
import { Item, Section, Steps, Term, Terms } from "../prose.tsx";

export function SellYourFranchiseBusiness() {
  return (
    <>
      <Section title={<Trans>Four kinds of franchise listing</Trans>}>
        <Terms>
          <Kind subtype="franchise/franchise-resale">
            <Trans>An operating unit with its staff, lease and financials.</Trans>
          </Kind>
          <Kind subtype="franchise/new-franchise-territory">
            <Trans>The right to open where the brand is not present yet.</Trans>
          </Kind>
          <Kind subtype="franchise/pop-up-seasonal-location">
            <Trans>A kiosk, a season, a market stall.</Trans>
          </Kind>
          <Kind subtype="franchise/remote-digital-business">
            <Trans>A business without a storefront.</Trans>
          </Kind>
        </Terms>
      </Section>
      <Section title={<Trans>Before you list</Trans>}>
        <Steps>
          <Item title={<Trans>Read your transfer clause</Trans>}>
            <Trans>Most franchise agreements require the franchisor’s consent, and many set a transfer fee.</Trans>
          </Item>
          <Item title={<Trans>Decide what you can name</Trans>}>
            <Trans>The type of business and the city are often enough to attract the right buyer.</Trans>
          </Item>
          <Item title={<Trans>Put your financials in order</Trans>}>
            <Trans>
              Three years of statements, the lease and the equipment list: for the deal room and buyers who have signed,
              not for the listing.
            </Trans>
          </Item>
          <Item title={<Trans>Post it, or ask your agent to</Trans>}>
            <Trans>
              You can post it yourself if you own the business or act for its owner as the law allows without a licence.
              A registered agent needs authority to market it.
            </Trans>
          </Item>
        </Steps>
      </Section>
      <Section title={<Trans>Describe it without naming it</Trans>}>
        <Terms>
          <Term word={<Trans>The brand and the street</Trans>}>
            <Trans>“Established quick-service franchise in Mississauga”</Trans>
          </Term>
          <Term word={<Trans>The storefront</Trans>}>
            <Trans>The kitchen, the counter, the floor plan</Trans>
          </Term>
          <Term word={<Trans>The reason for leaving</Trans>}>
            <Trans>What is included, and for how long you will train the buyer</Trans>
          </Term>
        </Terms>
        <p className="text-14 text-muted">
          <Trans>First what gives you away, then what to show instead. This is not legal advice.</Trans>
        </p>
      </Section>
    </>
  );
}

function Kind({ subtype, children }: { subtype: string; children: ReactNode }) {
  const message = useMessage();
  const label = SUBTYPE_LABELS[subtype];
  return label && <Term word={message(label)}>{children}</Term>;
}
