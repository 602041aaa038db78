import { Trans } from "@lingui/react/macro";
import { findSubtypeForm, GROUP_LABELS } from "@vestpocket/domain/listings/listings.fields";
import { listAskedGroups } from "@vestpocket/domain/listings/posting-values.rules";
import { useMessage } from "../../../platform/language.ts";
import { CheckChips } from "../../../ui/check-chips.tsx";
import { AdditionalField } from "./additional-field.tsx";
import { anchorOf } from "./posting-anchors.ts";
import { SectionCard } from "./section-card.tsx";
import type { Posting } from "./use-posting.ts";

/** The subtype's additional fields, grouped by subject. */
export function AdditionalCard({ posting }: { posting: Posting }) {
  const message = useMessage();
  const { values, changeField, errorOf } = posting;
  return (
    <SectionCard section="additional" intro={<Trans>All fields are optional. Empty ones are hidden.</Trans>}>
      {listAskedGroups(values).map(({ group, fields }) => (
        <fieldset key={group} className="min-w-0 border-t border-line pt-4">
          <legend className="float-left mb-3 w-full font-serif text-18 font-semibold">
            {message(GROUP_LABELS[group])}
          </legend>
          <div className="clear-both grid items-start gap-x-4 gap-y-5 sm:grid-cols-2">
            {fields.map((field) => (
              <AdditionalField
                key={field.key}
                field={field}
                value={values.fields[field.key] ?? ""}
                onChange={(value) => changeField(field.key, value)}
                error={errorOf(`fields.${field.key}`)}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </SectionCard>
  );
}

/** The subtype's feature tags. */
export function IncludesCard({ posting }: { posting: Posting }) {
  const message = useMessage();
  const { values, change } = posting;
  const tags = findSubtypeForm(values.type, values.subtype)?.tags ?? [];
  return (
    <SectionCard section="includes" intro={<Trans>Select all that apply.</Trans>}>
      <div id={anchorOf("fields.includes")}>
        <CheckChips
          name="includes"
          choices={tags.map(({ value, label }) => ({ value, label: message(label) }))}
          chosen={values.includes}
          onChange={(includes) => change({ includes }, ["fields.includes"])}
        />
      </div>
    </SectionCard>
  );
}
