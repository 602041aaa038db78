import { type LookupAddress, lookup } from "node:dns";
import { Agent, request } from "node:https";
import { BlockList, isIPv6, type LookupFunction } from "node:net";
import { isPublicEndpoint } from "@vestpocket/domain/push/push.rules";
import type { PostPush } from "./push.deps.ts";

const TIMEOUT_MS = 10_000;

/** Networks that are not the internet (IANA's special-purpose registries). */
const PRIVATE = new BlockList();
for (const [network, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const)
  PRIVATE.addSubnet(network, prefix, "ipv4");
/** All public IPv6 addresses are in one network; some that lead elsewhere are within it. */
const PUBLIC_6 = new BlockList();
PUBLIC_6.addSubnet("2000::", 3, "ipv6");
for (const [network, prefix] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const)
  PRIVATE.addSubnet(network, prefix, "ipv6");

/** Whether an IP address is on the internet, rather than on a network of the server's own. */
export function isPublicAddress(address: string): boolean {
  if (!isIPv6(address)) return !PRIVATE.check(address, "ipv4");
  return PUBLIC_6.check(address, "ipv6") && !PRIVATE.check(address, "ipv6");
}

/** Resolves a name, and refuses it if any of its addresses is not public. The connection goes to what was checked. */
const lookUpPublic: LookupFunction = (name, options, answer) => {
  lookup(name, { ...options, all: true }, (error, found: LookupAddress[]) => {
    const [first] = found ?? [];
    if (error !== null) answer(error, "");
    else if (first === undefined || !found.every(({ address }) => isPublicAddress(address)))
      answer(new Error(`${name} is not a public host`), "");
    else if (options.all === true) answer(null, found);
    else answer(null, first.address, first.family);
  });
};

const agent = new Agent({ lookup: lookUpPublic, keepAlive: true, maxSockets: 20 });

/** Posts to a push service on the internet, and to nothing else. Its answer's body is not read. */
export const postPush: PostPush = (endpoint, { headers, body }) =>
  new Promise((resolve, reject) => {
    if (!isPublicEndpoint(endpoint)) throw new Error("not a public endpoint");
    const sent = request(endpoint, { method: "POST", headers, agent, timeout: TIMEOUT_MS }, (response) => {
      response.destroy();
      resolve(response.statusCode ?? 0);
    });
    sent.on("timeout", () => sent.destroy(new Error("the push service did not answer in time")));
    sent.on("error", reject);
    sent.end(body);
  });
