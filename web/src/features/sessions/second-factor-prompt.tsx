import { Trans } from "@lingui/react/macro";
import { paths } from "@vestpocket/domain/shared/paths";
import { LocalLink } from "../../platform/local-link.tsx";
import { SecondFactorField } from "../../platform/second-factor-field.tsx";
import { Button } from "../../ui/button.tsx";
import { FormColumn } from "../../ui/form-column.tsx";
import { PasskeyButton } from "./passkey-button.tsx";
import { beginPasskeyConfirmation, confirmSession, confirmWithPasskey } from "./second-factor.api.ts";
import { useSecondFactorForm } from "./use-second-factor-form.ts";

/** Confirms this session with an authenticator app's code or a passkey. */
export function SecondFactorPrompt({ onConfirmed }: { onConfirmed: () => Promise<unknown> }) {
  const form = useSecondFactorForm(async (code) => {
    await confirmSession(code);
    await onConfirmed();
  });

  return (
    <FormColumn
      heading={<Trans>Confirm it’s you</Trans>}
      intro={<Trans>Enter a code from your authenticator app, or use a passkey, to open the admin area.</Trans>}
      after={
        <LocalLink
          to={paths.profile()}
          className="inline-flex min-h-11 items-center text-14 font-semibold text-link underline decoration-1 underline-offset-4 hover:decoration-2"
        >
          <Trans>Set up an app on your profile page</Trans>
        </LocalLink>
      }
    >
      <form {...form.props} className="space-y-5">
        <SecondFactorField {...form.field("code")} />
        <Button type="submit" size="large" className="w-full" pending={form.pending}>
          <Trans>Continue</Trans>
        </Button>
        <PasskeyButton
          loadOptions={beginPasskeyConfirmation}
          onAnswer={async (credential) => {
            await confirmWithPasskey(credential);
            await onConfirmed();
          }}
        />
      </form>
    </FormColumn>
  );
}
