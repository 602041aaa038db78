import { Trans } from "@lingui/react/macro";
import { Item, Section, Steps, Term, Terms } from "../prose.tsx";
import { SearchButton } from "../search-button.tsx";

export function PostOrFindLeaseOpportunities() {
  return (
    <>
      <Section title={<Trans>If you need space</Trans>}>
        <Steps>
          <Item title={<Trans>Search for space for rent</Trans>}>
            <Trans>You also see space offered for sale or rent.</Trans>
          </Item>
          <Item title={<Trans>Use keywords for what you need</Trans>}>
            <Trans>
              “loading dock”, “corner”, “patio”: the listing must contain every keyword, with or without accents.
            </Trans>
          </Item>
          <Item title={<Trans>Compare rents</Trans>}>
            <Trans>
              Each rent is shown as its owner quotes it: per month or by area, net or gross. Filter and sort by the
              monthly or yearly rent to compare different quotes.
            </Trans>
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
            Post it yourself or through your agent, for rent only or for sale too, with the rent as you quote it. The
            listing shows the city and the facts, and the address only to people you give access to, so the current
            business is left undisturbed. Close it the day the lease is signed.
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
          <Term word={<Trans context="lease">Improvements</Trans>}>
            <Trans>Who builds, who pays, and what is restored at the end</Trans>
          </Term>
          <Term word={<Trans context="lease">Access</Trans>}>
            <Trans>Parking, loading, signage and hours</Trans>
          </Term>
        </Terms>
        <p className="text-14 text-muted">
          <Trans>A lease is worth an hour with a lawyer. Nothing on this page is legal advice.</Trans>
        </p>
      </Section>
    </>
  );
}
