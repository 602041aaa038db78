import { useLingui } from "@lingui/react/macro";
import { paths } from "@vestpocket/domain/shared/paths";
import { useLocalPath } from "./language.ts";
import { siteOrigin, usePageAddress } from "./site-address.ts";
import { StructuredData } from "./structured-data.tsx";

export interface Crumb {
  readonly title: string;
  /** Without its language. */
  readonly path: string;
}

/** Breadcrumbs for search engines: the home page, the parent pages, and this page. */
export function BreadcrumbData({ title, above }: { title: string; above: readonly Crumb[] }) {
  const { t } = useLingui();
  const address = usePageAddress();
  const localPath = useLocalPath();
  const steps = [
    ...[{ title: t`Home`, path: paths.home() }, ...above].map((page) => ({
      name: page.title,
      item: siteOrigin() + localPath(page.path),
    })),
    { name: title, item: address },
  ];
  return (
    <StructuredData
      type="BreadcrumbList"
      itemListElement={steps.map((step, at) => ({ "@type": "ListItem", position: at + 1, ...step }))}
    />
  );
}
