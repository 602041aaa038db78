import { Trans } from "@lingui/react/macro";
import type { ComponentProps, ReactNode } from "react";
import { Button } from "./button.tsx";
import { Notice } from "./notice.tsx";

interface WizardStepProps {
  /** Props of the form element. */
  form: ComponentProps<"form">;
  title: ReactNode;
  /** Under the title. */
  intro?: ReactNode;
  /** The last failure, if no single field is at fault. */
  failure?: ReactNode;
  /** The submit button's label. */
  next: ReactNode;
  pending?: boolean;
  /** Omitted on the first step. */
  onBack?: () => void;
  children: ReactNode;
}

/** A wizard step: a card with fields. On phones the buttons stick to the bottom of the screen. */
export function WizardStep({ form, title, intro, failure, next, pending, onBack, children }: WizardStepProps) {
  return (
    <form {...form} className="rounded-card border border-line bg-raised">
      <div className="flex flex-col gap-5 p-5 sm:p-8">
        <div>
          <h2 className="text-22 sm:text-28">{title}</h2>
          {intro && <p className="mt-2 text-muted">{intro}</p>}
        </div>
        {failure && <Notice tone="danger">{failure}</Notice>}
        {children}
      </div>
      <div
        data-bottom-bar=""
        className="sticky bottom-0 z-10 flex gap-3 rounded-b-card border-t border-line bg-raised px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:static sm:justify-between sm:px-8 sm:py-5"
      >
        {onBack && (
          <Button kind="secondary" size="large" aria-disabled={pending} onClick={onBack}>
            <Trans>Back</Trans>
          </Button>
        )}
        <Button type="submit" size="large" pending={pending} className="grow sm:ml-auto sm:min-w-44 sm:grow-0">
          {next}
        </Button>
      </div>
    </form>
  );
}
