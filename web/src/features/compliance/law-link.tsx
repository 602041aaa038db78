import { Trans } from "@lingui/react/macro";

/** A cited law; a link if a page about it is known. */
export function LawLink({ law, site }: { law: string; site: string | null }) {
  if (site === null) return <p className="text-13 text-muted">{law}</p>;
  return (
    <p className="text-13 text-muted">
      <a href={site} target="_blank" rel="noreferrer" className="text-link underline underline-offset-4">
        <Trans>{law} (new tab)</Trans>
      </a>
    </p>
  );
}
