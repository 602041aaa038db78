import { Trans } from "@lingui/react/macro";
import { EMAIL_MAX, NAME_MAX } from "@vestpocket/domain/accounts/accounts.rules";
import type { Profile } from "@vestpocket/domain/accounts/accounts.schema";
import type { ComponentType, ReactNode } from "react";
import { ReauthenticationFields } from "../../shared/accounts/reauthentication-fields.tsx";
import { Button } from "../../ui/button.tsx";
import { Dropdown } from "../../ui/dropdown.tsx";
import { Notice } from "../../ui/notice.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { EmailState, EmailWaiting } from "./email-state.tsx";
import { PhoneState } from "./phone-state.tsx";
import { hasNewName, isNewEmail } from "./profile-values.ts";
import { useProfileForm } from "./use-profile-form.ts";

interface PhoneFieldProps {
  label: ReactNode;
  aside: ReactNode;
  help: ReactNode;
  error: string | undefined;
  required: boolean;
  /** Formatted as (123) 456-7890. */
  value: string;
  onChange: (masked: string) => void;
}

interface ProfileFormProps {
  profile: Profile;
  /** A phone number that is formatted while typing; its input is named phoneNumber. */
  PhoneField: ComponentType<PhoneFieldProps>;
  /** A number in E.164 that still has to be confirmed by code. */
  onVerifyPhone: (phoneNumber: string) => void;
}

/** Name, email, phone and language. */
export function ProfileForm({ profile, PhoneField, onVerifyPhone }: ProfileFormProps) {
  const { form, phoneNumber } = useProfileForm(profile, onVerifyPhone);
  const { values, errors, text } = form;
  const isSameEmail = values.email.trim() === profile.email;
  const isSamePhone = phoneNumber === profile.phoneNumber;

  return (
    <form {...form.props} className="flex flex-col gap-5">
      <div className="grid gap-5 @md:grid-cols-2">
        <TextField
          {...text("firstName")}
          required
          label={<Trans>First name</Trans>}
          autoComplete="given-name"
          maxLength={NAME_MAX}
        />
        <TextField
          {...text("lastName")}
          required
          label={<Trans>Last name</Trans>}
          autoComplete="family-name"
          maxLength={NAME_MAX}
        />
      </div>
      {profile.isVerifiedAgent && hasNewName(values, profile) && (
        <Notice tone="warning">
          <Trans>
            We verified your licence under your current name. If you save a different one, the “Verified Agent” badge is
            removed until we verify it again.
          </Trans>
        </Notice>
      )}
      <div>
        <TextField
          {...text("email")}
          required
          label={<Trans>Email</Trans>}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={EMAIL_MAX}
          aside={isSameEmail && <EmailState profile={profile} />}
          help={
            !isSameEmail &&
            !errors.email && <Trans>We send a link to it. The new address takes effect once you open the link.</Trans>
          }
        />
        <EmailWaiting profile={profile} />
      </div>
      {isNewEmail(values, profile) && (
        <fieldset className="flex flex-col gap-5 rounded-card border border-line p-4 sm:p-5">
          <legend className="px-1 text-14 font-semibold">
            <Trans>Confirm it’s you to change your email</Trans>
          </legend>
          <ReauthenticationFields form={form} asksCode={profile.hasSecondFactor} />
        </fieldset>
      )}
      <div id="phone" tabIndex={-1} className="scroll-mt-6">
        <PhoneField
          label={<Trans>Phone number</Trans>}
          required
          value={values.phoneNumber}
          error={errors.phoneNumber}
          onChange={(phoneNumber) => form.change({ phoneNumber })}
          aside={isSamePhone && <PhoneState profile={profile} />}
          help={
            !isSamePhone &&
            !errors.phoneNumber && <Trans>Your new number takes effect once you enter the code we text you.</Trans>
          }
        />
        {isSamePhone && phoneNumber !== null && !profile.phoneVerified && (
          <Button kind="link" onClick={() => onVerifyPhone(phoneNumber)}>
            <Trans>Confirm this number</Trans>
          </Button>
        )}
      </div>
      <Dropdown
        label={<Trans>Language of messages</Trans>}
        help={<Trans>The language of the emails we send you.</Trans>}
        initial={profile.language}
        options={[
          { value: "en", label: "English" },
          { value: "fr", label: "Français" },
        ]}
        value={values.language}
        onChange={(language) => form.change({ language })}
      />
      {form.failure && <Notice tone="danger">{form.failure}</Notice>}
      <Button type="submit" size="large" pending={form.pending} className="self-start max-sm:w-full">
        {form.pending ? <Trans>Saving…</Trans> : <Trans>Save Changes</Trans>}
      </Button>
    </form>
  );
}
