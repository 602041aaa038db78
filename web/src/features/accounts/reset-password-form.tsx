import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { useMailedCode } from "../../platform/mailed-code.ts";
import { signOut } from "../../platform/session.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { DeadResetLink } from "./dead-reset-link.tsx";
import { useFormFailure } from "./form-failure.ts";
import { isDeadLink } from "./mailed-links.api.ts";
import { type NewPassword, NewPasswordFields } from "./new-password-fields.tsx";
import { PasswordReset } from "./password-reset.tsx";
import { resetPassword } from "./passwords.api.ts";

type Outcome = { kind: "reset" | "dead"; sentence: string };

/** A new password, set by the link that was mailed. */
export function ResetPasswordForm() {
  const { code, forgetCode } = useMailedCode();
  const [outcome, setOutcome] = useState<Outcome>();
  const form = useForm<NewPassword>({ defaultValues: { password: "", confirmation: "" } });
  const { errors, isSubmitting } = form.formState;
  const showFailure = useFormFailure(form, [["password", "password"]]);

  function end(kind: Outcome["kind"], sentence: string) {
    setOutcome({ kind, sentence });
    forgetCode();
  }

  const submit = form.handleSubmit(async ({ password }) => {
    try {
      const sentence = await resetPassword({ oobCode: code ?? "", password });
      // The account's sessions have ended; whoever is signed in here is on the way to the log-in.
      await signOut().catch(() => undefined);
      end("reset", sentence);
    } catch (error) {
      if (isDeadLink(error)) end("dead", error.msg);
      else showFailure(error);
    }
  });

  if (outcome?.kind === "reset") return <PasswordReset sentence={outcome.sentence} />;
  if (outcome || code === null) return <DeadResetLink sentence={outcome?.sentence} />;
  return (
    <FormProvider {...form}>
      <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
        {errors.root && <Notice tone="danger">{errors.root.message}</Notice>}
        <NewPasswordFields />
        <p className="text-14 text-muted">
          <Trans>A new password signs you out everywhere.</Trans>
        </p>
        <Button type="submit" size="large" pending={isSubmitting} className="mt-1 w-full">
          {isSubmitting ? <Trans>Saving...</Trans> : <Trans>Set New Password</Trans>}
        </Button>
      </form>
    </FormProvider>
  );
}
