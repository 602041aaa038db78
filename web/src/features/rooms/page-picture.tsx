import { Trans, useLingui } from "@lingui/react/macro";
import { PAGE_WIDTHS } from "@vestpocket/domain/rooms/rooms.terms";
import { useEffect, useRef, useState } from "react";
import { ApiFailure } from "../../platform/http.ts";
import { hasFailed, LoadFailure } from "../../platform/load-failure.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useWidth } from "../../ui/use-width.ts";
import { usePagePicture } from "./rooms.api.ts";

interface PagePictureProps {
  wanted: { readonly id: string; readonly page: number };
  /** The document's. */
  name: string;
  /** Height by width. */
  ratio: number;
  zoom: number;
  onShown: () => void;
}

/** A page, with its space reserved; when zoomed, it can be moved around in its frame. */
export function PagePicture({ wanted, name, ratio, zoom, onShown }: PagePictureProps) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  return (
    <section
      ref={frame}
      aria-label={name}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
      tabIndex={0}
      className="mt-4 overflow-x-auto rounded-card border border-line bg-sunken"
    >
      <div style={{ width: `${zoom * 100}%`, aspectRatio: `1 / ${ratio}` }} className="relative">
        {width > 0 && <Picture {...{ wanted, name, onShown }} width={pickWidth(width * zoom)} />}
      </div>
    </section>
  );
}

/** The smallest width that is sharp on this screen. */
function pickWidth(cssPixels: number): number {
  const needed = cssPixels * Math.min(2, window.devicePixelRatio);
  return PAGE_WIDTHS.find((width) => width >= needed * 0.9) ?? Math.max(...PAGE_WIDTHS);
}

type PictureProps = Pick<PagePictureProps, "wanted" | "name" | "onShown"> & { width: number };

function Picture({ wanted, name, width, onShown }: PictureProps) {
  const { t } = useLingui();
  const { page } = wanted;
  const query = usePagePicture({ ...wanted, width });
  const url = useObjectUrl(query.data);
  if (hasFailed(query)) {
    const failure = query.error instanceof ApiFailure ? query.error : undefined;
    const isGone = failure?.status === 404;
    // The server says which document takes too long: trying again would not help.
    if (failure?.status === 422) {
      return (
        <p role="alert" className="p-5 font-medium">
          {failure.msg}
        </p>
      );
    }
    return (
      <div className="p-5">
        {isGone ? (
          <p role="alert" className="font-medium">
            <Trans>You no longer have access to this document.</Trans>
          </p>
        ) : (
          <LoadFailure query={query}>
            <Trans>This page could not be loaded.</Trans>
          </LoadFailure>
        )}
      </div>
    );
  }
  if (url === undefined) {
    return (
      <Loading>
        <Skeleton className="absolute inset-0" />
      </Loading>
    );
  }
  return (
    <img
      src={url}
      alt={t`Page ${page} of “${name}”`}
      draggable={false}
      onLoad={onShown}
      className="absolute inset-0 size-full"
    />
  );
}

/** A URL for a file in the browser's memory; it is revoked with the component. */
function useObjectUrl(file: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (file === undefined) return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
