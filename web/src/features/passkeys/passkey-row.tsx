import { Trans, useLingui } from "@lingui/react/macro";
import type { Passkey } from "@vestpocket/domain/passkeys/passkeys.schema";
import { KeyRound } from "lucide-react";
import { formatAge, formatDate } from "../../platform/formatting.ts";
import { useLanguage } from "../../platform/language.ts";
import { Button } from "../../ui/button.tsx";
import { DOT } from "../../ui/dot.ts";

interface PasskeyRowProps {
  passkey: Passkey;
  onRename: () => void;
  onRemove: () => void;
}

export function PasskeyRow({
  passkey: { name, isSynced, createdAt, lastUsedAt },
  onRename,
  onRemove,
}: PasskeyRowProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const added = formatDate(createdAt.seconds, language);
  const age = lastUsedAt && formatAge(lastUsedAt.seconds, language, Date.now());
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4 first:pt-0">
      <div className="flex min-w-0 grow basis-48 items-center gap-4">
        <KeyRound size={22} className="shrink-0 text-muted" aria-hidden="true" />
        <div className="min-w-0">
          <p className="font-medium wrap-anywhere">{name}</p>
          <p className="text-14 text-muted">
            <Trans>Added on {added}</Trans>
            {DOT}
            {age ? <Trans>Last used {age}</Trans> : <Trans>Not used yet</Trans>}
          </p>
          {isSynced && (
            <p className="text-14 text-muted">
              <Trans>Synced between your devices</Trans>
            </p>
          )}
        </div>
      </div>
      <div className="ml-auto flex shrink-0 gap-3">
        <Button kind="secondary" aria-haspopup="dialog" aria-label={t`Rename ${name}`} onClick={onRename}>
          <Trans>Rename</Trans>
        </Button>
        <Button kind="secondary" aria-haspopup="dialog" aria-label={t`Remove ${name}`} onClick={onRemove}>
          <Trans>Remove</Trans>
        </Button>
      </div>
    </li>
  );
}
