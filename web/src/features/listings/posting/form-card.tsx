import { useLingui } from "@lingui/react/macro";
import { useMessage } from "../../../platform/language.ts";
import { useReader } from "../../../platform/units.ts";
import { ListingCard } from "../listing-card.tsx";
import { type PreviewedForm, toVisitorCard } from "./form-previews.ts";

/** The visitors' card with what is entered. */
export function FormCard(form: PreviewedForm) {
  const { t } = useLingui();
  const message = useMessage();
  const { language } = useReader();
  const card = toVisitorCard(form, { language, now: new Date(), translate: (_, text) => message(text) });
  return (
    card && (
      <section aria-label={t`The card that visitors see`}>
        <ListingCard isPreview listing={{ ...card, name: card.name || t`Title` }} />
      </section>
    )
  );
}
