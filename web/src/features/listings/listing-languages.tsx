import { Trans } from "@lingui/react/macro";
import type { ListingCard, Property } from "@vestpocket/domain/listings/listings.schema";
import type { Language } from "@vestpocket/domain/shared/text";
import { useLanguage } from "../../platform/language.ts";
import { DOT } from "../../ui/dot.ts";

/** Shows that the owner wrote the title and description in one language only. */
export function InOneLanguage({ language }: { language: Language }) {
  return language === "en" ? <Trans>In English only</Trans> : <Trans>In French only</Trans>;
}

/** The same after a listing's category, for readers of the other language. */
export function ForeignText({ language }: Pick<ListingCard, "language">) {
  const page = useLanguage();
  if (language === page) return null;
  return (
    <>
      {DOT}
      <InOneLanguage language={language} />
    </>
  );
}

/** In the same place: the texts were drafted by a program and the owner has not approved them. */
export function MachineText({ isMachineTranslated }: Pick<Property, "isMachineTranslated">) {
  if (!isMachineTranslated) return null;
  return (
    <>
      {DOT}
      <Trans>Machine translation</Trans>
    </>
  );
}
