import { Trans, useLingui } from "@lingui/react/macro";
import { SAVED_SEARCH_MESSAGES } from "@vestpocket/domain/saved-searches/saved-searches.rules";
import type { SavedFilter, SavedSearch, SavedSearches } from "@vestpocket/domain/saved-searches/saved-searches.schema";
import { type Cadence, SAVED_SEARCH_NAME_MAX } from "@vestpocket/domain/saved-searches/saved-searches.terms";
import {
  isNamedFilter,
  SEARCH_NAME_REQUIRED,
  suggestSearchName,
} from "@vestpocket/domain/saved-searches/search-names.rules";
import { paths } from "@vestpocket/domain/shared/paths";
import { toLine } from "@vestpocket/domain/shared/readable-text";
import { DialogFormButtons } from "../../platform/dialog-form-buttons.tsx";
import { useLanguage, useMessage } from "../../platform/language.ts";
import { LocalLink } from "../../platform/local-link.tsx";
import { useForm } from "../../platform/use-form.ts";
import { Dropdown } from "../../ui/dropdown.tsx";
import { Notice } from "../../ui/notice.tsx";
import { SmallDialog } from "../../ui/small-dialog.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { toast } from "../../ui/toast.tsx";
import { useCadenceOptions } from "./cadence-options.ts";
import { ConsentField } from "./consent-field.tsx";
import { useSavedSearchActions } from "./saved-searches.api.ts";
import type { FilterWord } from "./search-words.ts";

interface SaveSearchProps {
  filter: SavedFilter;
  words: readonly FilterWord[];
  saved: SavedSearches;
  /** The search, if it is saved already. */
  known: SavedSearch | undefined;
  /** The cadence that is suggested. */
  cadence: Cadence;
  onClose: () => void;
}

/** Saves a search under a name, or changes the name and cadence of a saved one. */
export function SaveSearchDialog({ open, ...form }: SaveSearchProps & { open: boolean }) {
  const { known, saved } = form;
  const isFull = known === undefined && saved.left === 0;
  return (
    <SmallDialog
      open={open}
      onClose={form.onClose}
      title={known ? <Trans>Saved search</Trans> : <Trans>Save this search</Trans>}
      text={
        <p>
          {known ? (
            <Trans>This search is among your saved searches.</Trans>
          ) : (
            <Trans>Find it again in your account, and hear of new listings that fit.</Trans>
          )}{" "}
          <LocalLink to={paths.savedSearches()} className="text-link underline underline-offset-4">
            <Trans>All saved searches</Trans>
          </LocalLink>
        </p>
      }
    >
      {isFull ? <Full /> : <SaveSearchForm {...form} />}
    </SmallDialog>
  );
}

function Full() {
  const message = useMessage();
  return (
    <div className="mt-5">
      <Notice tone="info">{message(SAVED_SEARCH_MESSAGES.full)}</Notice>
    </div>
  );
}

function SaveSearchForm({ filter, words, saved, known, cadence, onClose }: SaveSearchProps) {
  const { t } = useLingui();
  const options = useCadenceOptions();
  const { save, change } = useSavedSearchActions();
  const name = useSuggestedName(filter, words);
  const needsConsent = !saved.isAlertsConsentGiven;
  const form = useForm({
    initial: { name: known?.name ?? name, cadence: known?.cadence ?? cadence, isAlertsConsentGiven: false },
    validate: (entered) => ({
      name: toLine(entered.name) === "" ? SEARCH_NAME_REQUIRED : undefined,
      isAlertsConsentGiven:
        needsConsent && entered.cadence !== "off" && !entered.isAlertsConsentGiven
          ? SAVED_SEARCH_MESSAGES.consentNeeded
          : undefined,
    }),
    async submit({ isAlertsConsentGiven, ...entered }) {
      const consent = needsConsent && entered.cadence !== "off" && { isAlertsConsentGiven };
      const body = { name: toLine(entered.name), cadence: entered.cadence, ...consent };
      if (known) await change(known.id, body);
      else await save({ ...body, filter });
      onClose();
      toast.success(known ? t`Changes saved.` : t`Search saved.`);
    },
  });
  const { values, errors } = form;
  return (
    <form {...form.props} className="mt-5 space-y-4">
      <TextField
        {...form.text("name")}
        label={<Trans>Name</Trans>}
        maxLength={SAVED_SEARCH_NAME_MAX}
        autoComplete="off"
        required
      />
      <Dropdown
        label={<Trans>Email me new listings</Trans>}
        options={options}
        value={values.cadence}
        initial={values.cadence}
        onChange={(chosen: Cadence) => form.change({ cadence: chosen })}
        error={errors.cadence}
      />
      {needsConsent && values.cadence !== "off" && (
        <ConsentField
          checked={values.isAlertsConsentGiven}
          onChange={(isAlertsConsentGiven) => form.change({ isAlertsConsentGiven })}
          error={errors.isAlertsConsentGiven}
        />
      )}
      {form.failure && <Notice tone="danger">{form.failure}</Notice>}
      <DialogFormButtons onCancel={onClose} pending={form.pending}>
        <Trans>Save</Trans>
      </DialogFormButtons>
    </form>
  );
}

function useSuggestedName(filter: SavedFilter, words: readonly FilterWord[]): string {
  const language = useLanguage();
  const translate = useMessage();
  const others = words.filter(({ key }) => !isNamedFilter(key)).map(({ text }) => text);
  return suggestSearchName({ filter, language, translate, others });
}
