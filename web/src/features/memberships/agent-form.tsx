import { Trans, useLingui } from "@lingui/react/macro";
import type { AgentProfile } from "@vestpocket/domain/memberships/memberships.rules";
import { findFrenchProblem } from "@vestpocket/domain/orders/billing.rules";
import type { PaymentConfig } from "@vestpocket/domain/orders/orders.schema";
import { findProvince } from "@vestpocket/domain/places/places.schema";
import { type ReactNode, useState } from "react";
import { useLanguage } from "../../platform/language.ts";
import { useRestored } from "../../platform/use-restored.ts";
import { BillingFields } from "../../shared/orders/billing-fields.tsx";
import { BillingFrench, FRENCH_GIVEN } from "../../shared/orders/billing-french.tsx";
import { toEnteredBilling } from "../../shared/orders/entered-billing.ts";
import { Button } from "../../ui/button.tsx";
import { FormCard } from "../../ui/form-card.tsx";
import { Notice } from "../../ui/notice.tsx";
import { toast } from "../../ui/toast.tsx";
import { BoardFields, BrokerageFields } from "./agent-fields.tsx";
import { leaveForProvider, startCheckout } from "./memberships.api.ts";
import { type AgentFormStart, useAgentForm } from "./use-agent-form.ts";

interface AgentFormProps {
  uid: string;
  start: AgentFormStart | null;
  /** The initial billing details: those of the latest order; null without one. */
  latestBilling: PaymentConfig["billing"];
  /** The yearly price in the agent's province; undefined while unknown. */
  price: (province: AgentProfile["province"] | undefined) => ReactNode;
  back: ReactNode;
}

/** The brokerage and board form that leads to the checkout. */
export function AgentForm({ uid, start, latestBilling, price, back }: AgentFormProps) {
  const { t } = useLingui();
  const [billing, setBilling] = useState(() => toEnteredBilling(latestBilling));
  const [isLeaving, setIsLeaving] = useState(false);
  // Coming back from the provider's page with the Back button shows the form as it was.
  useRestored(() => setIsLeaving(false));
  const language = useLanguage();
  const agentForm = useAgentForm(
    start,
    async (profile) => {
      try {
        const url = await startCheckout(uid, { details: profile, billing });
        leaveForProvider(url);
        setIsLeaving(true);
      } catch (error) {
        toast.error(t`Failed to initiate upgrade`);
        throw error;
      }
    },
    ({ province }) => findFrenchProblem({ billing, province: findProvince(province)?.name, language }),
  );
  const { form } = agentForm;
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <FormCard title={<Trans>Brokerage</Trans>}>
        <BrokerageFields {...agentForm} />
      </FormCard>
      <FormCard title={<Trans>Real estate board</Trans>}>
        <BoardFields {...agentForm} />
      </FormCard>
      <FormCard title={<Trans>Billing details</Trans>} intro={<Trans>Shown on your receipts.</Trans>}>
        <BillingFields billing={billing} onChange={setBilling} />
        <BillingFrench
          province={findProvince(form.values.province)?.name}
          billing={billing}
          onChange={setBilling}
          error={form.errors[FRENCH_GIVEN]}
        />
      </FormCard>
      <FormCard title={<Trans>Membership</Trans>}>{price(findProvince(form.values.province)?.name)}</FormCard>
      <p className="text-14 text-muted">
        <Trans>
          Your profile in the agent directory shows neither your email nor your phone number until you choose so on your
          profile page.
        </Trans>
      </p>
      {form.failure && <Notice tone="danger">{form.failure}</Notice>}
      <div className="flex flex-wrap justify-end gap-3">
        {back}
        <Button type="submit" size="large" pending={form.pending || isLeaving} className="max-sm:grow">
          <Trans>Save & Upgrade</Trans>
        </Button>
      </div>
    </form>
  );
}
