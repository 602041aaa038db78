import { Trans } from "@lingui/react/macro";
import { Item, Points, Section, Steps, Term, Terms } from "../prose.tsx";

export function ConfidentialOptions() {
  return (
    <>
      <Section title={<Trans>Who sees what</Trans>}>
        <Terms>
          <Term word={<Trans>Anyone</Trans>}>
            <Trans>
              The cards on the home page, which can show any live listing: picture, title, city, price and a few facts
            </Trans>
          </Term>
          <Term word={<Trans>Signed-in users</Trans>}>
            <Trans>
              Search, and live listings in full with the name and brokerage of the person who posted them; their
              document through a link that expires; the agent directory
            </Trans>
          </Term>
          <Term word={<Trans>The two people in the conversation</Trans>}>
            <Trans>
              Messages about a listing. The owner gets the email and phone that the sender provides. The owner’s address
              is revealed only if the owner replies by email instead of on Vestpocket. Our staff read a conversation
              only when one of the two reports it
            </Trans>
          </Term>
          <Term word={<Trans>Its owner and our staff</Trans>}>
            <Trans>Drafts and listings that are paused, expired, closed or removed</Trans>
          </Term>
        </Terms>
      </Section>
      <Section title={<Trans>What is never shown</Trans>}>
        <Points>
          <Item>
            <Trans>The owner’s email and phone number, on any listing.</Trans>
          </Item>
          <Item>
            <Trans>A street address: the form does not ask for one. A listing’s location is its city.</Trans>
          </Item>
          <Item>
            <Trans>Where a photo was taken: we remove the location that a camera writes into the file.</Trans>
          </Item>
        </Points>
        <p>
          <Trans>
            Agent Pro members are the exception: their directory profile shows their email and phone to signed-in users,
            unless they switch them off. Your data is never shared or sold.
          </Trans>
        </p>
      </Section>
      <Section title={<Trans>What we do not offer</Trans>}>
        <p>
          <Trans>
            You cannot limit a listing to selected readers: a live listing is open to everyone with an account, and
            accounts are free. Vestpocket does not require or store non-disclosure agreements. Anything that must stay
            secret does not belong in a listing.
          </Trans>
        </p>
      </Section>
      <Section title={<Trans>Good habits around an NDA</Trans>}>
        <Steps>
          <Item title={<Trans>Write the listing for a stranger</Trans>}>
            <Trans>The title, text and photos should not say more than you would tell one.</Trans>
          </Item>
          <Item title={<Trans>Sign first, then send</Trans>}>
            <Trans>
              Send names, statements, leases and client lists after the non-disclosure agreement, never in the first
              message.
            </Trans>
          </Item>
          <Item title={<Trans>Keep it short and specific</Trans>}>
            <Trans>Who can know, for what purpose, until when, and what is returned or destroyed.</Trans>
          </Item>
          <Item title={<Trans>Record who received what</Trans>}>
            <Trans>One line per document and date is enough.</Trans>
          </Item>
        </Steps>
        <p className="text-14 text-muted">
          <Trans>
            This is not legal advice. A signed-in user may still recognize a building: choose photos as carefully as
            words.
          </Trans>
        </p>
      </Section>
    </>
  );
}
