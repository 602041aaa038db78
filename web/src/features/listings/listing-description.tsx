import { Trans } from "@lingui/react/macro";
import type { Property } from "@vestpocket/domain/listings/listings.schema";

/** The owner's text: an empty line separates paragraphs, other line breaks are kept. */
export function ListingDescription({ description, language }: Pick<Property, "description" | "language">) {
  const paragraphs = description
    .split(/\n\s*\n/u)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "");
  if (paragraphs.length === 0) {
    return (
      <p className="text-muted">
        <Trans>No Description Provided</Trans>
      </p>
    );
  }
  return (
    <div lang={language} className="max-w-[68ch] space-y-4 print:max-w-none print:space-y-2 print:text-14">
      {paragraphs.map((paragraph, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other name and never change places
        <p key={at} className="whitespace-pre-line wrap-anywhere">
          {paragraph}
        </p>
      ))}
    </div>
  );
}
