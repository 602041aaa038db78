import { Trans } from "@lingui/react/macro";
import { AgentProPanel } from "../agent-pro-panel.tsx";
import { FindAgentButton } from "../find-agent-button.tsx";
import { Item, Points, Section } from "../prose.tsx";

export function RealEstateAgents() {
  return (
    <>
      <Section title={<Trans>Your listing, your authority</Trans>}>
        <p>
          <Trans>
            Vestpocket is for listings that must stay quiet: the plant whose staff do not know yet, the family business
            between two generations, the owner who wants to test a price. An agent who posts declares that they are
            registered and have authority to market the property, and the listing says “Listed by agent”. Owners can
            post too, as “Listed by owner”. No declaration, no listing.
          </Trans>
        </p>
        <p>
          <Trans>
            Members of CREA: showing residential property to all members here can be public marketing under the{" "}
            <a
              href="https://www.crea.ca/realtorcooperation"
              target="_blank"
              rel="noreferrer"
              className="text-link underline underline-offset-4"
            >
              REALTOR® Cooperation Policy (new tab)
            </a>
            , after which the listing must be on an MLS® System within three days; commercial, agricultural and rental
            listings are exempt.
          </Trans>
        </p>
        <Points>
          <Item>
            <Trans>Forms for 37 kinds of property and business, with the facts an agent expects for each.</Trans>
          </Item>
          <Item>
            <Trans>
              Photos and a document for all members or only for the readers you choose, and a deal room for the rest.
            </Trans>
          </Item>
          <Item>
            <Trans>
              Messages from interested people in your account and by email, without your email address on the listing.
            </Trans>
          </Item>
          <Item>
            <Trans>Readers do not see a draft before you pay; a closed listing leaves search at once.</Trans>
          </Item>
        </Points>
      </Section>
      <AgentProPanel />
      <Section title={<Trans>The directory</Trans>}>
        <p>
          <Trans>
            Clients find Agent Pro members by province, city and name, with their brokerage, board and active listings.
            A profile shows the member’s email and phone only if the member wants it to, and to signed-in users only. It
            reads “Licence not checked” until an administrator has checked the number and class of the licence with the
            regulator, and then the day of the check, which counts for a year. When the membership ends, the profile
            leaves the directory.
          </Trans>
        </p>
        <FindAgentButton />
      </Section>
      <Section title={<Trans>Cancelling a membership</Trans>}>
        <p>
          <Trans>
            Cancel whenever you like. Your membership then ends with the paid year, and you keep its benefits until that
            day.
          </Trans>
        </p>
      </Section>
    </>
  );
}
