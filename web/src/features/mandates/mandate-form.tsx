import { Trans, useLingui } from "@lingui/react/macro";
import { MANDATE_MESSAGES, toTargetFilters } from "@vestpocket/domain/mandates/mandates.rules";
import type { Mandate, Mandates } from "@vestpocket/domain/mandates/mandates.schema";
import { CLIENT_NAME_MAX, MANDATE_NOTE_MAX } from "@vestpocket/domain/mandates/mandates.terms";
import { CONSENT_WORDS } from "@vestpocket/domain/messages/streams.rules";
import { suggestSearchName } from "@vestpocket/domain/saved-searches/search-names.rules";
import type { SearchFilter } from "@vestpocket/domain/searches/searches.schema";
import { toLine } from "@vestpocket/domain/shared/readable-text";
import { useEffect, useRef } from "react";
import { useLanguage, useMessage } from "../../platform/language.ts";
import { useForm } from "../../platform/use-form.ts";
import { useKeywordField } from "../../shared/keywords/keyword-field.ts";
import { KeywordInput } from "../../shared/keywords/keyword-input.tsx";
import { Button } from "../../ui/button.tsx";
import { CheckField } from "../../ui/check-field.tsx";
import { Dropdown } from "../../ui/dropdown.tsx";
import { Notice } from "../../ui/notice.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useCadenceOptions } from "./cadence-options.ts";
import {
  type EnteredMandate,
  RANGES,
  type RangeName,
  readAmount,
  type TypedRanges,
  toContent,
} from "./entered-mandate.ts";
import { useMandateActions } from "./mandates.api.ts";
import { RangeFields } from "./range-fields.tsx";
import { TargetFields } from "./target-fields.tsx";
import { listTimings, useTimingLabels } from "./timing-labels.ts";
import { TrackChoice } from "./track-choice.tsx";

interface MandateFormProps {
  mandates: Pick<Mandates, "isMatchesConsentGiven" | "isAgent">;
  /** The mandate that is described anew; undefined for another one. */
  known: Mandate | undefined;
  start: Pick<EnteredMandate, "track" | "targets" | "keywords" | "rest"> & TypedRanges;
  /** A filter in words, as the results have it. */
  listWords: (filter: SearchFilter) => readonly { readonly key: string; readonly text: string }[];
  onClose: () => void;
}

