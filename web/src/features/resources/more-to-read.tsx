import { useLingui } from "@lingui/react";
import { Trans } from "@lingui/react/macro";
import { ArrowRight } from "lucide-react";
import { ResourceLink } from "./resource-links.tsx";
import { RESOURCE_OUTLINES } from "./resource-outlines.ts";
import { findResource, LEARN_HUB } from "./resources.ts";

/** The column next to a resource page; below it on phones. */
export function MoreToRead({ slug }: { slug: string }) {
  const { i18n } = useLingui();
  const next = (RESOURCE_OUTLINES[slug]?.next ?? []).flatMap((other) => {
    const resource = findResource(other);
    const outline = RESOURCE_OUTLINES[other];
    return resource && outline ? [{ resource, summary: i18n._(outline.summary) }] : [];
  });
  return (
    <aside
      aria-labelledby="more-to-read"
      className="border-t border-line pt-8 lg:border-t-0 lg:border-l lg:pt-0 lg:pl-8"
    >
      <div className="lg:sticky lg:top-8">
        <h2 id="more-to-read" className="text-18">
          <Trans>More to read</Trans>
        </h2>
        <ul className="mt-3 divide-y divide-line">
          {next.map(({ resource, summary }) => (
            <li key={resource.slug} className="relative py-3">
              <ResourceLink
                resource={resource}
                className="font-medium text-link underline-offset-4 after:absolute after:inset-0 hover:underline"
              />
              <p className="mt-1 text-14 text-muted">{summary}</p>
            </li>
          ))}
        </ul>
        <span className="mt-2 inline-flex items-center gap-2 text-14 font-semibold text-link">
          <ResourceLink
            resource={LEARN_HUB}
            className="inline-flex min-h-11 items-center underline decoration-1 underline-offset-4 hover:decoration-2"
          />
          <ArrowRight size={16} aria-hidden="true" />
        </span>
      </div>
    </aside>
  );
}
