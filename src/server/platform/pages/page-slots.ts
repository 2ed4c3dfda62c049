/** Values that a built page gets when it is sent: escaped, so that no value becomes markup. */
import type { FastifyRequest } from "fastify";

/** Stands in the files where a value belongs (src/web/public-pages/slots.ts). */
const SLOT = /%slot:([a-z-]+)%/g;

/** Made for each request anew. */
export type PageSlots = Map<string, (request: FastifyRequest) => string>;

export function hasSlots(html: string): boolean {
  return html.search(SLOT) >= 0;
}

/** Throws for a slot that nobody fills: a page must not show its own workings. */
export function fillSlots(html: string, lookUp: (name: string) => string | undefined): string {
  return html.replace(SLOT, (_, name: string) => {
    const value = lookUp(name);
    if (value === undefined) throw new Error(`Nobody fills the slot ${name}.`);
    return escapeHtml(value);
  });
}

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? "");
}
