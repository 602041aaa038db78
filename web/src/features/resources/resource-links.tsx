import { paths } from "@vestpocket/domain/shared/paths";
import { useMessage } from "../../platform/language.ts";
import { LocalLink } from "../../platform/local-link.tsx";
import { RESOURCE_GROUPS, type Resource, type ResourceGroup } from "./resources.ts";

interface ResourceLinksProps {
  /** Class of the list of columns. */
  className: string;
  headingClassName: string;
  linkClassName: string;
  /** Class of a heading that is itself a link. */
  headingLinkClassName: string;
}

/** The resource groups as columns, for the header menu, the mobile menu and the footer. */
export function ResourceLinks(props: ResourceLinksProps) {
  const { className, headingClassName, linkClassName, headingLinkClassName } = props;
  return (
    <ul className={className}>
      {RESOURCE_GROUPS.map((group) => (
        <li key={group.key}>
          <Heading group={group} className={headingClassName} linkClassName={headingLinkClassName} />
          {group.resources.length > 0 && (
            <ul>
              {group.resources.map((resource) => (
                <li key={resource.slug}>
                  <ResourceLink resource={resource} className={linkClassName} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

function Heading({
  group,
  className,
  linkClassName,
}: {
  group: ResourceGroup;
  className: string;
  linkClassName: string;
}) {
  const message = useMessage();
  if (group.page) return <ResourceLink resource={group.page} className={linkClassName} />;
  return <p className={className}>{message(group.title)}</p>;
}

export function ResourceLink({ resource, className }: { resource: Resource; className: string }) {
  const message = useMessage();
  return (
    <LocalLink to={paths.resource(resource.slug)} className={className}>
      {message(resource.title)}
    </LocalLink>
  );
}
