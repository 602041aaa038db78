import { Trans } from "@lingui/react/macro";
import { Item, Section, Steps } from "../prose.tsx";
import { SearchButton } from "../search-button.tsx";

export function HowItWorks() {
  return (
    <>
      <Section title={<Trans>What a pocket listing is</Trans>}>
        <p>
          <Trans>
            A pocket listing is a property or a business that is for sale or for rent without being advertised openly.
            Vestpocket gathers commercial ones from across Canada: real estate, businesses for sale and franchises. They
            are searched and read behind a log-in.
          </Trans>
        </p>
      </Section>
      <Section title={<Trans>If you are looking</Trans>}>
        <Steps>
          <Item title={<Trans context="step">Sign up</Trans>}>
            <Trans>
              Results and listings are shown to signed-in people only. An account costs nothing; its phone is confirmed
              by a code.
            </Trans>
          </Item>
          <Item title={<Trans context="step">Search</Trans>}>
            <Trans>Choose one of nine categories, then narrow it by province, city, price and keywords.</Trans>
          </Item>
          <Item title={<Trans context="step">Read</Trans>}>
            <Trans>
              A listing shows its price, its city, its pictures and the facts its owner entered. Nothing is guessed.
            </Trans>
          </Item>
          <Item title={<Trans>Keep what interests you</Trans>}>
            <Trans>A heart puts a listing among your favourites; those you opened last stand in your account.</Trans>
          </Item>
          <Item title={<Trans>Write to the owner</Trans>}>
            <Trans>
              A short form on the listing sends your message, and you get a copy. The owner sees the e-mail and phone
              you give; theirs are not shown to you. The conversation goes on in your account.
            </Trans>
          </Item>
        </Steps>
        <SearchButton />
      </Section>
      <Section title={<Trans>If you are posting</Trans>}>
        <Steps>
          <Item title={<Trans>Describe it</Trans>}>
            <Trans>
              Category, place, price, facts, up to four photos and one document. You declare that you are a registered
              real estate agent with authority to market the property.
            </Trans>
          </Item>
          <Item title={<Trans context="step">Choose a plan</Trans>}>
            <Trans>It decides how long the listing runs and how prominently it is shown.</Trans>
          </Item>
          <Item title={<Trans context="step">Pay by card</Trans>}>
            <Trans>The listing opens to readers once the payment has arrived.</Trans>
          </Item>
          <Item title={<Trans>Answer</Trans>}>
            <Trans>Messages about your listings are mailed to you and stand in your account, with the replies.</Trans>
          </Item>
          <Item title={<Trans>Look after it</Trans>}>
            <Trans>Edit it while it runs, renew it when it ends, close it when it is sold, leased or withdrawn.</Trans>
          </Item>
        </Steps>
      </Section>
    </>
  );
}
