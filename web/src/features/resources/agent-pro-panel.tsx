import { Trans } from "@lingui/react/macro";
import { AGENT_DISCOUNT_PERCENT, AGENT_PRO_YEAR_CENTS } from "@vestpocket/domain/memberships/memberships.prices";
import type { OrdinaryPrice } from "@vestpocket/domain/memberships/memberships.schema";
import { formatDate } from "@vestpocket/domain/shared/dates";
import { Amount } from "../../platform/amount.tsx";
import { useLanguage } from "../../platform/language.ts";
import { useOrdinaryPrice } from "../../shared/memberships/ordinary-price.api.ts";
import { Badge } from "../../ui/badge.tsx";
import { Benefit } from "../../ui/benefit.tsx";
import { StitchedDivider } from "../../ui/stitched-divider.tsx";

/** The membership, its price and its benefits. */
export function AgentProPanel() {
  const ordinary = useOrdinaryPrice();
  return (
    <section data-ground="ink" className="rounded-card bg-ink p-6 text-on-ink sm:p-8 dark:bg-ink-raised">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <div>
          <h2 className="text-28">Agent Pro</h2>
          <StitchedDivider className="mt-2 text-brass" />
        </div>
        <div className="flex flex-col gap-2 sm:items-end">
          <p className="flex items-baseline gap-3">
            {ordinary !== null && (
              <s className="text-on-ink-muted">
                <span className="sr-only">
                  <Trans>Regular price:</Trans>{" "}
                </span>
                <Amount cents={ordinary.yearCents} />
              </s>
            )}
            <span className="font-serif text-28 font-semibold">
              <Trans>
                <Amount cents={AGENT_PRO_YEAR_CENTS} />
                <span className="font-sans text-14 font-normal">/year</span>
              </Trans>
            </span>
          </p>
          <p className="flex min-h-7 items-center text-14 text-on-ink-muted">
            {ordinary === null ? <Trans>Plus tax. Cancel at any time.</Trans> : <Offer ordinary={ordinary} />}
          </p>
        </div>
      </div>
      <ul className="mt-6 grid gap-x-8 gap-y-3 text-14 sm:grid-cols-2">
        <Benefit>
          <Trans>A profile in the agent directory</Trans>
        </Benefit>
        <Benefit>
          <Trans>The Agent Pro badge</Trans>
        </Benefit>
        <Benefit>
          <Trans>Professional networking invitations, emailed when announced</Trans>
        </Benefit>
        <Benefit>
          <Trans>Discounted webinars and events, when announced</Trans>
        </Benefit>
        <Benefit>
          <Trans>{AGENT_DISCOUNT_PERCENT}% off every paid listing, add-ons included</Trans>
        </Benefit>
      </ul>
    </section>
  );
}

/** How much lower the price is, and until when. */
function Offer({ ordinary: { yearCents, lastDay } }: { ordinary: OrdinaryPrice }) {
  const language = useLanguage();
  const percentOff = Math.round(100 - (100 * AGENT_PRO_YEAR_CENTS) / yearCents);
  const until = lastDay === null ? "" : formatDate(Date.parse(lastDay) / 1000, language);
  return (
    <Badge tone="brass">
      {lastDay === null ? (
        <Trans>{percentOff}% off, limited time offer</Trans>
      ) : (
        <Trans>
          {percentOff}% off until {until}
        </Trans>
      )}
    </Badge>
  );
}
