import { Children, type ReactNode } from "react";
import { classNames } from "./class-names.ts";

/** Facts with dots between them. No line begins or ends with a dot: a leading dot is cut off. */
export function DottedLine({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <p className={classNames("overflow-hidden", className)}>
      <span className="-ml-4 flex flex-wrap">
        {Children.map(children, (child) => (
          <span className="relative min-w-0 pl-4 before:absolute before:left-1.5 before:content-['·']">{child}</span>
        ))}
      </span>
    </p>
  );
}
