import { Trans } from "@lingui/react/macro";
import { paths } from "@vestpocket/domain/shared/paths";
import { LocalLink } from "../../platform/local-link.tsx";
import { Button } from "../../ui/button.tsx";
import { FormColumn } from "../../ui/form-column.tsx";
import { AuthenticatorCodeField, useAuthenticatorCode } from "./authenticator-code.tsx";
import { confirmSession } from "./second-factor.api.ts";

/** Confirms this session with an authenticator app's code. */
export function SecondFactorPrompt({ onConfirmed }: { onConfirmed: () => Promise<unknown> }) {
  const form = useAuthenticatorCode(async (code) => {
    await confirmSession(code);
    await onConfirmed();
  });

  return (
    <FormColumn
      heading={<Trans>Confirm it's you</Trans>}
      intro={<Trans>Enter a code from your authenticator app to open the administration.</Trans>}
      after={
        <LocalLink
          to={paths.profile()}
          className="inline-flex min-h-11 items-center text-14 font-semibold text-link underline decoration-1 underline-offset-4 hover:decoration-2"
        >
          <Trans>Set up an app in your profile</Trans>
        </LocalLink>
      }
    >
      <form {...form.props} className="space-y-5">
        <AuthenticatorCodeField form={form} />
        <Button type="submit" size="large" className="w-full" pending={form.pending}>
          <Trans>Continue</Trans>
        </Button>
      </form>
    </FormColumn>
  );
}
