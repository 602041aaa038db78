import { Trans } from "@lingui/react/macro";
import type { Property } from "@vestpocket/domain/listings/listings.schema";
import { lazy, type ReactNode } from "react";
import { KeyFigures } from "./key-figures.tsx";
import { ListingDescription } from "./listing-description.tsx";
import { ListingFacts } from "./listing-facts.tsx";
import { ListingHeader } from "./listing-header.tsx";
import { ListingIncludes } from "./listing-includes.tsx";

// The page waits for it together with everything else that it shows.
const Disclosure = lazy(async () => ({ default: (await import("./disclosure.tsx")).Disclosure }));

interface ListingBodyProps {
  property: Property;
  isOwner: boolean;
  /** What the reader can do with the listing, below its header. */
  actions?: ReactNode;
  /** What the law requires beside it. */
  notices?: ReactNode;
  /** What the reader can do to see what is withheld. */
  access?: ReactNode;
  document: (document: NonNullable<Property["document"]>) => ReactNode;
}

/** What a listing says, from its title to its document. */
export function ListingBody({ property, isOwner, actions, notices, access, document }: ListingBodyProps) {
  const { features } = property;
  const includes = features.includes ?? [];
  const hasConfidential = [
    property.withheld,
    Object.keys(property.confidential),
    isOwner ? [] : property.revealed,
  ].some((keys) => keys.length > 0);
  return (
    <>
      <ListingHeader property={property}>{actions}</ListingHeader>
      {notices}
      <KeyFigures {...property} />
      <Section heading={<Trans>Description</Trans>}>
        <ListingDescription {...property} />
      </Section>
      {(Object.keys(features).length > 0 || property.withheld.length === 0) && (
        <Section heading={<Trans>Features</Trans>}>
          <ListingFacts {...property} />
        </Section>
      )}
      {hasConfidential && (
        <Section heading={<Trans>Confidential</Trans>}>
          <Disclosure property={property} isOwner={isOwner}>
            {access}
          </Disclosure>
        </Section>
      )}
      {includes.length > 0 && (
        <Section heading={<Trans>What's Included</Trans>}>
          <ListingIncludes includes={includes} />
        </Section>
      )}
      {property.document && <Section heading={<Trans>Document</Trans>}>{document(property.document)}</Section>}
    </>
  );
}

/** A section of the listing; in print, across the whole sheet. */
function Section({ heading, children }: { heading: ReactNode; children: ReactNode }) {
  return (
    <section className="print:col-span-2">
      <h2 className="text-28 print:text-18">{heading}</h2>
      <div className="mt-5 print:mt-2">{children}</div>
    </section>
  );
}
