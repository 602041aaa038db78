import { Trans, useLingui } from "@lingui/react/macro";
import type { ActiveSession } from "@vestpocket/domain/sessions/sessions.schema";
import { Monitor, Smartphone } from "lucide-react";
import { readDevice } from "../../platform/device.ts";
import { formatAge } from "../../platform/formatting.ts";
import { useLanguage } from "../../platform/language.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { DOT } from "../../ui/dot.ts";

interface SignedInPlaceRowProps {
  place: ActiveSession;
  pending: boolean;
  onEnd: () => void;
}

export function SignedInPlaceRow({ place, pending, onEnd }: SignedInPlaceRowProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { userAgent, address, lastUsedAt, isCurrent } = place;
  const { browser, system, isMobile } = readDevice(userAgent);
  const Icon = isMobile ? Smartphone : Monitor;
  const name = browser && system ? t`${browser} on ${system}` : (browser ?? system ?? t`Unknown device`);
  const age = formatAge(lastUsedAt.seconds, language, Date.now());
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4 first:pt-0">
      <div className="flex min-w-0 grow basis-48 items-center gap-4">
        <Icon size={22} className="shrink-0 text-muted" aria-hidden="true" />
        <div className="min-w-0">
          <p className="font-medium" title={userAgent}>
            {name}
          </p>
          <p className="text-14 text-muted wrap-anywhere">
            {isCurrent ? (
              address
            ) : (
              <>
                <Trans>Last used {age}</Trans>
                {DOT}
                {address}
              </>
            )}
          </p>
        </div>
      </div>
      {isCurrent ? (
        <Badge tone="success">
          <Trans>This device</Trans>
        </Badge>
      ) : (
        <Button
          kind="secondary"
          className="ml-auto shrink-0"
          pending={pending}
          aria-label={t`Sign out ${name}`}
          onClick={onEnd}
        >
          <Trans>Sign out</Trans>
        </Button>
      )}
    </li>
  );
}
