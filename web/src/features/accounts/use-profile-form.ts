import { useLingui } from "@lingui/react/macro";
import type { Profile } from "@vestpocket/domain/accounts/accounts.schema";
import { toE164 } from "@vestpocket/domain/phones/phones.rules";
import { useFailureWords } from "../../platform/failure-words.ts";
import { useForm } from "../../platform/use-form.ts";
import { useIdentity } from "../../shared/accounts/use-identity.ts";
import { toast } from "../../ui/toast.tsx";
import { useProfileChanges } from "./profile.api.ts";
import { type ProfileValues, toChangedProfile, toProfileValues, validateProfile } from "./profile-values.ts";

/** The profile form. `onOtherPhone` is called with a new number, in E.164, once it is saved. */
export function useProfileForm(profile: Profile, onOtherPhone: (phoneNumber: string) => void) {
  const { t } = useLingui();
  const failureWords = useFailureWords();
  const prove = useIdentity();
  const { save } = useProfileChanges(profile.uid);
  const form = useForm({
    initial: toProfileValues(profile),
    validate: (values) => validateProfile(values, profile),
    submit,
    validateOnLeave: true,
    readFailure: (failure) => failureWords(failure, t`Something went wrong while updating your profile.`),
  });
  const phoneNumber = toNumber(form.values);

  async function submit(values: ProfileValues): Promise<void> {
    const { msg } = await save(toChangedProfile(values, await prove(values)));
    toast.success(msg);
    if (phoneNumber === null || phoneNumber === profile.phoneNumber) return form.reset();
    form.reset({ phoneNumber: values.phoneNumber });
    onOtherPhone(phoneNumber);
  }

  return { form, /** E.164. */ phoneNumber };
}

function toNumber({ phoneNumber }: ProfileValues): string | null {
  return phoneNumber === "" ? null : toE164(phoneNumber);
}
