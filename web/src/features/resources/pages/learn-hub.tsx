import { useLingui } from "@lingui/react";
import { ResourceLink } from "../resource-links.tsx";
import { RESOURCE_OUTLINES } from "../resource-outlines.ts";
import { LEARN_HUB, RESOURCES, type Resource } from "../resources.ts";

/** One card per resource page, in the order of the Resources menu. */
export function LearnHub() {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 sm:gap-6 lg:grid-cols-4">
      {RESOURCES.filter((resource) => resource !== LEARN_HUB).map((resource) => (
        <ResourceCard key={resource.slug} resource={resource} />
      ))}
    </ul>
  );
}

function ResourceCard({ resource }: { resource: Resource }) {
  const { i18n } = useLingui();
  const summary = RESOURCE_OUTLINES[resource.slug]?.summary;
  return (
    <li className="relative flex flex-col rounded-card border border-line bg-raised p-5 transition-colors hover:border-line-strong sm:p-6">
      <h2 className="text-22">
        <ResourceLink
          resource={resource}
          className="after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus"
        />
      </h2>
      {summary && <p className="mt-3 text-14 text-muted">{i18n._(summary)}</p>}
    </li>
  );
}
