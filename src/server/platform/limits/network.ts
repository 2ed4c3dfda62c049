/** Where a request comes from, as every counter knows it. */
import { normalizeIP } from "@fastify/rate-limit";
import type { FastifyInstance } from "fastify";

declare module "fastify" {
  interface FastifyRequest {
    /** `networkOf` the address that asks: what counters take in its place. */
    readonly network: string;
  }
}

/** The address itself; of IPv6 the first half, for whoever has one of its addresses has 2^64. */
export function networkOf(address: string): string {
  return normalizeIP(address);
}

const THIS_MACHINE_V6 = networkOf("::1");

/** Whether it is this machine; behind a proxy that is not trusted everybody is. */
export function isThisMachine(network: string): boolean {
  return network.startsWith("127.") || network === THIS_MACHINE_V6;
}

export function installNetwork(app: FastifyInstance): void {
  app.decorateRequest("network", {
    getter() {
      return networkOf(this.ip);
    },
  });
}
