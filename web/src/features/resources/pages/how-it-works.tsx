import { Trans } from "@lingui/react/macro";
import { Item, Section, Steps } from "../prose.tsx";
import { SearchButton } from "../search-button.tsx";

export function HowItWorks() {
  return (
    <>
      <Section title={<Trans>What a pocket listing is</Trans>}>
        <p>
          <Trans>
            A pocket listing is a property or a business for sale or rent that is not advertised openly. Vestpocket
            brings together commercial ones from across Canada: real estate, businesses for sale and franchises. You log
            in to search and read them.
          </Trans>
        </p>
      </Section>
      <Section title={<Trans>If you are looking</Trans>}>
        <Steps>
          <Item title={<Trans context="step">Sign up</Trans>}>
            <Trans>
              Search results and most details of a listing are for members. Accounts are free; we confirm your phone
              with a code.
            </Trans>
          </Item>
          <Item title={<Trans context="step">Search</Trans>}>
            <Trans>
              Choose one of nine categories, then narrow it by place, price, size, income and keywords, in a list or on
              a map.
            </Trans>
          </Item>
          <Item title={<Trans context="step">Read</Trans>}>
            <Trans>
              A listing shows its city and the price, photos and facts its owner entered. If the owner withholds
              something, the page says what access requires.
            </Trans>
          </Item>
          <Item title={<Trans>Keep what interests you</Trans>}>
            <Trans>
              Use the heart to save a listing to your favourites. Your account also lists what you viewed recently.
            </Trans>
          </Item>
          <Item title={<Trans>Write to the owner</Trans>}>
            <Trans>
              A short form on the listing sends your message, and you get a copy if your email is confirmed. The owner
              sees the email and phone you provide; you do not see theirs. The conversation continues in your account.
            </Trans>
          </Item>
        </Steps>
        <SearchButton />
      </Section>
      <Section title={<Trans>If you are posting</Trans>}>
        <Steps>
          <Item title={<Trans>Describe it</Trans>}>
            <Trans>
              Category, location, price, facts, photos and one document, and who can see each of them. You declare that
              you are a registered real estate agent with authority to market the property, or that you own it or act
              for its owner as the law allows without a licence.
            </Trans>
          </Item>
          <Item title={<Trans context="step">Choose a plan</Trans>}>
            <Trans>It sets how long the listing stays live and how prominently it appears.</Trans>
          </Item>
          <Item title={<Trans context="step">Pay by card</Trans>}>
            <Trans>The listing goes live once we receive your payment.</Trans>
          </Item>
          <Item title={<Trans>Reply</Trans>}>
            <Trans>
              Messages about your listings reach you by email and appear in your account, with your replies.
            </Trans>
          </Item>
          <Item title={<Trans>Give access</Trans>}>
            <Trans>
              Approve the people who ask, or have them sign an NDA. The listing’s deal room is for documents, questions
              and non-binding offers.
            </Trans>
          </Item>
          <Item title={<Trans>Manage it</Trans>}>
            <Trans>
              Edit or pause it while it is live, renew it when it expires, close it when it is sold, leased or
              withdrawn.
            </Trans>
          </Item>
        </Steps>
      </Section>
    </>
  );
}
