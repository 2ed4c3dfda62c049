/** Bookings as the server answers them, for tests of screens. */
import type { Booking } from "#contract/bookings.ts";
import { GATEWAY_TYPES } from "#domain/payments/method.ts";
import { usd } from "./amounts.ts";

/** A hold for three that nobody has confirmed yet. */
export function bookingWith(changes: Partial<Booking> = {}): Booking {
  return {
    id: "b7",
    isMine: true,
    familyId: null,
    offered: false,
    reference: "RH-7K3Q2M",
    createdAt: "2026-11-20T14:00:00.000Z",
    status: "pending",
    phase: "held",
    completed: false,
    channel: null,
    totalAmount: 23_850,
    currency: "USD",
    home: { amount: 17_880.35, currency: "GBP", rate: 0.7497, asOf: "2026-06-30" },
    paymentStatus: "pending",
    groupDiscount: usd("0.00"),
    kept: usd("0.00"),
    reduced: usd("0.00"),
    amountPaid: usd("0.00"),
    movements: [],
    openPayment: null,
    schedule: [
      { dueOn: "2026-11-20", keptUntil: "2026-11-20", state: "next", amount: usd("23850.00"), open: usd("23850.00") },
    ],
    taking: { accepts: [...GATEWAY_TYPES], minimum: usd("0.00") },
    holdExpiresAt: new Date(Date.now() + 600_000).toISOString(),
    approvalDueAt: null,
    nusukReference: null,
    cancelReason: null,
    cancelNote: null,
    seats: 3,
    parts: [
      {
        position: 0,
        packageId: "zamzam",
        packageName: "Zamzam Family",
        channels: ["nusuk", "operator"],
        roomType: "quad",
        seats: 3,
        room: 1,
        amount: usd("23850.00"),
        discountPercent: 0,
        discount: usd("0.00"),
        roomPrices: [],
        travellers: [],
      },
    ],
    applications: [],
    references: [null],
    numbersSeen: false,
    referenceDueOn: null,
    operatorId: "al-safa",
    operatorName: "Al-Safa Travel",
    departureDate: "2099-05-05",
    returnDate: "2099-05-23",
    customerName: "Amina Rahman",
    packageName: "Zamzam Family",
    amount: 23_850,
    date: "2026-11-20",
    ...changes,
  };
}
