import { Trans } from "@lingui/react/macro";
import { Check } from "lucide-react";
import type { ReactNode } from "react";

interface AgentProBannerProps {
  /** Where it leads: a link that looks like a button. */
  action: ReactNode;
}

/** The membership, in brass on ink under the stitched flap of the vest pocket. */
export function AgentProBanner({ action }: AgentProBannerProps) {
  return (
    <section
      aria-labelledby="agent-pro-banner"
      data-ground="ink"
      className="relative overflow-hidden rounded-card border border-ink-line bg-ink px-6 pt-16 pb-8 text-on-ink sm:px-12 sm:pt-24 sm:pb-12"
    >
      <Flap />
      <div className="relative flex flex-col gap-8 lg:flex-row lg:items-end lg:justify-between">
        <div>
          <h2 id="agent-pro-banner" className="text-22 text-brass-on-ink sm:text-36">
            <Trans>Join AgentPro - $240/year</Trans>
          </h2>
          <p className="mt-2 text-18 text-on-ink-muted">
            <s>
              <span className="sr-only">
                <Trans>Regular price:</Trans>{" "}
              </span>
              <Trans>$480/year</Trans>
            </s>
          </p>
          <ul className="mt-5 flex flex-col gap-x-8 gap-y-2 text-16 sm:flex-row sm:flex-wrap">
            <Benefit>
              <Trans>A profile in the agent directory</Trans>
            </Benefit>
            <Benefit>
              <Trans>The Agent Pro badge</Trans>
            </Benefit>
            <Benefit>
              <Trans>25% off every paid listing</Trans>
            </Benefit>
          </ul>
        </div>
        <div className="shrink-0">{action}</div>
      </div>
    </section>
  );
}

function Benefit({ children }: { children: ReactNode }) {
  return (
    <li className="flex items-start gap-2.5">
      <Check size={18} className="mt-1 shrink-0 text-brass-on-ink" aria-hidden="true" />
      <span>{children}</span>
    </li>
  );
}

/** The pocket's flap: a seam across the whole banner, and its stitches. */
function Flap() {
  return (
    <svg
      viewBox="0 0 1200 80"
      preserveAspectRatio="none"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      className="absolute inset-x-0 top-0 h-12 w-full text-brass-on-ink sm:h-18"
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
