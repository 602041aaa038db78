import { Trans } from "@lingui/react/macro";
import { Item, Points, Section, Steps, Term, Terms } from "../prose.tsx";

export function ConfidentialOptions() {
  return (
    <>
      <Section title={<Trans>Who sees what</Trans>}>
        <Terms>
          <Term word={<Trans>Anyone</Trans>}>
            <Trans>
              The cards shown on the home page, which may be of any open listing: picture, title, city, price, a few
              facts
            </Trans>
          </Term>
          <Term word={<Trans>Signed-in people</Trans>}>
            <Trans>
              The search, and open listings in full with the name and brokerage of who posted them; their document by a
              link that expires; the agent directory
            </Trans>
          </Term>
          <Term word={<Trans>The two who write</Trans>}>
            <Trans>
              Messages about a listing. The owner gets the e-mail and phone that the writer gives. The owner’s address
              is told only by an owner who answers by e-mail instead of in the conversation. Our staff look into a
              conversation when one of the two reports it
            </Trans>
          </Term>
          <Term word={<Trans>Its owner and our staff</Trans>}>
            <Trans>Drafts, and listings that are expired, closed or removed</Trans>
          </Term>
        </Terms>
      </Section>
      <Section title={<Trans>What is never shown</Trans>}>
        <Points>
          <Item>
            <Trans>The owner’s e-mail and phone number, on any listing.</Trans>
          </Item>
          <Item>
            <Trans>A street address: the form does not ask for one. A listing’s place is its city.</Trans>
          </Item>
          <Item>
            <Trans>Where a photo was taken: the location a camera writes into the file is removed.</Trans>
          </Item>
        </Points>
        <p>
          <Trans>
            Agent Pro members choose otherwise for themselves: their profile in the directory shows their e-mail and
            phone to signed-in people. Your data is never shared or sold.
          </Trans>
        </p>
      </Section>
      <Section title={<Trans>What we do not offer</Trans>}>
        <p>
          <Trans>
            There is no listing for chosen readers only: an open listing is open to everyone with an account, and an
            account costs nothing. Vestpocket does not ask for a non-disclosure agreement and does not keep one. What
            must stay secret does not belong in a listing.
          </Trans>
        </p>
      </Section>
      <Section title={<Trans>Habits around an NDA</Trans>}>
        <Steps>
          <Item title={<Trans>Write the listing for a stranger</Trans>}>
            <Trans>Title, text and photos should not say more than you would tell one.</Trans>
          </Item>
          <Item title={<Trans>Sign first, then send</Trans>}>
            <Trans>
              Names, statements, leases and client lists follow the non-disclosure agreement, never the first message.
            </Trans>
          </Item>
          <Item title={<Trans>Keep it short and exact</Trans>}>
            <Trans>Who may know, for what purpose, until when, and what is returned or destroyed.</Trans>
          </Item>
          <Item title={<Trans>Note who received what</Trans>}>
            <Trans>One line per document and date is enough.</Trans>
          </Item>
        </Steps>
        <p className="text-14 text-muted">
          <Trans>
            This is not legal advice. A signed-in reader may still recognise a building: choose photos as carefully as
            words.
          </Trans>
        </p>
      </Section>
    </>
  );
}
