import { Trans, useLingui } from "@lingui/react/macro";
import { COMPANY_MAX } from "@vestpocket/domain/access/access.terms";
import { validateReauthentication } from "@vestpocket/domain/accounts/reauthentication.rules";
import { validateSigning } from "@vestpocket/domain/agreements/agreements.rules";
import type { ShownText } from "@vestpocket/domain/agreements/agreements.schema";
import { type Capacity, SIGNER_NAME_MAX, SIGNER_TITLE_MAX } from "@vestpocket/domain/agreements/agreements.terms";
import { paths } from "@vestpocket/domain/shared/paths";
import { useNavigate } from "react-router";
import { useLocalPath } from "../../platform/language.ts";
import { useForm } from "../../platform/use-form.ts";
import { NO_REAUTHENTICATION } from "../../shared/accounts/reauthentication.ts";
import { ReauthenticationFields } from "../../shared/accounts/reauthentication-fields.tsx";
import { useIdentity } from "../../shared/accounts/use-identity.ts";
import { Button } from "../../ui/button.tsx";
import { CheckField } from "../../ui/check-field.tsx";
import { ChoiceCards } from "../../ui/choice-cards.tsx";
import { FormCard } from "../../ui/form-card.tsx";
import { Notice } from "../../ui/notice.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { toast } from "../../ui/toast.tsx";
import { useAgreementChanges } from "./agreements.api.ts";

interface SignFormProps {
  /** The listing's. */
  id: string;
  /** The text that the reader sees. */
  text: ShownText;
  /** The name on the account. */
  name: string;
  /** Also asks for a second-factor code. */
  asksCode: boolean;
  /** A password does not do: the owner asks for two factors, and the account has no code. */
  needsPasskey?: boolean;
}

/**
 * Signs the text above it with the signer's name, on whose behalf they sign, and fresh identity proof. Leads back to
 * what they can now read.
 */
export function SignForm({ id, text, name, asksCode, needsPasskey = false }: SignFormProps) {
  const { t } = useLingui();
  const { version, language, sha256 } = text;
  const prove = useIdentity();
  const { sign } = useAgreementChanges(id);
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const form = useForm({
    initial: {
      name,
      capacity: "self" as Capacity,
      company: "",
      title: "",
      agreed: "",
      ...NO_REAUTHENTICATION,
      usesPasskey: needsPasskey,
    },
    validate: (entered) => ({
      ...validateSigning({ ...entered, agreed: entered.agreed === sha256 }),
      ...validateReauthentication(entered, { asksCode }),
    }),
    async submit({ password, code, usesPasskey, ...signing }) {
      const identity = await prove({ password, code, usesPasskey });
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      await sign({ version, language, sha256, timeZone, ...signing, agreed: true, ...identity });
      toast.success(t`You signed the NDA. We emailed you the certificate.`);
      await navigate(localPath(paths.property(id)));
    },
  });
  return (
    <form {...form.props} className="print:hidden">
      <FormCard title={<Trans>Sign</Trans>}>
        <WhatTheOwnerSees />
        {form.failure && <Notice tone="danger">{form.failure}</Notice>}
        <TextField
          {...form.text("name")}
          label={<Trans>Full name</Trans>}
          maxLength={SIGNER_NAME_MAX}
          autoComplete="name"
          required
        />
        <ChoiceCards
          {...form.field("capacity")}
          legend={<Trans>I am signing for</Trans>}
          look="rows"
          columns="grid-cols-1 sm:grid-cols-2"
          choices={[
            { value: "self", label: t`Myself` },
            { value: "company", label: t`A company` },
          ]}
        />
        {form.values.capacity === "company" && (
          <>
            <TextField
              {...form.text("company")}
              label={<Trans>Legal name of the company</Trans>}
              maxLength={COMPANY_MAX}
              autoComplete="organization"
              required
            />
            <TextField
              {...form.text("title")}
              label={<Trans>Your title at the company</Trans>}
              maxLength={SIGNER_TITLE_MAX}
              autoComplete="organization-title"
              required
            />
          </>
        )}
        <ReauthenticationFields form={form} asksCode={asksCode} needsPasskey={needsPasskey} />
        <CheckField
          name="agreed"
          label={<Trans>I have read the agreement and agree to it.</Trans>}
          // One agrees to a text: another that replaces it is to be read and ticked again.
          checked={form.values.agreed === sha256}
          onChange={(agreed) => form.change({ agreed: agreed ? sha256 : "" })}
          error={form.errors.agreed}
        />
        <Button type="submit" size="large" pending={form.pending} className="sm:self-start">
          <Trans>Sign the NDA</Trans>
        </Button>
      </FormCard>
    </form>
  );
}

function WhatTheOwnerSees() {
  return (
    <Notice tone="info">
      <p>
        <Trans>
          You and the owner of the listing both get a certificate. It has your name and the name on your account, your
          company and your title there, your email, the last four digits of your phone number, your IP address, your
          browser and the number of your session, when you opened the text, which language came first and why, and when
          and in which language you signed it.
        </Trans>
      </p>
      <p className="mt-2">
        <Trans>
          The owner also sees which confidential details you view and when, and which pages of the deal room you open
          and when; how long you look at them only if you turn that on. Your email is on each of these pages. Each page
          and each copy also has an invisible mark by which it can be traced back to you.
        </Trans>
      </p>
    </Notice>
  );
}
