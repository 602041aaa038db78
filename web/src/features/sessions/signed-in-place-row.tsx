import { Trans, useLingui } from "@lingui/react/macro";
import type { SignedInPlace } from "@vestpocket/domain/sessions/sessions.schema";
import { Monitor, Smartphone } from "lucide-react";
import { formatAge } from "../../platform/formatting.ts";
import { useLanguage } from "../../platform/language.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { readDevice } from "./device.ts";

interface SignedInPlaceRowProps {
  place: SignedInPlace;
  pending: boolean;
  onEnd: () => void;
}

export function SignedInPlaceRow({ place, pending, onEnd }: SignedInPlaceRowProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { browser, system, isMobile } = readDevice(place.userAgent);
  const Icon = isMobile ? Smartphone : Monitor;
  const name = browser && system ? t`${browser} on ${system}` : (browser ?? system ?? t`Unknown device`);
  const age = formatAge(place.lastUsedAt.seconds, language, Date.now());
  return (
    <li className="flex items-center gap-4 py-4 first:pt-0">
      <Icon size={22} className="shrink-0 text-muted" aria-hidden="true" />
      <div className="min-w-0 grow">
        <p className="font-medium" title={place.userAgent}>
          {name}
        </p>
        <p className="text-14 text-muted wrap-anywhere">
          {place.isCurrent ? (
            place.address
          ) : (
            <Trans>
              Last used {age} · {place.address}
            </Trans>
          )}
        </p>
      </div>
      {place.isCurrent ? (
        <Badge tone="success">
          <Trans>This device</Trans>
        </Badge>
      ) : (
        <Button
          kind="secondary"
          className="shrink-0"
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
