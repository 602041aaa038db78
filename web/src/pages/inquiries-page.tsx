import { Trans, useLingui } from "@lingui/react/macro";
import { InquiryList } from "../features/inquiries/inquiry-list.tsx";
import { PageHead } from "../platform/page-head.tsx";

export default function InquiriesPage() {
  const { t } = useLingui();
  return (
    <div className="pb-12 lg:pb-20">
      <PageHead title={t`Inquiries`} />
      <h1 className="mb-6 text-28 sm:text-36">
        <Trans>Inquiries</Trans>
      </h1>
      <InquiryList />
    </div>
  );
}
