import { useLingui } from "@lingui/react/macro";
import { listPageLinks } from "@vestpocket/domain/shared/paging";
import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link, type LinkProps } from "react-router";
import { classNames } from "./class-names.ts";

interface PaginationProps {
  page: number;
  totalPages: number;
  /** Further pages have no link but from their neighbors. */
  lastDirect?: number | undefined;
  /** The URL of a page of the list; undefined if it cannot be requested from here. */
  href: (page: number) => string | undefined;
}

const CELL =
  "inline-flex h-11 min-w-11 items-center justify-center gap-1 rounded-control px-2 text-14 font-medium tabular max-[400px]:min-w-9 max-[400px]:px-1";

/** First and last pages, the current one plus and minus one, ellipses, previous and next. Renders nothing for a single page. */
export function Pagination({ page, totalPages, lastDirect, href }: PaginationProps) {
  const { t, i18n } = useLingui();
  const links = listPageLinks(page, totalPages, lastDirect);
  if (links.length === 0) return null;
  return (
    <nav aria-label={t`Pages`} className="flex flex-wrap items-center justify-center gap-1">
      <PageStep label={t`Previous page`} to={page > 1 ? href(page - 1) : undefined} rel="prev">
        <ChevronLeft size={18} aria-hidden="true" />
        <span className="max-sm:hidden">{t`Previous`}</span>
      </PageStep>
      {links.map((link, at) =>
        link === "ellipsis" ? (
          <span
            key={`gap-before-${links[at + 1]}`}
            className="inline-flex h-11 w-6 items-center justify-center text-muted"
          >
            …
          </span>
        ) : (
          <PageLink key={link} to={href(link)} name={t`Page ${i18n.number(link)}`} isShown={link === page}>
            {i18n.number(link)}
          </PageLink>
        ),
      )}
      <PageStep label={t`Next page`} to={page < totalPages ? href(page + 1) : undefined} rel="next">
        <span className="max-sm:hidden">{t`Next`}</span>
        <ChevronRight size={18} aria-hidden="true" />
      </PageStep>
    </nav>
  );
}

interface PageLinkProps {
  to: string | undefined;
  name: string;
  isShown: boolean;
  children: ReactNode;
}

function PageLink({ to, name, isShown, children }: PageLinkProps) {
  if (to === undefined) return null;
  return (
    <Link
      to={to}
      aria-label={name}
      aria-current={isShown ? "page" : undefined}
      className={classNames(
        CELL,
        "transition-colors",
        isShown ? "bg-action text-on-action" : "text-text hover:bg-sunken",
      )}
    >
      {children}
    </Link>
  );
}

interface PageStepProps extends Pick<LinkProps, "state" | "replace"> {
  label: string;
  to: string | undefined;
  rel: string;
  children: ReactNode;
}

/** A link, or an empty space of the same size, so that the others do not move. */
export function PageStep({ label, to, rel, children, ...link }: PageStepProps) {
  if (to === undefined) {
    return (
      <span aria-hidden="true" className={`${CELL} text-muted`}>
        {children}
      </span>
    );
  }
  return (
    <Link
      {...link}
      to={to}
      rel={rel}
      aria-label={label}
      className={`${CELL} text-text transition-colors hover:bg-sunken`}
    >
      {children}
    </Link>
  );
}
