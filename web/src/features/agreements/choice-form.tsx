import { Trans, useLingui } from "@lingui/react/macro";
import { COMPANY_MAX } from "@vestpocket/domain/access/access.terms";
import { validateChoice } from "@vestpocket/domain/agreements/agreements.rules";
import type { Agreement, AgreementChoice, ShownText } from "@vestpocket/domain/agreements/agreements.schema";
import { AGREEMENT_BODY_MAX, AGREEMENT_TITLE_MAX } from "@vestpocket/domain/agreements/agreements.terms";
import { isFranchise } from "@vestpocket/domain/categories/categories.schema";
import type { PostedAs } from "@vestpocket/domain/listings/listings.terms";
import { FRENCH_PROVINCE } from "@vestpocket/domain/shared/french-first";
import type { ReactNode } from "react";
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

/** The listing whose agreement is chosen. */
export interface ListingOfChoice {
  readonly id: string;
  readonly type: string;
  readonly province: string;
  readonly postedAs: PostedAs;
}

interface ChoiceFormProps {
  listing: ListingOfChoice;
  agreement: Pick<Agreement, "kind" | "hasNewer" | "parties" | "needsTwoFactors">;
  /** Of the current custom agreement. */
  texts: readonly ShownText[];
}

/** What readers of a listing sign: nothing, the standard text, or the owner's custom text. */
export function ChoiceForm({ listing, agreement, texts }: ChoiceFormProps) {
  const { id, type, province, postedAs } = listing;
  const { kind, hasNewer, parties, needsTwoFactors } = agreement;
  const { t } = useLingui();
  const { choose } = useAgreementChanges(id);
  const en = texts.find(({ language }) => language === "en");
  const fr = texts.find(({ language }) => language === "fr");
  const form = useKeptForm<AgreementChoice>({
    initial: {
      kind,
      ...{ titleEn: en?.title ?? "", bodyEn: en?.body ?? "", titleFr: fr?.title ?? "", bodyFr: fr?.body ?? "" },
      isOneLanguage: texts.length === 1,
      needsTwoFactors,
      ...(parties ?? { principal: "", namesPrincipal: false }),
    },
    keepAs: `agreement.${id}`,
    validate: (choice) => validateChoice(choice, { province }),
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
            {hasNewer && (
              <Notice tone="warning">
                <Trans>
                  The standard text has a new version. Save to use it: people who signed the earlier one must then sign
                  the new one.
                </Trans>
              </Notice>
            )}
            {isFranchise(type) && <FranchiseVariant />}
            <StandardTextButton type={type} />
          </>
        )}
        {form.values.kind === "own" && (
          <>
            {isFranchise(type) && <OwnForFranchise />}
            <OwnTextFields form={form} needsFrench={province === FRENCH_PROVINCE} />
          </>
        )}
        {form.values.kind !== "none" && <PrincipalFields form={form} isAgent={postedAs === "agent"} />}
        {form.values.kind !== "none" && (
          <CheckField
            name="needsTwoFactors"
            label={
              <Trans>
                Ask signers for a passkey, or for their password and a code from an authenticator app. Not everyone has
                either. People who already signed stay as they are.
              </Trans>
            }
            checked={form.values.needsTwoFactors === true}
            onChange={(chosen) => form.change({ needsTwoFactors: chosen })}
          />
        )}
        <Button type="submit" pending={form.pending} className="sm:self-start">
          <Trans>Save</Trans>
        </Button>
      </FormCard>
    </form>
  );
}

const FranchiseVariant = (): ReactNode => (
  <Notice tone="info">
    <Trans>
      This listing gets the version for franchises. Franchise laws let people sign a confidentiality agreement before
      they have the disclosure document only if it is about nothing else, and leaves them free to talk to franchisees
      and advisers.
    </Trans>
  </Notice>
);

const OwnForFranchise = (): ReactNode => (
  <Notice tone="warning">
    <Trans>
      Signing an NDA of your own before the disclosure document may let a buyer cancel the purchase of a franchise. Use
      the standard text, or have a lawyer confirm yours.
    </Trans>
  </Notice>
);

/** For whom the listing was posted. Signatures from then on record it. */
function PrincipalFields({ form, isAgent }: { form: Form<AgreementChoice>; isAgent: boolean }) {
  return (
    <>
      <TextField
        {...form.text("principal")}
        label={<Trans>Legal name of who you act for (optional)</Trans>}
        help={
          isAgent ? (
            <Trans>The owner of the property or business. The NDA protects them even if you do not name them.</Trans>
          ) : (
            <Trans>The company that owns the property or business. Leave it empty if you own it yourself.</Trans>
          )
        }
        maxLength={COMPANY_MAX}
      />
      {form.values.principal !== "" && (
        <CheckField
          name="namesPrincipal"
          label={
            <Trans>Name them on certificates. Otherwise the name is recorded, but people who sign do not see it.</Trans>
          }
          checked={form.values.namesPrincipal}
          onChange={(namesPrincipal) => form.change({ namesPrincipal })}
        />
      )}
    </>
  );
}

function OwnTextFields({ form, needsFrench }: { form: Form<AgreementChoice>; needsFrench: boolean }) {
  return (
    <>
      {needsFrench && (
        <Notice tone="info">
          <Trans>
            This listing is in Quebec, so its readers get the French text first. You need a French text; an English one
            is optional.
          </Trans>
        </Notice>
      )}
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
        label={<Trans>I offer the agreement in one language only.</Trans>}
        checked={form.values.isOneLanguage}
        onChange={(isOneLanguage) => form.change({ isOneLanguage })}
        error={form.errors.isOneLanguage}
      />
    </>
  );
}
