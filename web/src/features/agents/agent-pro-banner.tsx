import { Trans } from "@lingui/react/macro";
import {
  AGENT_DISCOUNT_PERCENT,
  AGENT_PRO_REGULAR_YEAR_CENTS,
  AGENT_PRO_YEAR_CENTS,
} from "@vestpocket/domain/memberships/memberships.prices";
import type { ReactNode } from "react";
import { useOrdinaryPrice } from "../../shared/memberships/ordinary-price.api.ts";
import { Benefit } from "../../ui/benefit.tsx";
import { classNames } from "../../ui/class-names.ts";

/** In whole dollars. */
const YEAR = AGENT_PRO_YEAR_CENTS / 100;
const REGULAR_YEAR = AGENT_PRO_REGULAR_YEAR_CENTS / 100;

interface AgentProBannerProps {
  /** The call to action: a link styled as a button. */
  action: ReactNode;
  /** In the middle of a page rather than at its end. */
  compact?: boolean;
}

/** Promotes the membership, in brass on ink under a stitched pocket flap. */
export function AgentProBanner({ action, compact = false }: AgentProBannerProps) {
  const ordinary = useOrdinaryPrice();
  return (
    <section
      aria-labelledby="agent-pro-banner"
      data-ground="ink"
      className={classNames(
        "relative overflow-hidden rounded-card border border-ink-line bg-ink px-6 pt-16 text-on-ink print:hidden",
        compact ? "pb-6" : "pb-8 sm:px-12 sm:pt-24 sm:pb-12",
      )}
    >
      <Flap compact={compact} />
      <div
        className={classNames(
          "relative flex flex-col lg:flex-row lg:items-end lg:justify-between",
          compact ? "gap-6" : "gap-8",
        )}
      >
        <div>
          <h2 id="agent-pro-banner" className={classNames("text-22 text-brass-on-ink", compact || "sm:text-36")}>
            <Trans>Join AgentPro - ${YEAR}/year</Trans>
          </h2>
          <p className={classNames("text-on-ink-muted", compact ? "mt-1 text-16" : "mt-2 text-18")}>
            {ordinary === null ? (
              <Trans>Plus tax. Cancel at any time.</Trans>
            ) : (
              <s>
                <span className="sr-only">
                  <Trans>Regular price:</Trans>{" "}
                </span>
                <Trans>${REGULAR_YEAR}/year</Trans>
              </s>
            )}
          </p>
          <ul
            className={classNames(
              "flex flex-col gap-x-8 gap-y-2 sm:flex-row sm:flex-wrap",
              compact ? "mt-4 text-14" : "mt-5 text-16",
            )}
          >
            <Benefit>
              <Trans>A profile in the agent directory</Trans>
            </Benefit>
            <Benefit>
              <Trans>The Agent Pro badge</Trans>
            </Benefit>
            <Benefit>
              <Trans>{AGENT_DISCOUNT_PERCENT}% off every paid listing</Trans>
            </Benefit>
          </ul>
        </div>
        <div className="shrink-0">{action}</div>
      </div>
    </section>
  );
}

/** The pocket flap: a seam and its stitches across the whole banner. */
function Flap({ compact }: { compact: boolean }) {
  return (
    <svg
      viewBox="0 0 1200 80"
      preserveAspectRatio="none"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      className={classNames("absolute inset-x-0 top-0 h-12 w-full text-brass-on-ink", compact || "sm:h-18")}
    >
      <path d="M0 10C260 14 400 66 600 66s340-52 600-56" strokeWidth="1.5" vectorEffect="non-scaling-stroke" />
      <path
        d="M0 1C260 5 400 55 600 55s340-50 600-54"
        strokeWidth="1.5"
        strokeDasharray="7 6"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
