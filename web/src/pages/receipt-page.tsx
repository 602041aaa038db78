import { Trans, useLingui } from "@lingui/react/macro";
import { paths } from "@vestpocket/domain/shared/paths";
import { ArrowLeft } from "lucide-react";
import { useParams } from "react-router";
import { useOrder } from "../features/orders/orders.api.ts";
import { Receipt } from "../features/orders/receipt.tsx";
import { addCatalogue } from "../platform/catalogues.ts";
import { LoadFailure } from "../platform/load-failure.tsx";
import { LocalLink } from "../platform/local-link.tsx";
import { PageHead } from "../platform/page-head.tsx";
import { QueryFrame } from "../platform/query-frame.tsx";
import { Loading } from "../ui/loading.tsx";
import { Skeleton } from "../ui/skeleton.tsx";

if (!import.meta.env.SSR) await addCatalogue("paying");

export default function ReceiptPage() {
  const { t } = useLingui();
  const { id = "" } = useParams();
  const query = useOrder(id);
  return (
    <div className="max-w-[46rem] pb-12 lg:pb-20 print:pb-0">
      <PageHead title={t`Receipt`} />
      <h1 className="sr-only">
        <Trans>Receipt</Trans>
      </h1>
      <p className="mb-4 print:hidden">
        <LocalLink
          to={paths.billing()}
          className="inline-flex min-h-11 items-center gap-2 text-14 font-semibold text-link underline-offset-4 hover:underline"
        >
          <ArrowLeft size={16} aria-hidden="true" />
          <Trans>Billing & Payment</Trans>
        </LocalLink>
      </p>
      <QueryFrame
        query={query}
        loading={
          <Loading>
            <Skeleton className="h-112" />
          </Loading>
        }
        failure={
          <LoadFailure query={query}>
            <Trans>This order could not be loaded.</Trans>
          </LoadFailure>
        }
      >
        {(order) => <Receipt order={order} />}
      </QueryFrame>
    </div>
  );
}
