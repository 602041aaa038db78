import { Trans, useLingui } from "@lingui/react/macro";
import { SUBTYPE_LABELS } from "@vestpocket/domain/categories/categories.labels";
import { CATEGORIES, CATEGORY_LABELS, findCategory, subtypeKey } from "@vestpocket/domain/categories/categories.schema";
import { TARGETS_MAX } from "@vestpocket/domain/mandates/mandates.terms";
import { Plus, X } from "lucide-react";
import { useMessage } from "../../platform/language.ts";
import { CityPicker } from "../../shared/places/city-picker.tsx";
import { ProvincePicker } from "../../shared/places/province-picker.tsx";
import { Button } from "../../ui/button.tsx";
import { RemovableChip } from "../../ui/chip.tsx";
import { Dropdown } from "../../ui/dropdown.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import type { EnteredTarget } from "./entered-mandate.ts";

interface TargetFieldsProps {
  targets: readonly EnteredTarget[];
  onChange: (targets: readonly EnteredTarget[]) => void;
  /** The problem of the categories that are missing. */
  error: string | undefined;
  /** A part of the map in words; undefined if there is none. */
  describeWithin: (within: EnteredTarget["within"]) => string | undefined;
}

/** What is looked for and where: up to eight categories, each in a place. */
export function TargetFields({ targets, onChange, error, describeWithin }: TargetFieldsProps) {
  const { t } = useLingui();
  const change = (key: number, changed: Partial<EnteredTarget>) =>
    onChange(targets.map((target) => (target.key === key ? { ...target, ...changed } : target)));
  const next = Math.max(...targets.map(({ key }) => key)) + 1;
  return (
    <div className="space-y-3">
      {targets.map((target, at) => {
        const number = at + 1;
        return (
          <fieldset key={target.key} className="min-w-0 rounded-control border border-line p-3 sm:p-4">
            <legend className="sr-only">
              <Trans>Place and category {number}</Trans>
            </legend>
            <div className="flex items-end gap-2">
              <div className="grid min-w-0 grow gap-3 sm:grid-cols-2">
                <CategoryField
                  target={target}
                  error={target.type === "" ? error : undefined}
                  onChange={(changed) => change(target.key, changed)}
                />
                <SubtypeField target={target} onChange={(changed) => change(target.key, changed)} />
                <ProvincePicker
                  place={target}
                  onChange={(place) => change(target.key, place)}
                  placeholder={t`Any province`}
                />
                <CityPicker place={target} onChange={(place) => change(target.key, place)} placeholder={t`Any city`} />
              </div>
              {targets.length > 1 && (
                <IconButton
                  label={t`Remove place and category ${number}`}
                  onClick={() => onChange(targets.filter(({ key }) => key !== target.key))}
                  className="self-start"
                >
                  <X size={18} aria-hidden="true" />
                </IconButton>
              )}
            </div>
            <Within within={describeWithin(target.within)} onRemove={() => change(target.key, { within: undefined })} />
          </fieldset>
        );
      })}
      {targets.length < TARGETS_MAX && (
        <Button
          kind="secondary"
          icon={<Plus size={18} aria-hidden="true" />}
          onClick={() =>
            onChange([
              ...targets,
              { ...(targets.at(-1) ?? { type: "" }), city: undefined, within: undefined, key: next },
            ])
          }
        >
          <Trans>Add another place or category</Trans>
        </Button>
      )}
    </div>
  );
}

function Within({ within, onRemove }: { within: string | undefined; onRemove: () => void }) {
  if (within === undefined) return null;
  return (
    <div className="mt-3">
      <RemovableChip name={within} onRemove={onRemove} />
    </div>
  );
}

interface FieldProps {
  target: EnteredTarget;
  onChange: (changed: Partial<EnteredTarget>) => void;
  error?: string | undefined;
}

function CategoryField({ target, onChange, error }: FieldProps) {
  const message = useMessage();
  return (
    <Dropdown
      label={<Trans>Category</Trans>}
      options={CATEGORIES.map(({ type, slug }) => ({ value: type, label: message(CATEGORY_LABELS[slug]) }))}
      value={findCategory(target.type)?.type ?? ""}
      onChange={(type: string) => onChange({ type, subtype: undefined })}
      error={error}
    />
  );
}

function SubtypeField({ target, onChange }: FieldProps) {
  const { t } = useLingui();
  const message = useMessage();
  const category = findCategory(target.type);
  const options = (category?.subtypes ?? []).map((subtype) => {
    const label = category && SUBTYPE_LABELS[subtypeKey(category, subtype)];
    return { value: subtype.name, label: label ? message(label) : subtype.name };
  });
  return (
    <Dropdown
      label={<Trans>Subtype</Trans>}
      options={options}
      value={target.subtype ?? ""}
      placeholder={t`Any subtype`}
      onChange={(subtype: string) => onChange({ subtype: subtype || undefined })}
    />
  );
}
