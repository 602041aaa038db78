import { Trans } from "@lingui/react/macro";
import { paths } from "@vestpocket/domain/shared/paths";
import { Item, Points, TextLink } from "../prose.tsx";

/** What the site answers for, and what its members answer for. */
export function Responsibility() {
  return (
    <>
      <p>
        <Trans>
          We run the site with care and handle your data as described on the{" "}
          <TextLink to={paths.privacy()}>Privacy</TextLink> page. We do not check what owners enter. “Verified Agent”
          and “Licence checked” mean that an administrator compared the licence with the regulator’s register on the
          date shown, and nothing more. Check what matters to you before you sign or pay anyone, with a lawyer or an
          accountant where appropriate.
        </Trans>
      </p>
      <p>
        <Trans>
          The site can fail or be down for maintenance, and we do not promise any number of readers or deals. As far as
          the law allows, our liability for a fault of ours is limited to what you paid for the listing or membership
          concerned. This limit does not apply:
        </Trans>
      </p>
      <Points>
        <Item>
          <Trans>to bodily or moral injury;</Trans>
        </Item>
        <Item>
          <Trans>to an intentional or gross fault (in Quebec, article 1474 of the Civil Code);</Trans>
        </Item>
        <Item>
          <Trans>where the law does not let us limit our liability.</Trans>
        </Item>
      </Points>
      <p>
        <Trans>
          If you trade in real estate or businesses for others without the licence that your province requires, or
          publish what you had no right to publish, you reimburse us for the claims, fines and reasonable costs that
          this causes us. This does not apply to consumers where the law forbids it.
        </Trans>
      </p>
    </>
  );
}