/** Describes what somebody looks for. */
export function MandateForm({ mandates, known, start, listWords, onClose }: MandateFormProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const translate = useMessage();
  const message = useMessage();
  const { save } = useMandateActions();
  const cadences = useCadenceOptions();
  const timings = listTimings(useTimingLabels());
  const needsConsent = !mandates.isMatchesConsentGiven;
  const unreadable = t`Please enter a number.`;
  const crossed = t`The lowest value cannot be above the highest.`;
  const form = useForm<EnteredMandate>({
    initial: {
      ...start,
      timing: known?.timing ?? "flexible",
      note: known?.note ?? "",
      client: known?.client ?? "",
      cadence: known?.cadence ?? "daily",
      isMatchesConsentGiven: false,
    },
    validate: (entered) => ({
      targets: entered.targets.some(({ type }) => type === "") ? MANDATE_MESSAGES.categoryRequired : undefined,
      ...findRangeProblems(entered, { unreadable, crossed, read: (typed, unit) => readAmount(typed, unit, language) }),
      isMatchesConsentGiven:
        needsConsent && entered.cadence !== "off" && !entered.isMatchesConsentGiven
          ? MANDATE_MESSAGES.consentNeeded
          : undefined,
    }),
    async submit(entered) {
      const content = toContent(entered, language);
      const [filter = {}] = toTargetFilters(content);
      const [note, client] = [entered.note.trim(), toLine(entered.client)];
      await save(known?.id, {
        ...content,
        name: suggestSearchName({ filter, language, translate, others: [] }),
        ...{ timing: entered.timing, cadence: entered.cadence },
        ...(note !== "" && { note }),
        ...(client !== "" && mandates.isAgent && { client }),
        ...(needsConsent && entered.cadence !== "off" && { isMatchesConsentGiven: entered.isMatchesConsentGiven }),
      });
      onClose();
    },
  });
  const { values, errors, change } = form;
  const keywords = useKeywordField(values.keywords, (added) => change({ keywords: added }));
  const ranges = { values, errors, onChange: (changed: Partial<TypedRanges>) => change(changed) };
  const others = listWords(values.rest);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  return (
    <section aria-labelledby="describe-mandate" className="rounded-card border border-line bg-raised p-4 sm:p-6">
      <h2 id="describe-mandate" ref={heading} tabIndex={-1} className="text-22 outline-none">
        {known ? <Trans>Change the mandate</Trans> : <Trans>Describe what you want</Trans>}
      </h2>
      <p className="mt-1 text-14 text-muted">
        <Trans>Only you see it. Owners learn at most how many people look for something like their listing.</Trans>
      </p>
      <form {...form.props} className="mt-4 space-y-5">
        <TrackChoice value={values.track} onChange={(track) => change({ track })} />
        <TargetFields
          targets={values.targets}
          onChange={(targets) => change({ targets })}
          error={errors.targets ?? errors.type}
          describeWithin={(within) => (within ? listWords({ within })[0]?.text : undefined)}
        />
        <div className="grid gap-5 lg:grid-cols-2">
          <RangeFields
            {...ranges}
            name="budget"
            legend={values.track === "rent" ? <Trans>Budget per month, gross</Trans> : <Trans>Budget</Trans>}
            unit="$"
          />
          <RangeFields {...ranges} name="size" legend={<Trans>Size</Trans>} unit={t`sq ft`} />
          <RangeFields {...ranges} name="land" legend={<Trans>Land</Trans>} unit={t`acres`} />
          <Dropdown
            label={<Trans>When do you need it?</Trans>}
            options={timings}
            value={values.timing}
            initial={values.timing}
            onChange={(timing) => change({ timing })}
            className="lg:self-end"
          />
        </div>
        {others.length > 0 && (
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-14">
            <span className="text-muted">
              <Trans>Also from your search:</Trans>
            </span>
            {others.map(({ key, text }) => (
              <span key={key} className="rounded-full bg-sunken px-3 py-1 text-13 wrap-anywhere">
                {text}
              </span>
            ))}
            <Button kind="link" onClick={() => change({ rest: {} })}>
              <Trans>Leave this out</Trans>
            </Button>
          </div>
        )}
        <div className="grid gap-5 lg:grid-cols-2">
          <KeywordInput field={keywords} error={errors.keywords} />
          <Dropdown
            label={<Trans>Email me listings that fit</Trans>}
            options={cadences}
            value={values.cadence}
            initial={values.cadence}
            onChange={(cadence) => change({ cadence })}
          />
          {mandates.isAgent && (
            <TextField
              {...form.text("client")}
              label={<Trans>Client (optional)</Trans>}
              help={<Trans>Stored encrypted. Only you see it.</Trans>}
              maxLength={CLIENT_NAME_MAX}
              autoComplete="off"
            />
          )}
        </div>
        <TextArea
          {...form.text("note")}
          label={<Trans>Private note (optional)</Trans>}
          help={<Trans>Stored encrypted. Only you see it.</Trans>}
          maxLength={MANDATE_NOTE_MAX}
          lines={2}
        />
        {needsConsent && values.cadence !== "off" && (
          <CheckField
            name="isMatchesConsentGiven"
            label={message(CONSENT_WORDS.matches.words)}
            checked={values.isMatchesConsentGiven}
            onChange={(isMatchesConsentGiven) => change({ isMatchesConsentGiven })}
            error={errors.isMatchesConsentGiven}
          />
        )}
        {form.failure && <Notice tone="danger">{form.failure}</Notice>}
        <div className="flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse">
          <Button kind="secondary" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" pending={form.pending}>
            {known ? <Trans>Save</Trans> : <Trans>Start looking</Trans>}
          </Button>
        </div>
      </form>
    </section>
  );
}

interface Reading {
  readonly unreadable: string;
  readonly crossed: string;
  readonly read: (typed: string, unit: (typeof RANGES)[RangeName]) => number | undefined | null;
}

function findRangeProblems(entered: TypedRanges, { unreadable, crossed, read }: Reading) {
  const problems = (Object.keys(RANGES) as RangeName[]).flatMap((name) => {
    const [min, max] = [read(entered[`${name}Min`], RANGES[name]), read(entered[`${name}Max`], RANGES[name])];
    const isCrossed = typeof min === "number" && typeof max === "number" && min > max;
    return [
      [`${name}Min`, min === null ? unreadable : isCrossed ? crossed : undefined],
      [`${name}Max`, max === null ? unreadable : undefined],
    ] as const;
  });
  return Object.fromEntries(problems);
}
