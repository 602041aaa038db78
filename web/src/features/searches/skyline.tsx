import { useEffect, useState } from "react";
import { InlineDrawing } from "../../ui/inline-drawing.tsx";

const MARK = "skyline";

/** The drawing's text while pages are written to HTML; the browser's script does without its weight. */
const WRITTEN = import.meta.env.SSR ? stretch((await import("../../drawings/skyline.svg?raw")).default) : "";

/**
 * The long line drawing from Vancouver to Halifax, in the colour of the text around it. In a page written to HTML it is
 * there already and is left as it stands; for who comes from another page it is fetched.
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

/** Fills the width; what does not fit is cut at both ends, or at the top. */
function stretch(svg: string): string {
  return svg.replace("<svg ", '<svg preserveAspectRatio="xMidYMax slice" ');
}
