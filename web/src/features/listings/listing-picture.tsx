import { useState } from "react";
import placeholder from "../../drawings/placeholder-listing.svg?raw";
import { classNames } from "../../ui/class-names.ts";
import { InlineDrawing } from "../../ui/inline-drawing.tsx";
import { pictureSource } from "./picture-source.ts";

interface ListingPictureProps {
  url: string | null;
  /** The `sizes` attribute. */
  sizes: string;
  /** Above the fold: loaded eagerly. */
  isFirst?: boolean;
  className?: string;
}

/** A listing's picture, 4:3, or a placeholder drawing if there is none or it fails to load. Decorative: the name is next to it. */
export function ListingPicture({ url, sizes, isFirst = false, className = "rounded-control" }: ListingPictureProps) {
  const [failedUrl, setFailedUrl] = useState<string>();
  const frame = classNames("aspect-4/3 w-full", className);
  if (url === null || url === failedUrl) {
    return <InlineDrawing svg={placeholder} className={`${frame} overflow-hidden bg-sunken text-muted *:size-full`} />;
  }
  return (
    <img
      loading={isFirst ? "eager" : "lazy"}
      {...pictureSource(url, sizes)}
      alt=""
      width={480}
      height={360}
      decoding="async"
      onError={() => setFailedUrl(url)}
      className={`picture bg-sunken object-cover ${frame}`}
    />
  );
}
