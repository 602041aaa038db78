import { lazy, type ReactNode, Suspense } from "react";
import { Skeleton } from "../../ui/skeleton.tsx";
import { SandboxCardForm } from "./sandbox-card-form.tsx";
import type { Paying } from "./use-paying.ts";

export interface CardFormProps {
  paying: Paying;
  payment: {
    readonly publishableKey: string;
    readonly clientSecret: string;
    /** Where a bank sends the buyer back to. */
    readonly returnUrl: string;
  };
  totalCents: number;
  back: ReactNode;
}

/** Of the payment sandbox; real ones begin otherwise. */
const SANDBOX_KEY = "pk_test_sandbox";

/** The provider's own fields, which come from its site. */
const ElementsCardForm = lazy(async () => ({ default: (await import("./elements-card-form.tsx")).ElementsCardForm }));

/** Where the card is typed in: the provider's fields, or the sandbox's where no money moves. */
export function CardForm(props: CardFormProps) {
  if (props.payment.publishableKey.startsWith(SANDBOX_KEY)) return <SandboxCardForm {...props} />;
  return (
    <Suspense fallback={<Skeleton className="h-30" />}>
      <ElementsCardForm {...props} />
    </Suspense>
  );
}
