import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { isPriced } from "@vestpocket/domain/listings/leveled-values.rules";
import { findSubtypeForm, GROUP_LABELS, type ListingField } from "@vestpocket/domain/listings/listings.fields";
import { listAskedGroups } from "@vestpocket/domain/listings/posting-values.rules";
import { countFilteredFacts, listFirstFields } from "@vestpocket/domain/searches/filtered-fields.rules";
import { useMessage } from "../../../platform/language.ts";
import { CheckChips } from "../../../ui/check-chips.tsx";
import { AdditionalField } from "./additional-field.tsx";
import { ValueEye } from "./audience-eye.tsx";
import { Fold, Folds } from "./fold.tsx";
import { anchorOf } from "./posting-anchors.ts";
import type { Posting } from "./use-posting.ts";

/** The subtype's fields: those that its buyers decide by, then the others by subject, each subject in a fold. */
export function FactsFields({ posting }: { posting: Posting }) {
  const message = useMessage();
  const { values, errorOf } = posting;
  const first = listFirstFields(values);
  const { stated, total } = countFilteredFacts(values, isPriced(values));
  const groups = listAskedGroups(values)
    .map(({ group, fields }) => ({
      group,
      fields: fields.filter(({ key }) => !first.some((each) => each.key === key)),
    }))
    .filter(({ fields }) => fields.length > 0);
  return (
    <>
      <fieldset className="min-w-0 border-t border-line pt-3">
        <legend className="float-left mb-2 flex w-full flex-wrap items-baseline justify-between gap-x-4">
          <span className="text-14 font-semibold">
            <Trans>What buyers look for</Trans>
          </span>
          <span className="text-13 text-muted">
            <Trans>
              {stated} of {total} stated
            </Trans>
          </span>
        </legend>
        <Fields fields={first} posting={posting} />
      </fieldset>
      <Folds>
        {groups.map(({ group, fields }) => (
          <Fold
            key={group}
            title={message(GROUP_LABELS[group])}
            line={<Filled fields={fields} posting={posting} />}
            opens={fields.some(({ key }) => errorOf(`fields.${key}`) !== undefined)}
          >
            <Fields fields={fields} posting={posting} />
          </Fold>
        ))}
        <IncludesFold posting={posting} />
      </Folds>
    </>
  );
}

function Fields({ fields, posting }: { fields: readonly ListingField[]; posting: Posting }) {
  const { values, changeField, errorOf } = posting;
  return (
    <div className="clear-both grid items-start gap-x-4 gap-y-3 sm:grid-cols-2">
      {fields.map((field) => (
        <AdditionalField
          key={field.key}
          field={field}
          value={values.fields[field.key] ?? ""}
          onChange={(value) => changeField(field.key, value)}
          error={errorOf(`fields.${field.key}`)}
          aside={<ValueEye posting={posting} name={field.key} />}
        />
      ))}
    </div>
  );
}

/** How many of a subject's fields are filled in; nothing while none is. */
function Filled({ fields, posting: { values } }: { fields: readonly ListingField[]; posting: Posting }) {
  const filled = fields.filter(({ key }) => (values.fields[key] ?? "").trim() !== "").length;
  if (filled === 0) return null;
  return (
    <Trans>
      {filled} of {fields.length}
    </Trans>
  );
}

/** The subtype's feature tags. */
function IncludesFold({ posting }: { posting: Posting }) {
  const { t } = useLingui();
  const message = useMessage();
  const { values, change } = posting;
  const tags = findSubtypeForm(values.type, values.subtype)?.tags ?? [];
  const chosen = tags.filter(({ value }) => values.includes.includes(value));
  return (
    <Fold
      title={<Trans>What's Included</Trans>}
      line={chosen.length > 0 && <Plural value={chosen.length} one="# feature" other="# features" />}
      opens={posting.errorOf("fields.includes") !== undefined}
    >
      <div id={anchorOf("fields.includes")}>
        <CheckChips
          label={t`What's Included`}
          name="includes"
          choices={tags.map(({ value, label }) => ({ value, label: message(label) }))}
          chosen={values.includes}
          onChange={(includes) => change({ includes }, ["fields.includes"])}
        />
      </div>
    </Fold>
  );
}
