/** Seats won in a turn: how they are held, named and paid, and what becomes of a passport that was shown for them. */
import { swapTraveller } from "#contract/booking-changes.ts";
import { payBooking } from "#contract/booking-payments.ts";
import { createBooking, getBooking, nameTravellers } from "#contract/bookings.ts";
import { uploadDocument } from "#contract/documents.ts";
import { decideDocument } from "#contract/staff.ts";
import type { Traveller } from "#contract/travellers.ts";
import { forfeitSeatsJob } from "#server/features/bookings/changes/forfeit.job.ts";
import { passport } from "#server/features/documents/test-files.ts";
import { testApp } from "../app.ts";
import { givenOperator, givenStaff } from "./accounts.ts";
import { BY_OPERATOR, GOOD_CARD, type Member, standingClock } from "./bookings.ts";
import { givenQueue } from "./queue.ts";

export const here = { countryOfResidence: BY_OPERATOR, nationality: "MY" };
export const amina = { surname: "Rahman", givenNames: "Amina", sex: "F", birthDate: "1984-03-11", ...here } as const;
/** The passport is Malaysia's: a person looks at it. */
export const elsewhere = { ...amina, nationality: "ID" } as const;

/** An operator whose packages are sold in windows, staff, and a clock that stands. */
export async function givenTurns() {
  const time = standingClock();
  const app = await testApp({ clock: time.clock });
  const [operator, staff] = [await givenOperator(app), await givenStaff(app)];
  const { givenWindow, round, open, play, join, status } = givenQueue(app, time);
  type Window = Awaited<ReturnType<typeof givenWindow>>;
  return {
    ...{ time, app, operator, staff, givenWindow, round, open, play, join, status },
    ...{ givenSeats, show, refuse, told, freeIn, look },
  };

  /** Their turn, in which they hold a seat for each of these. */
  async function givenSeats(window: Window, account: Member, people: readonly Traveller[], body: object = {}) {
    await join(window.id, account, body);
    await play(window.id, 30);
    const parts = [{ packageId: window.packageId, seats: people.length }];
    const { id } = await app.call(createBooking, { body: { parts } }, account.session);
    const at = { params: { id } };
    const naming = (travellerIds: readonly string[]) => ({
      ...at,
      body: { parts: [{ travellerIds: [...travellerIds] }] },
    });
    await app.call(nameTravellers, naming(people.map((one) => one.id)), account.session);
    return {
      at,
      named: (travellerIds: readonly string[]) => app.call(nameTravellers, naming(travellerIds), account.session),
      payRefused: () => app.refusal(payBooking, { ...at, body: { card: GOOD_CARD } }, account.session),
      pay: () => app.call(payBooking, { ...at, body: { card: GOOD_CARD } }, account.session),
      read: () => app.call(getBooking, at, account.session),
      nameRefused: (travellerIds: readonly string[]) =>
        app.refusal(nameTravellers, naming(travellerIds), account.session),
      swapped: (outId: string, inId: string) =>
        app.call(swapTraveller, { ...at, body: { outId, inId } }, account.session),
      swapRefused: (outId: string, inId: string) =>
        app.refusal(swapTraveller, { ...at, body: { outId, inId } }, account.session),
    };
  }

  async function show(account: Member, documentNumber: string, memberId?: string) {
    const file = { name: "page.jpg", type: "image/jpeg", bytes: (await passport({ documentNumber })).bytes };
    const fields = { type: "passport", ...(memberId && { memberId }) };
    const { document } = await app.upload(uploadDocument, { fields, file }, account.session);
    await app.jobsDone();
    return document;
  }

  function refuse(id: string) {
    return app.call(
      decideDocument,
      { params: { id }, body: { decision: "reject", reason: "Not legible" } },
      staff.session,
    );
  }

  async function told(userId: string, kind: string): Promise<number> {
    const rows = await app.platform.db
      .selectFrom("notifications")
      .select("id")
      .where("userId", "=", userId)
      .where("kind", "=", kind as "seat_lapsed")
      .execute();
    return rows.length;
  }

  async function freeIn(window: Window): Promise<number> {
    const { availableSlots } = await app.platform.db
      .selectFrom("packages")
      .select("availableSlots")
      .where("id", "=", window.packageId)
      .executeTakeFirstOrThrow();
    return availableSlots;
  }

  /** The look that comes by once a minute. */
  function look() {
    return app.runJob(forfeitSeatsJob, {});
  }
}
