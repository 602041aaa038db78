import { Trans } from "@lingui/react/macro";
import { Item, Section, Steps, Term, Terms } from "../prose.tsx";
import { SearchButton } from "../search-button.tsx";

export function PostOrFindLeaseOpportunities() {
  return (
    <>
      <Section title={<Trans>If you need space</Trans>}>
        <Steps>
          <Item title={<Trans>Search for what is for rent</Trans>}>
            <Trans>You also see what is offered both for sale and for rent.</Trans>
          </Item>
          <Item title={<Trans>Say what you need in keywords</Trans>}>
            <Trans>“loading dock”, “corner”, “patio”: every keyword has to occur in the listing, accents aside.</Trans>
          </Item>
          <Item title={<Trans>Compare by the month</Trans>}>
            <Trans>The price of a listing for rent is its monthly rent.</Trans>
          </Item>
          <Item title={<Trans>Ask what it includes</Trans>}>
            <Trans>The form on the listing writes to whoever posted it; the answer stands in your account.</Trans>
          </Item>
        </Steps>
        <SearchButton />
      </Section>
      <Section title={<Trans>If you have space</Trans>}>
        <p>
          <Trans>
            Your agent posts it for rent, or for sale and for rent with a monthly rent beside the asking price. The
            listing names the city and the facts, not the address, so the business that is there now is left in peace.
            Close it the day the lease is signed.
          </Trans>
        </p>
      </Section>
      <Section title={<Trans>Settle these before you sign</Trans>}>
        <Terms>
          <Term word={<Trans context="lease">Rent</Trans>}>
            <Trans>Gross or net, and who pays taxes, insurance and maintenance</Trans>
          </Term>
          <Term word={<Trans context="lease">Use</Trans>}>
            <Trans>Whether the zoning and the other tenants’ leases allow your trade</Trans>
          </Term>
          <Term word={<Trans context="lease">Term</Trans>}>
            <Trans>Length, renewal, and what the rent does in between</Trans>
          </Term>
          <Term word={<Trans context="lease">Works</Trans>}>
            <Trans>Who builds, who pays, and what is restored at the end</Trans>
          </Term>
          <Term word={<Trans context="lease">Access</Trans>}>
            <Trans>Parking, loading, signs and hours</Trans>
          </Term>
        </Terms>
        <p className="text-14 text-muted">
          <Trans>A lease is worth a lawyer’s hour. Nothing on this page is legal advice.</Trans>
        </p>
      </Section>
    </>
  );
}
