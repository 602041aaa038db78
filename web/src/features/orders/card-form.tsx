import { lazy, Suspense } from "react";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { CardFormProps } from "./card-form-props.ts";
import { SandboxCardForm } from "./sandbox-card-form.tsx";
import { isSandboxKey } from "./sandbox-payment.ts";

/** The provider's own fields, loaded from its site. */
const ElementsCardForm = lazy(async () => ({ default: (await import("./elements-card-form.tsx")).ElementsCardForm }));

/** The card form: the provider's fields, or the sandbox's in test mode. */
export function CardForm(props: CardFormProps) {
  if (isSandboxKey(props.payment.publishableKey)) return <SandboxCardForm {...props} />;
  return (
    <Suspense fallback={<Skeleton className="h-30" />}>
      {/* The provider's fields belong to the key that they were opened with. */}
      <ElementsCardForm key={props.payment.publishableKey} {...props} />
    </Suspense>
  );
}
