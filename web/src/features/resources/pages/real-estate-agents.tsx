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
            Vestpocket is for the mandate that must stay quiet: the plant whose staff do not know yet, the family
            business between two generations, the owner who wants to test a price. Whoever posts a listing declares to
            be a registered real estate agent with authority to market the property. No declaration, no listing.
          </Trans>
        </p>
        <Points>
          <Item>
            <Trans>Forms for 37 kinds of property and business, with the facts a broker expects of each.</Trans>
          </Item>
          <Item>
            <Trans>Up to four photos, and one document that only signed-in people can open.</Trans>
          </Item>
          <Item>
            <Trans>Messages from readers in your account and by e-mail, without your address on the listing.</Trans>
          </Item>
          <Item>
            <Trans>No reader sees a draft before it is paid; a closed listing is out of the search at once.</Trans>
          </Item>
        </Points>
      </Section>
      <AgentProPanel />
      <Section title={<Trans>The directory</Trans>}>
        <p>
          <Trans>
            Members of Agent Pro are found by province, city and name, with their brokerage, their board and their
            active listings. A profile shows the e-mail and phone of the member, to signed-in people only. It reads
            “Verified Agent” once an administrator has checked the member’s regulator and licence number, and “Agent”
            until then. When the membership ends, the profile is taken out.
          </Trans>
        </p>
        <FindAgentButton />
      </Section>
      <Section title={<Trans>Ending a membership</Trans>}>
        <p>
          <Trans>
            Cancel when you like. The membership then ends with the year that is paid, and its benefits last until that
            day.
          </Trans>
        </p>
      </Section>
    </>
  );
}
