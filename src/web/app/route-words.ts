/** Which areas of words each screen says, beside the shell's own. */
import type { Area } from "../lib/words/areas.ts";

export const ROUTE_WORDS: Readonly<Partial<Record<string, readonly Area[]>>> = {
  "/assistant": ["chat"],
  "/dashboard": ["dashboard"],
  "/operator-dashboard": ["answers", "licences", "operator"],
  "/operator-dashboard/bookings/:id": ["answers", "bookings", "desk", "myBookings", "plans", "travellers"],
  "/operator-dashboard/settings": ["business", "licences", "operator"],
  "/operator-dashboard/import": ["imports", "offers"],
  "/operator-dashboard/import-passengers": ["imports", "passengers"],
  "/operator-dashboard/phone": ["phone"],
  "/operator-dashboard/packages/new": ["offers", "packages"],
  "/operator-dashboard/packages/:id": ["offers", "packages"],
  "/staff": ["documents", "licences", "problems", "queue", "staff", "voices"],
  "/documents": ["documents"],
  "/documents/:id": ["documents"],
  "/travellers": ["travellers"],
  "/packages": ["packages"],
  "/packages/:id": ["licences", "packages"],
  "/compare": ["packages"],
  "/bookings": ["bookings", "myBookings", "plans", "travellers"],
  "/bookings/:id": ["bookings", "gateway", "myBookings", "plans", "tickets", "travellers"],
  "/tickets": ["tickets"],
  "/tickets/:code": ["tickets"],
  "/hajj": ["hajj", "looks"],
  "/prayer": ["prayerPage"],
  "/journey": ["dashboard", "journey"],
  "/journey/:step": ["dashboard", "journey"],
  "/nusuk": ["bookings", "handoff", "travellers"],
  "/nusuk/:id": ["bookings", "handoff", "travellers"],
  "/queue": ["queue"],
  "/family": ["family", "travellers"],
  "/family/shared": ["family"],
  "/invitations": ["family", "travellers"],
  "/claim": ["claims"],
  "/join-team": ["business", "operator"],
  "/payments": ["payments"],
  "/settings": ["auth", "looks", "settings"],
  "/unsubscribe/:token": ["notices"],
  "*": [],
  "/auth": ["auth"],
  "/auth/reset": ["auth"],
  "/auth/verify": ["auth"],
};

/** A test sees to it that every screen is listed. */
export function areasOf(path: string): readonly Area[] {
  return ROUTE_WORDS[path] ?? [];
}
