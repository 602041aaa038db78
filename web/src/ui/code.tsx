import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";

/** A code, hash, id or key: text that no browser may translate, since a changed one is worthless. */
export function Code({ className, ...code }: ComponentProps<"code">) {
  return <code translate="no" {...code} className={classNames("wrap-anywhere", className)} />;
}
