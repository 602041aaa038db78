import { Trans } from "@lingui/react/macro";
import { Item, Section, Steps, Term, Terms } from "../prose.tsx";
import { SearchButton } from "../search-button.tsx";

export function PostOrFindLeaseOpportunities() {
  return (
    <>
      <Section title={<Trans>If you need space</Trans>}>
        <Steps>
          <Item title={<Trans>Search for what is for rent</Trans>}>
            <Trans>You also see space offered for sale or rent.</Trans>
          </Item>
          <Item title={<Trans>Use keywords for what you need</Trans>}>
            <Trans>
              “loading dock”, “corner”, “patio”: the listing must contain every keyword, with or without accents.
            </Trans>
          </Item>
          <Item title={<Trans>Compare monthly rents</Trans>}>
            <Trans>The price of a listing for rent is its monthly rent.</Trans>
          </Item>
          <Item title={<Trans>Ask what it includes</Trans>}>
            <Trans>
              The form on the listing sends your question to the person who posted it; the reply appears in your
              account.
            </Trans>
          </Item>
        </Steps>
        <SearchButton />
      </Section>
      <Section title={<Trans>If you have space</Trans>}>
        <p>
          <Trans>
            Your agent posts it for rent, or for sale or rent with a monthly rent next to the asking price. The listing
            gives the city and the facts, not the address, so the current business is left undisturbed. Close it the day
            the lease is signed.
          </Trans>
        </p>
      </Section>
      <Section title={<Trans>Settle these before you sign</Trans>}>
        <Terms>
          <Term word={<Trans context="lease">Rent</Trans>}>
            <Trans>Gross or net, and who pays taxes, insurance and maintenance</Trans>
          </Term>
          <Term word={<Trans context="lease">Use</Trans>}>
            <Trans>Whether zoning and the other tenants’ leases allow your business</Trans>
          </Term>
          <Term word={<Trans context="lease">Term</Trans>}>
            <Trans>Length, renewal and rent increases</Trans>
          </Term>
          <Term word={<Trans context="lease">Works</Trans>}>
            <Trans>Who builds, who pays, and what is restored at the end</Trans>
          </Term>
          <Term word={<Trans context="lease">Access</Trans>}>
            <Trans>Parking, loading, signs and hours</Trans>
          </Term>
        </Terms>
        <p className="text-14 text-muted">
          <Trans>A lease is worth an hour with a lawyer. Nothing on this page is legal advice.</Trans>
        </p>
      </Section>
    </>
  );
}
