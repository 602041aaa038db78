import { v5 } from "uuid";

const NAMESPACE = "6f1c2a34-5b7d-5e8f-9a0b-1c2d3e4f5a6b";

/** An id made from a name, so that it is the same every time the demo is loaded. */
export function demoId(name: string): string {
  return v5(name, NAMESPACE);
}
