import { Trans } from "@lingui/react/macro";
import { BookOpen, Handshake, IdCard, KeyRound, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { useMessage } from "../../platform/language.ts";
import { ResourceLink } from "./resource-links.tsx";
import { RESOURCE_GROUPS, type ResourceGroup } from "./resources.ts";

const ABOUT: Readonly<Record<string, { Icon: LucideIcon; text: () => ReactNode }>> = {
  learn: { Icon: BookOpen, text: () => <Trans>What a pocket listing is, who it serves and what it costs.</Trans> },
  agents: { Icon: IdCard, text: () => <Trans>What agents find here, and how clients find them.</Trans> },
  "buyers-sellers": { Icon: Handshake, text: () => <Trans>Buying and selling without a sign in the window.</Trans> },
  "tenants-landlords": { Icon: KeyRound, text: () => <Trans>Space changes hands before it is advertised.</Trans> },
};

/** The resource groups as four columns, each with an icon and a sentence. */
export function ResourcesExplained() {
  return (
    <ul className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
      {RESOURCE_GROUPS.map((group) => (
        <Column key={group.key} group={group} />
      ))}
    </ul>
  );
}

const LINK = "inline-flex min-h-11 items-center py-1 text-link underline-offset-4 hover:underline";

function Column({ group: { key, title, page, resources } }: { group: ResourceGroup }) {
  const message = useMessage();
  const about = ABOUT[key];
  return (
    <li className="border-t border-line-strong pt-5">
      {about && <about.Icon size={24} strokeWidth={1.75} className="text-link" aria-hidden="true" />}
      <h3 className="mt-3 text-18">{message(title)}</h3>
      <p className="mt-1 text-14 text-muted lg:min-h-11">{about?.text()}</p>
      <ul className="mt-2 text-16">
        {(page ? [page] : resources).map((resource) => (
          <li key={resource.slug}>
            <ResourceLink resource={resource} className={LINK} />
          </li>
        ))}
      </ul>
    </li>
  );
}
