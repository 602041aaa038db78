import { fileURLToPath } from "node:url";

/**
 * Whether this module is the script that was started, even if `with-node.mjs` imports it instead of starting another
 * process.
 */
export const isCommand = (moduleUrl: string): boolean => process.argv[1] === fileURLToPath(moduleUrl);
