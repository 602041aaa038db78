import { useLingui } from "@lingui/react/macro";
import type { Profile } from "@vestpocket/domain/accounts/accounts.schema";
import { toE164 } from "@vestpocket/domain/phones/phones.rules";
import { type FormEvent, useRef, useState } from "react";
import { useFailureWords } from "../../platform/failure-words.ts";
import { useMessage } from "../../platform/language.ts";
import { useCall } from "../../platform/use-call.ts";
import { toast } from "../../ui/toast.tsx";
import { useLeftFields } from "../../ui/use-left-fields.ts";
import { useProfileChanges } from "./profile.api.ts";
import {
  PROFILE_FIELDS,
  type ProfileField,
  type ProfileValues,
  toChangedProfile,
  toProfileValues,
  validateProfileField,
} from "./profile-values.ts";

/** What was typed stands over what is kept until it is saved. `onOtherPhone`: told a new number, in E.164, once it is saved. */
export function useProfileForm(profile: Profile, onOtherPhone: (phoneNumber: string) => void) {
  const { t } = useLingui();
  const message = useMessage();
  const failureWords = useFailureWords();
  const { save } = useProfileChanges(profile.uid);
  const { run, pending } = useCall();
  const { left, leave, onFocus } = useLeftFields();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<Partial<ProfileValues>>({});
  /** What the server found wrong, until it is typed anew. */
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState<string>();
  const values = { ...toProfileValues(profile), ...typed };
  const phoneNumber = values.phoneNumber === "" ? null : toE164(values.phoneNumber);

  function type(changed: Partial<ProfileValues>) {
    setTyped({ ...typed, ...changed });
    setRefused({ ...refused, ...Object.fromEntries(Object.keys(changed).map((name) => [name, ""])) });
  }

  function errorOf(field: ProfileField): string | undefined {
    const found = left.has(field) ? validateProfileField(field, values, profile) : undefined;
    return found ? message(found) : refused[field] || undefined;
  }

  function goToFirst(isWrong: (field: ProfileField) => unknown) {
    const first = PROFILE_FIELDS.find(isWrong);
    if (first) form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
    return first !== undefined;
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (pending) return;
    setFailure(undefined);
    leave(...PROFILE_FIELDS);
    if (goToFirst((field) => validateProfileField(field, values, profile))) return;
    const answer = await run(
      () => save(toChangedProfile(values)),
      (failed) => {
        setRefused(failed.fields);
        const isBesideFields = goToFirst((field) => failed.fields[field]);
        if (!isBesideFields) setFailure(failureWords(failed, t`Something went wrong while updating your profile.`));
      },
    );
    if (!answer) return;
    toast.success(answer.msg);
    const isOtherPhone = phoneNumber !== null && phoneNumber !== profile.phoneNumber;
    setTyped(isOtherPhone ? { phoneNumber: values.phoneNumber } : {});
    if (isOtherPhone) onOtherPhone(phoneNumber);
  }

  return { form, values, phoneNumber, errorOf, type, onFocus, submit, pending, failure };
}
