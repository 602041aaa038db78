import { Trans, useLingui } from "@lingui/react/macro";
import { validateChoice } from "@vestpocket/domain/agreements/agreements.rules";
import type { AgreementChoice, ShownText } from "@vestpocket/domain/agreements/agreements.schema";
import {
  AGREEMENT_BODY_MAX,
  AGREEMENT_TITLE_MAX,
  type AgreementKind,
} from "@vestpocket/domain/agreements/agreements.terms";
import type { Form } from "../../platform/use-form.ts";
import { useKeptForm } from "../../platform/use-kept-form.ts";
import { Button } from "../../ui/button.tsx";
import { CheckField } from "../../ui/check-field.tsx";
import { ChoiceCards } from "../../ui/choice-cards.tsx";
import { FormCard } from "../../ui/form-card.tsx";
import { Notice } from "../../ui/notice.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { toast } from "../../ui/toast.tsx";
import { useAgreementChanges } from "./agreements.api.ts";
import { StandardTextButton } from "./standard-text-button.tsx";

interface ChoiceFormProps {
  id: string;
  kind: AgreementKind;
  /** Of the current custom agreement. */
  texts: readonly ShownText[];
}

/** What readers of a listing sign: nothing, the standard text, or the owner's custom text. */
export function ChoiceForm({ id, kind, texts }: ChoiceFormProps) {
  const { t } = useLingui();
  const { choose } = useAgreementChanges(id);
  const en = texts.find(({ language }) => language === "en");
  const fr = texts.find(({ language }) => language === "fr");
  const form = useKeptForm<AgreementChoice>({
    initial: {
      kind,
      ...{ titleEn: en?.title ?? "", bodyEn: en?.body ?? "", titleFr: fr?.title ?? "", bodyFr: fr?.body ?? "" },
      isOneLanguage: texts.length === 1,
    },
    keepAs: `agreement.${id}`,
    validate: validateChoice,
    async submit(choice) {
      toast.success(await choose(choice));
    },
  });
  return (
    <form {...form.props}>
      <FormCard
        title={<Trans>The NDA for this listing</Trans>}
        intro={
          <Trans>
            People sign it before they see your confidential details. If you change it, people who signed the earlier
            text must sign the new one. Their old signature still binds them.
          </Trans>
        }
      >
        {form.failure && <Notice tone="danger">{form.failure}</Notice>}
        <ChoiceCards
          {...form.field("kind")}
          legend={<Trans>NDA</Trans>}
          look="rows"
          columns="grid-cols-1 sm:grid-cols-3"
          choices={[
            { value: "none", label: t`None` },
            { value: "standard", label: t`Standard text` },
            { value: "own", label: t`My own text` },
          ]}
        />
        {form.values.kind === "standard" && (
          <>
            <Notice tone="info">
              <Trans>A template in English and French. Have a lawyer review it before you rely on it.</Trans>
            </Notice>
            <StandardTextButton />
          </>
        )}
        {form.values.kind === "own" && <OwnTextFields form={form} />}
        <Button type="submit" pending={form.pending} className="sm:self-start">
          <Trans>Save</Trans>
        </Button>
      </FormCard>
    </form>
  );
}

function OwnTextFields({ form }: { form: Form<AgreementChoice> }) {
  return (
    <>
      <TextField {...form.text("titleFr")} label={<Trans>Title in French</Trans>} maxLength={AGREEMENT_TITLE_MAX} />
      <TextArea
        {...form.text("bodyFr")}
        label={<Trans>Text in French</Trans>}
        lines={5}
        maxLength={AGREEMENT_BODY_MAX}
      />
      <TextField {...form.text("titleEn")} label={<Trans>Title in English</Trans>} maxLength={AGREEMENT_TITLE_MAX} />
      <TextArea
        {...form.text("bodyEn")}
        label={<Trans>Text in English</Trans>}
        lines={5}
        maxLength={AGREEMENT_BODY_MAX}
      />
      <CheckField
        name="isOneLanguage"
        label={<Trans>I offer the agreement in one language only. A reader in Quebec may ask for French.</Trans>}
        checked={form.values.isOneLanguage}
        onChange={(isOneLanguage) => form.change({ isOneLanguage })}
        error={form.errors.isOneLanguage}
      />
    </>
  );
}
