import { MapPin } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "../../ui/class-names.ts";

interface CardFrameProps {
  picture: ReactNode;
  badges: ReactNode;
  price: ReactNode;
  /** The heading; on a listing's card it contains the link that covers the whole card. */
  title: ReactNode;
  place: ReactNode;
  /** A one-line paragraph that accompanies the price. */
  detail?: ReactNode;
  kind: ReactNode;
  facts: ReactNode;
  /** A button in the picture's corner, above the link. */
  heart?: ReactNode;
  /** From 560 px, the picture is on the left. */
  wide?: boolean;
}

/** The layout of a listing's card. Its height does not depend on the listing. */
export function CardFrame({
  picture,
  badges,
  price,
  title,
  place,
  detail,
  kind,
  facts,
  heart,
  wide = false,
}: CardFrameProps) {
  return (
    <article
      className={classNames(
        "group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-raised transition-colors",
        "has-[a]:hover:border-line-strong has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-focus",
        wide && "@min-[35rem]:flex-row",
      )}
    >
      <div
        className={classNames(
          "relative",
          wide && "@min-[35rem]:w-[37%] @min-[35rem]:shrink-0 @min-[35rem]:*:first:h-full",
        )}
      >
        {picture}
        <div className={classNames("absolute top-3 left-3", heart === undefined ? "right-3" : "right-14")}>
          {badges}
        </div>
      </div>
      <div className="flex min-w-0 grow flex-col px-[min(1rem,3vw)] pt-4 pb-2 sm:px-5">
        <p className="h-7 text-22 font-semibold">{price}</p>
        <h3 className="mt-1 line-clamp-2 min-h-13 text-18 leading-[1.625rem] wrap-anywhere">{title}</h3>
        <p className="mt-2 flex items-center gap-1.5 text-14">
          <MapPin size={16} className="shrink-0 text-muted" aria-hidden="true" />
          <span className="truncate">{place}</span>
        </p>
        <div className="mt-0.5 mb-2 h-10 overflow-hidden text-13 text-muted">
          {detail}
          <p className="line-clamp-2 [p+&]:line-clamp-1">{kind}</p>
        </div>
        {facts}
      </div>
      {heart && (
        <div
          className={classNames(
            "absolute top-1.5 right-1.5 z-10",
            wide && "@min-[35rem]:right-auto @min-[35rem]:left-[calc(37%-3.125rem)]",
          )}
        >
          {heart}
        </div>
      )}
    </article>
  );
}
