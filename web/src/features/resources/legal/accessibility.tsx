import { Trans } from "@lingui/react/macro";
import type { SiteFacts } from "@vestpocket/domain/operators/operators.schema";
import { describePhone } from "@vestpocket/domain/phones/described-phone.rules";
import { paths } from "@vestpocket/domain/shared/paths";
import { useMessage } from "../../../platform/language.ts";
import { Column, Item, Points, Section, TextLink } from "../prose.tsx";
import { OutsideLink } from "./outside-link.tsx";

/** The standard we aim for, what is known to miss it, and how to reach us. */
export function Accessibility({ facts: { operator } }: { facts: SiteFacts }) {
  const message = useMessage();
  const email = operator?.email;
  const phone = operator && message(describePhone(operator.phone));
  return (
    <Column>
      <Section title={<Trans>What we aim for</Trans>}>
        <p>
          <Trans>
            Everybody should be able to use Vestpocket, with a keyboard, a screen reader, large text or a small screen.
            We follow the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA, in English and in French.
          </Trans>
        </p>
        <p>
          <Trans>
            Automated tests check every page in both languages and at several widths before each release. They check
            names and labels, contrast in both themes, the keyboard and the focus. No outside firm has audited the site.
          </Trans>
        </p>
      </Section>
      <Section title={<Trans>What does not work well yet</Trans>}>
        <Points>
          <Item title={<Trans>What owners upload</Trans>}>
            <Trans>
              Pictures have only a general description, and brochures can be scans without text. Ask the owner for what
              you cannot read, with the form on the listing.
            </Trans>
          </Item>
          <Item title={<Trans>Pages in deal rooms</Trans>}>
            <Trans>
              They are pictures. A button shows a page’s text, in reading order where the file has one. A scanned page
              has none.
            </Trans>
          </Item>
          <Item title={<Trans>The map</Trans>}>
            <Trans>
              It shows how many listings there are in each city. The filters and the list show the same without it.
            </Trans>
          </Item>
          <Item title={<Trans>The card form</Trans>}>
            <Trans>It comes from Stripe, which is responsible for its accessibility.</Trans>
          </Item>
        </Points>
      </Section>
      <Section title={<Trans>Tell us, or ask for another format</Trans>}>
        <p>
          <Trans>
            If you meet a barrier, tell us on the <TextLink to={paths.ticket()}>ticket page</TextLink>, which needs no
            account. We also send our own texts, receipts and certificates in another format on request, such as plain
            text or large print, at no charge.
          </Trans>
        </p>
        {operator !== null && (
          <p>
            <Trans>
              You can also write to <OutsideLink to={`mailto:${email}`}>{email}</OutsideLink> or call{" "}
              <OutsideLink to={`tel:${operator.phone}`}>{phone}</OutsideLink>.
            </Trans>
          </p>
        )}
      </Section>
    </Column>
  );
}
