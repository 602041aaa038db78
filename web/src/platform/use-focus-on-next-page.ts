import { type RefObject, useEffect, useRef } from "react";

/** Moves the focus to the heading once another page of the same list has loaded. `asked` identifies the list. */
export function useFocusOnNextPage({
  asked,
  page,
  isStale,
}: {
  asked: string;
  page: number;
  isStale: boolean;
}): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const seen = useRef({ asked, page });
  useEffect(() => {
    const before = seen.current;
    if (isStale || (before.asked === asked && before.page === page)) return;
    seen.current = { asked, page };
    if (before.asked === asked) heading.current?.focus({ preventScroll: true });
  }, [asked, page, isStale]);
  return heading;
}
