import { useEffect, useState } from "react";
import { InlineDrawing } from "../../ui/inline-drawing.tsx";

const MARK = "skyline";

/** The SVG text during prerendering only, to keep it out of the browser bundle. */
const WRITTEN = import.meta.env.SSR ? stretch((await import("../../drawings/skyline.svg?raw")).default) : "";

/**
 * The skyline drawing from Vancouver to Halifax, in the surrounding text colour. A prerendered page already contains it;
 * otherwise it is fetched.
 */
export function Skyline({ className }: { className: string }) {
  const [svg, setSvg] = useState(() => WRITTEN || (document.getElementById(MARK)?.innerHTML ?? ""));
  useEffect(() => {
    if (svg !== "") return;
    let left = false;
    void import("../../drawings/skyline.svg?raw").then(({ default: raw }) => {
      if (!left) setSvg(stretch(raw));
    });
    return () => {
      left = true;
    };
  }, [svg]);
  return <InlineDrawing id={MARK} svg={svg} className={className} />;
}

/** Fills the width and crops at both ends or at the top. */
function stretch(svg: string): string {
  return svg.replace("<svg ", '<svg preserveAspectRatio="xMidYMax slice" ');
}
