import { Trans } from "@lingui/react/macro";
import { paths } from "@vestpocket/domain/shared/paths";
import { Item, Points, Section, Steps, Term, Terms, TextLink } from "../prose.tsx";

export function ConfidentialOptions() {
  return (
    <>
      <Section title={<Trans>What you can withhold, and from whom</Trans>}>
        <p>
          <Trans>
            For the price, the facts, each photo, the document and your name, you choose who can see them. Other readers
            learn that there is more and what access requires, never what it says.
          </Trans>
        </p>
        <Terms>
          <Term word={<Trans>Anyone</Trans>}>
            <Trans>
              A card on the home page: all of it, with the photo, price and facts that every member may see, only what
              you show to everyone, or none, as you choose. A public page for the listing only if you turn it on
            </Trans>
          </Term>
          <Term word={<Trans>Members</Trans>}>
            <Trans>
              The description, and by default the price, the facts, the photos, the document and who posted the listing
            </Trans>
          </Term>
          <Term word={<Trans>Verified members</Trans>}>
            <Trans>What you limit to members with a confirmed email and phone, or a checked licence</Trans>
          </Term>
          <Term word={<Trans>People who signed the NDA</Trans>}>
            <Trans>
              What you limit to readers who signed your agreement. The setting “Confidential” puts your name, the
              document and every figure except the price here. The form then lists what is still open to every member
            </Trans>
          </Term>
          <Term word={<Trans>People you approve</Trans>}>
            <Trans>
              By default, the confidential details: street address, exact location, postal code, parcel number, building
              or business name, the owner’s identity, tenants’ names and a confidential description
            </Trans>
          </Term>
        </Terms>
        <p>
          <Trans>
            Visitors can read the title of a card, and every member the description and the keywords, so keep secrets
            out of them. The form warns you as you type if they contain a name, an address or contact details, and
            “Preview as…” shows what each kind of reader sees.
          </Trans>
        </p>
      </Section>
      <Section title={<Trans>How readers get access</Trans>}>
        <Steps>
          <Item title={<Trans>They sign your NDA here</Trans>}>
            <Trans>
              Use our standard text or your own, and choose whether you approve each person first or let anyone sign.
              Readers sign it on Vestpocket after they prove who they are, and you both receive a certificate by email.
              Anyone who has a certificate can <TextLink to={paths.verify()}>verify it</TextLink>.
            </Trans>
          </Item>
          <Item title={<Trans>They ask, and you decide</Trans>}>
            <Trans>
              A request says who is asking, for whom and why. Approve it for 1 to 365 days, decline it or ask a
              question. You can also give access to every verified member who asks or everyone who signs, and set email
              domains to approve or decline automatically.
            </Trans>
          </Item>
          <Item title={<Trans>They read documents in the deal room</Trans>}>
            <Trans>
              You choose who can see each document. Its pages carry the viewer’s email and the time, and nothing can be
              downloaded unless you allow it.
            </Trans>
          </Item>
          <Item title={<Trans>You can revoke access</Trans>}>
            <Trans>
              When you revoke access or it expires, it ends the next time the viewer loads a page. A signed NDA still
              binds them.
            </Trans>
          </Item>
        </Steps>
      </Section>
      <Section title={<Trans>What the log shows you</Trans>}>
        <Points>
          <Item>
            <Trans>Who read which confidential details, where and when, for a year.</Trans>
          </Item>
          <Item>
            <Trans>
              Which deal room pages each reader opened, and when; how long they looked, if they tell you; and what they
              downloaded, for a year.
            </Trans>
          </Item>
          <Item>
            <Trans>Who signed which version of the NDA, and when.</Trans>
          </Item>
          <Item>
            <Trans>
              When an administrator opened confidential details: they need a report or a written reason, and you get an
              email. Otherwise they see what every member sees.
            </Trans>
          </Item>
        </Points>
        <p>
          <Trans>Readers are told about the log before they request access or sign.</Trans>
        </p>
      </Section>
      <Section title={<Trans>What is never shown</Trans>}>
        <Points>
          <Item>
            <Trans>
              The owner’s email and phone number, on any listing. The owner’s email address is revealed only if they
              reply by email instead of on Vestpocket.
            </Trans>
          </Item>
          <Item>
            <Trans>
              A street address or an exact location on a card, in search results, on the map or on a public page. These
              show the city.
            </Trans>
          </Item>
          <Item>
            <Trans>Where a photo was taken: we remove the location that a camera writes into the file.</Trans>
          </Item>
          <Item>
            <Trans>
              A conversation, to anyone but the two people in it. Our staff read it only if one of them reports it.
            </Trans>
          </Item>
        </Points>
        <p>
          <Trans>
            Agent Pro members are the exception: their directory profile shows their email and phone to signed-in users
            if they choose so. We never sell your data.
          </Trans>
        </p>
      </Section>
      <Section title={<Trans>What no system can prevent</Trans>}>
        <Points>
          <Item>
            <Trans>
              Readers can copy, photograph or repeat what they have seen. Revoking access does not take that back.
            </Trans>
          </Item>
          <Item>
            <Trans>
              Marks on a page help trace a copy, but someone with a PDF editor can remove them. Only allow downloads to
              people you trust.
            </Trans>
          </Item>
          <Item>
            <Trans>
              A reader may recognize a building from a photo, or a business from its figures: choose photos as carefully
              as words.
            </Trans>
          </Item>
          <Item>
            <Trans>
              An NDA is only as good as its text and your willingness to enforce it. Our standard text is a template:
              have a lawyer review it before you rely on it.
            </Trans>
          </Item>
        </Points>
        <p className="text-14 text-muted">
          <Trans>This is not legal advice.</Trans>
        </p>
      </Section>
    </>
  );
}
