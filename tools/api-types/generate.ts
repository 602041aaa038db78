import { writeFileSync } from "node:fs";
import openapiTypes, { astToString } from "openapi-typescript";

/** Writes the types of an OpenAPI document (standard input) to the file named by the first argument. */
const [target] = process.argv.slice(2);
if (target === undefined) throw new Error("usage: generate.ts <target> < openapi.json");
const chunks: Buffer[] = [];
for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
const nodes = await openapiTypes(JSON.parse(Buffer.concat(chunks).toString("utf8")));
const heading = "// Made from the server's OpenAPI document by `npm run api-types`. Not edited by hand.\n";
writeFileSync(target, heading + astToString(nodes));
