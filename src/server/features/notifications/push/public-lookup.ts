/** Looks a name up as usual, and refuses an answer within private networks: no name leads a push to a neighbour of ours. */
import { type LookupAddress, type LookupOptions, lookup } from "node:dns";
import { BlockList, isIPv6 } from "node:net";

const PRIVATE = new BlockList();
for (const [network, prefix] of [
  ...[
    ["0.0.0.0", 8],
    ["10.0.0.0", 8],
    ["100.64.0.0", 10],
    ["127.0.0.0", 8],
    ["169.254.0.0", 16],
  ],
  ...[
    ["172.16.0.0", 12],
    ["192.0.0.0", 24],
    ["192.168.0.0", 16],
    ["198.18.0.0", 15],
    ["224.0.0.0", 3],
  ],
] as const)
  PRIVATE.addSubnet(network, prefix, "ipv4");
for (const [network, prefix] of [
  ["::", 127],
  ["64:ff9b::", 96],
  ["fc00::", 7],
  ["fe80::", 10],
  ["ff00::", 8],
] as const)
  PRIVATE.addSubnet(network, prefix, "ipv6");

/** IPv4 within IPv6 counts as what it is. */
export function isPrivateAddress(address: string): boolean {
  return PRIVATE.check(address, isIPv6(address) ? "ipv6" : "ipv4");
}

type Done = (error: NodeJS.ErrnoException | null, address: string | LookupAddress[], family?: number) => void;

/** As `lookup` of Node's `https.request` asks for it. */
export function publicLookup(hostname: string, options: LookupOptions, done: Done): void {
  lookup(hostname, options, (error, found, family) => {
    const addresses = typeof found === "string" ? [found] : (found ?? []).map(({ address }) => address);
    if (!error && addresses.some(isPrivateAddress))
      return done(new Error(`${hostname} is within a private network`), "");
    return done(error, found, family);
  });
}
