import { Trans } from "@lingui/react/macro";
import { localPath, paths } from "@vestpocket/domain/shared/paths";
import { useLocation } from "react-router";
import { usePathInEveryLanguage } from "../platform/language.ts";
import { CheckField } from "../ui/check-field.tsx";

interface FrenchFirstProps {
  name: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  error?: string | undefined;
}

/** For a buyer or new member in Quebec who reads in English: the French version, and the choice to continue without it. */
export function FrenchFirst(field: FrenchFirstProps) {
  const path = usePathInEveryLanguage();
  const { search } = useLocation();
  const links = [
    ["Conditions d’utilisation", paths.terms()],
    ["Cette page en français", path + search],
  ] as const;
  return (
    <div className="rounded-control bg-action-soft p-4 text-14">
      <p className="font-medium">
        <Trans>In Quebec, the French version comes first.</Trans>
      </p>
      <ul lang="fr" className="mt-1">
        {links.map(([words, to]) => (
          <li key={words}>
            <a
              href={localPath("fr", to)}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-11 items-center text-link underline underline-offset-4"
            >
              {words}
            </a>
          </li>
        ))}
      </ul>
      <CheckField {...field} label={<Trans>I received the French version and choose to continue in English.</Trans>} />
    </div>
  );
}
