import type { ReactNode } from "react";
import { PageHead } from "../platform/page-head.tsx";
import { PageContainer } from "../ui/page-container.tsx";
import { StitchedDivider } from "../ui/stitched-divider.tsx";

interface PostingFrameProps {
  title: string;
  steps?: ReactNode;
  children: ReactNode;
}

/** The layout of the posting pages: one column under a title. */
export function PostingFrame({ title, steps, children }: PostingFrameProps) {
  return (
    <PageContainer className="py-10 sm:py-14">
      <PageHead title={title} />
      <div className="mx-auto max-w-[46rem]">
        <h1 className="text-36">{title}</h1>
        <StitchedDivider className="mt-3 text-muted" />
        {steps && <div className="mt-8">{steps}</div>}
        <div className="mt-6 flex flex-col gap-4">{children}</div>
      </div>
    </PageContainer>
  );
}

/** The layout of the listing form: low above the form, and wide enough for what is shown beside it. */
export function FormFrame({ title, steps, children }: PostingFrameProps) {
  return (
    <PageContainer className="py-6">
      <PageHead title={title} />
      <div className="grid items-end gap-x-10 gap-y-4 lg:grid-cols-2">
        <h1 className="text-28">{title}</h1>
        {steps}
      </div>
      <div className="mt-4 flex flex-col gap-4">{children}</div>
    </PageContainer>
  );
}
