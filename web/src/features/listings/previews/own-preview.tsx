import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../../platform/api.ts";
import { LoadFailure } from "../../../platform/load-failure.tsx";
import { QueryFrame } from "../../../platform/query-frame.tsx";
import { Loading } from "../../../ui/loading.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { PreviewDialog } from "./preview-dialog.tsx";
import { PreviewReaders } from "./preview-readers.tsx";

interface OwnPreviewProps {
  open: boolean;
  onClose: () => void;
  id: string;
}

/** What each audience can read of the viewer's own saved listing. */
export function OwnPreview({ open, onClose, id }: OwnPreviewProps) {
  return (
    <PreviewDialog open={open} onClose={onClose}>
      <Loaded id={id} />
    </PreviewDialog>
  );
}

function Loaded({ id }: Pick<OwnPreviewProps, "id">) {
  const query = useQuery({
    queryKey: ["property", id, "previews"],
    queryFn: async ({ signal }) => (await api.get("/v1/property/{id}/previews", { params: { id }, signal })).previews,
  });
  const waiting = (
    <Loading>
      <Skeleton className="h-80" />
    </Loading>
  );
  return (
    <QueryFrame
      query={query}
      loading={waiting}
      failure={
        <LoadFailure query={query}>
          <Trans>The preview could not be loaded.</Trans>
        </LoadFailure>
      }
    >
      {(previews) => <PreviewReaders previews={previews} />}
    </QueryFrame>
  );
}
