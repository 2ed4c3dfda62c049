/** A booking's page with a server that answers as told, for its tests. */
import { json, userWith } from "../../testing/answers.ts";
import { bookingWith } from "../../testing/bookings.ts";
import { packageWith } from "../../testing/packages.ts";
import { renderAt } from "../../testing/render-at.tsx";
import type { BookingView } from "./queries.ts";

export const cards = [
  { token: "good", brand: "Visa", lastFour: "4242", outcome: "succeeds" },
  { token: "bad", brand: "Visa", lastFour: "0002", outcome: "refused" },
];

export const gateway = { "GET /api/payment/gateway": () => json({ kind: "sandbox", ready: true, cards }) };

export const showBooking = (booking: Partial<BookingView>, scene: Parameters<typeof renderAt>[1] = {}) =>
  renderAt("/bookings/b7", {
    user: userWith(),
    ...scene,
    answers: { "GET /api/bookings/b7": () => json(bookingWith(booking)), ...scene.answers },
  });

export const RUN_OUT = {
  phase: "cancelled",
  status: "cancelled",
  cancelReason: "hold_expired",
  holdExpiresAt: null,
} as const;

export const offering = (changes: Parameters<typeof packageWith>[0]) => ({
  answers: { "GET /api/packages/zamzam": () => json(packageWith({ id: "zamzam", ...changes })) },
});
