import { runAdmin } from "./admin-commands.ts";

const { code, text } = await runAdmin(process.argv.slice(2), process.env);
console[code === 0 ? "log" : "error"](text);
process.exitCode = code;
