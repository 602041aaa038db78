import type { PreviewedForm } from "@vestpocket/domain/listings/form-previews.rules";
import { lazy, Suspense, useEffect, useState } from "react";
import { Skeleton } from "../../../ui/skeleton.tsx";

const LivePreview = lazy(async () => ({ default: (await import("./live-preview.tsx")).LivePreview }));

/** From here on there is room beside the form. */
const WIDE = "(min-width: 80rem)";

/** Beside the form, where there is room: what is being entered, as members will see it. */
export function PreviewPane({ form }: { form: PreviewedForm }) {
  const [isWide, setWide] = useState(() => window.matchMedia(WIDE).matches);
  useEffect(() => {
    const room = window.matchMedia(WIDE);
    const note = () => setWide(room.matches);
    room.addEventListener("change", note);
    return () => room.removeEventListener("change", note);
  }, []);
  if (!isWide) return null;
  return (
    <aside className="w-88 shrink-0">
      <div className="sticky top-6 max-h-[calc(100dvh-3rem)] overflow-hidden">
        <Suspense fallback={<Skeleton className="h-160 rounded-card" />}>
          <LivePreview form={form} />
        </Suspense>
      </div>
    </aside>
  );
}
