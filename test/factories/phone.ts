/** Bookings made by phone, through the operator's own calls. */
import type { z } from "zod";
import { createPhoneBooking, type PhoneRequest } from "#contract/phone-bookings.ts";
import { DAY_MS } from "#domain/durations.ts";
import type { TestApp } from "../app.ts";
import { secretIn } from "../outbox.ts";
import type { Given } from "./accounts.ts";
import { BY_OPERATOR } from "./bookings.ts";

type Asked = z.input<typeof createPhoneBooking.body>;

/** Two places for a family that lives where operators sell, one of them named, kept for three days. */
export function phoneRequest(app: TestApp, packageId: string, changes: Partial<Asked> = {}): Asked {
  const heldUntil = new Date(app.platform.clock().getTime() + 3 * DAY_MS).toISOString();
  return {
    customer: { firstName: "Hafsa", lastName: "Malik", country: BY_OPERATOR, email: "hafsa@example.org" },
    parts: [{ packageId, seats: 2, people: [{ surname: "Malik", givenNames: "Hafsa", sex: "F" }] }],
    heldUntil,
    ...changes,
  };
}

export interface GivenPhone {
  readonly id: string;
  readonly code: string;
}

export async function givenPhone(
  app: TestApp,
  operator: Given,
  packageId: string,
  changes: Partial<PhoneRequest> = {},
): Promise<GivenPhone> {
  const body = phoneRequest(app, packageId, changes);
  const { booking, link } = await app.call(createPhoneBooking, { body }, operator.session);
  return { id: booking.id, code: secretIn(link) };
}
