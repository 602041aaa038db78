import { type ReactNode, Suspense } from "react";
import { BreadcrumbData, type Crumb } from "../../platform/breadcrumb-data.tsx";
import { useLanguage } from "../../platform/language.ts";
import { PageHead } from "../../platform/page-head.tsx";
import { usePageAddress } from "../../platform/site-address.ts";
import { StructuredData } from "../../platform/structured-data.tsx";
import { PageContainer } from "../../ui/page-container.tsx";
import { StitchedDivider } from "../../ui/stitched-divider.tsx";

interface ArticleProps {
  title: string;
  /** One or two sentences: under the title, as the meta description, and in link previews. */
  summary: string;
  /** The parent page, if it is not the home page. */
  parent?: Crumb | undefined;
  /** Next to the text; below it on phones. */
  aside?: ReactNode;
  children: ReactNode;
}

/** An article page: title, summary and text. */
export function Article({ title, summary, parent, aside, children }: ArticleProps) {
  const language = useLanguage();
  const address = usePageAddress();
  return (
    <PageContainer className="py-10 sm:py-16">
      <PageHead isPublic title={title} description={summary} />
      <StructuredData type="WebPage" name={title} description={summary} url={address} inLanguage={`${language}-CA`} />
      <BreadcrumbData title={title} above={parent ? [parent] : []} />
      <h1 className="text-36 sm:text-48">{title}</h1>
      <StitchedDivider className="mt-4 text-muted" />
      <p className="mt-5 max-w-[40rem] text-18 text-muted">{summary}</p>
      <div className={aside ? "mt-10 grid justify-between gap-12 lg:grid-cols-[minmax(0,44rem)_18rem]" : "mt-10"}>
        <div className="flex min-h-[50vh] min-w-0 flex-col gap-10 sm:gap-12">
          <Suspense>{children}</Suspense>
        </div>
        {aside}
      </div>
    </PageContainer>
  );
}
