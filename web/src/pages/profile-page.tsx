import { Trans, useLingui } from "@lingui/react/macro";
import type { Profile } from "@vestpocket/domain/accounts/accounts.schema";
import { paths } from "@vestpocket/domain/shared/paths";
import { lazy, Suspense, useState } from "react";
import { useNavigate } from "react-router";
import { ChangePasswordForm } from "../features/accounts/change-password-form.tsx";
import { InvalidProfile, useProfile, useProfileChanges } from "../features/accounts/profile.api.ts";
import { ProfileForm } from "../features/accounts/profile-form.tsx";
import { ProfileHeader } from "../features/accounts/profile-header.tsx";
import { ProfileSkeleton } from "../features/accounts/profile-skeleton.tsx";
import { YourData } from "../features/accounts/your-data.tsx";
import { Passkeys } from "../features/passkeys/passkeys.tsx";
import { PhoneField } from "../features/phones/phone-field.tsx";
import { SecondFactor } from "../features/sessions/second-factor.tsx";
import { SignedInPlaces } from "../features/sessions/signed-in-places.tsx";
import { addCatalogue } from "../platform/catalogues.ts";
import { useLocalPath } from "../platform/language.ts";
import { FullLoadFailure } from "../platform/load-failure.tsx";
import { PageHead } from "../platform/page-head.tsx";
import { QueryFrame } from "../platform/query-frame.tsx";
import { useSession } from "../platform/session.ts";
import { SettingsSection } from "../ui/settings-section.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { toast } from "../ui/toast.tsx";
import { useHashTarget } from "../ui/use-hash-target.ts";
import { useLazyDialog } from "../ui/use-lazy-dialog.tsx";

if (!import.meta.env.SSR) await addCatalogue("settings");

const AgentDetailsForm = lazy(async () => ({
  default: (await import("../features/memberships/agent-details-form.tsx")).AgentDetailsForm,
}));
const ContactChoice = lazy(async () => ({
  default: (await import("../features/agents/contact-choice.tsx")).ContactChoice,
}));
const loadPhoneDialog = async () => (await import("../features/phones/phone-dialog.tsx")).PhoneDialog;

export default function ProfilePage() {
  const { t } = useLingui();
  const query = useProfile(useSession().uid);
  return (
    <div>
      <PageHead title={t`Profile`} />
      <QueryFrame
        query={query}
        loading={<ProfileSkeleton />}
        failure={
          <FullLoadFailure query={query} as="h1">
            {query.error instanceof InvalidProfile ? (
              <Trans>Invalid user data received.</Trans>
            ) : (
              <Trans>Failed to load profile. Please try again.</Trans>
            )}
          </FullLoadFailure>
        }
      >
        {(profile) => <ProfileView profile={profile} />}
      </QueryFrame>
    </div>
  );
}

function ProfileView({ profile }: { profile: Profile }) {
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const { refresh } = useProfileChanges(profile.uid);
  const phoneDialog = useLazyDialog(loadPhoneDialog);
  const [phoneNumber, setPhoneNumber] = useState("");
  useHashTarget();

  return (
    <div className="space-y-6">
      <ProfileHeader profile={profile} />
      <div className="space-y-6 pt-4">
        <SettingsSection
          id="profile"
          title={<Trans>Your details</Trans>}
          description={
            <>
              <Trans>Your name appears next to your listings, without your email and phone.</Trans>{" "}
              {profile.directory === null ? (
                <Trans>
                  Anyone you write to about a listing sees the email and phone you provide with the message.
                </Trans>
              ) : (
                <Trans>
                  What your profile in the agent directory shows is{" "}
                  <a href="#directory" className="text-link underline underline-offset-4">
                    your choice
                  </a>
                  .
                </Trans>
              )}
            </>
          }
        >
          <ProfileForm
            profile={profile}
            PhoneField={PhoneField}
            onVerifyPhone={(number) => {
              setPhoneNumber(number);
              phoneDialog.show();
            }}
          />
        </SettingsSection>
        <SettingsSection
          id="agent"
          title={<Trans>Brokerage and board</Trans>}
          description={
            <Trans>
              For real estate agents: listings that you post as an agent name your brokerage, as most provinces require.
            </Trans>
          }
        >
          <Suspense fallback={<Skeleton className="h-64" />}>
            <AgentDetailsForm uid={profile.uid} isVerifiedAgent={profile.isVerifiedAgent} />
          </Suspense>
        </SettingsSection>
        {profile.directory && (
          <SettingsSection
            id="directory"
            title={<Trans>Agent directory</Trans>}
            description={<Trans>Choose how people can reach you from your profile in the agent directory.</Trans>}
          >
            <Suspense fallback={<Skeleton className="h-80" />}>
              <ContactChoice profile={profile} entry={profile.directory} onSaved={refresh} />
            </Suspense>
          </SettingsSection>
        )}
        <SettingsSection
          id="password"
          title={<Trans>Password</Trans>}
          description={<Trans>Changing your password signs out your other devices.</Trans>}
        >
          <ChangePasswordForm asksCode={profile.hasSecondFactor} />
        </SettingsSection>
        <SettingsSection
          id="sessions"
          title={<Trans>Your devices</Trans>}
          description={<Trans>Don’t recognize a device? Sign it out, then change your password.</Trans>}
        >
          <SignedInPlaces />
        </SettingsSection>
        <SettingsSection
          id="second-factor"
          title={<Trans>Two-step log-in</Trans>}
          description={<Trans>When you log in, you enter a code from an app on your phone after your password.</Trans>}
        >
          <SecondFactor isOn={profile.hasSecondFactor} codesLeft={profile.recoveryCodes} onChange={refresh} />
        </SettingsSection>
        <SettingsSection
          id="passkeys"
          title={<Trans>Passkeys</Trans>}
          description={
            <Trans>Log in with your fingerprint, your face or your screen lock instead of a password and a code.</Trans>
          }
        >
          <Passkeys asksCode={profile.hasSecondFactor} />
        </SettingsSection>
        <SettingsSection
          id="data"
          title={<Trans>Your data</Trans>}
          description={<Trans>Your data is yours: download it or have it deleted.</Trans>}
        >
          <YourData
            agreements={profile.agreements}
            asksCode={profile.hasSecondFactor}
            onDeleted={(sentence) => {
              toast.success(sentence);
              void navigate(localPath(paths.home()));
            }}
          />
        </SettingsSection>
      </div>
      {phoneDialog.render({
        phoneNumber,
        asksPassword: phoneNumber !== profile.phoneNumber,
        asksCode: profile.hasSecondFactor,
        onVerified: (sentence) => {
          toast.success(sentence);
          void refresh();
        },
      })}
    </div>
  );
}
