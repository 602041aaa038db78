import { useLingui } from "@lingui/react/macro";
import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode, Ref, RefObject } from "react";
import { IconButton } from "./icon-button.tsx";

/** Cards in a horizontally scrolling row, which is as tall as one card however many there are. */
export function CardRow({ ref, children }: { ref?: Ref<HTMLUListElement>; children: ReactNode }) {
  return (
    <ul ref={ref} className="no-scrollbar -m-1 flex snap-x gap-4 overflow-x-auto scroll-smooth p-1 sm:gap-6">
      {children}
    </ul>
  );
}

export function CardRowItem({ children }: { children: ReactNode }) {
  return <li className="w-[min(19rem,88vw)] shrink-0 snap-start scroll-m-1">{children}</li>;
}

/** Scrolls a row by one viewport width; for pointers, since touch users need no buttons. */
export function CardRowButtons({ row }: { row: RefObject<HTMLUListElement | null> }) {
  const { t } = useLingui();
  const scroll = (direction: 1 | -1) =>
    row.current?.scrollBy({ left: direction * row.current.clientWidth, behavior: "smooth" });
  return (
    <div className="flex gap-1 max-sm:hidden">
      <IconButton label={t`Scroll left`} onClick={() => scroll(-1)}>
        <ChevronLeft size={22} aria-hidden="true" />
      </IconButton>
      <IconButton label={t`Scroll right`} onClick={() => scroll(1)}>
        <ChevronRight size={22} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
