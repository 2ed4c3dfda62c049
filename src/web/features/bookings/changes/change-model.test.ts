/** Which changes are offered, and how a booking's rooms come into the planner. */
import { expect, it } from "vitest";
import { afterBookingEvent, BOOKING_PHASES } from "#domain/bookings/booking.ts";
import { usd } from "../../../testing/amounts.ts";
import type { BookingView } from "../queries.ts";
import { namesClosedBy, openChanges, plannedPeople, roomPlanOf } from "./change-model.ts";

const person = (id: string) => ({ id, surname: id, givenNames: "", documents: null, papers: null, asked: [] });
const part = (changes: Partial<BookingView["parts"][number]>): BookingView["parts"][number] => ({
  position: 0,
  packageId: "zamzam",
  packageName: "Zamzam",
  channels: ["nusuk", "operator"],
  roomType: "quad",
  seats: 1,
  room: null,
  amount: usd("1.00"),
  discountPercent: 0,
  discount: usd("0.00"),
  roomPrices: [],
  travellers: [],
  ...changes,
});

type Facts = Pick<BookingView, "phase" | "parts" | "seats" | "departureDate" | "channel" | "references">;
const facts = (changes: Partial<Facts>) =>
  ({
    phase: "confirmed",
    seats: 3,
    departureDate: "2027-05-05",
    changesCloseOn: "2027-04-07",
    channel: "nusuk",
    references: [null],
    parts: [part({ seats: 3 })],
    ...changes,
  }) as BookingView;

it.each([
  ["a confirmed one with names", {}, [part({ seats: 3, travellers: [person("amina")] })], ["rooms", "swap", "leave"]],
  ["one without names", {}, [part({ seats: 3 })], ["rooms", "leave"]],
  ["a hold", { phase: "held" }, [part({ seats: 3, travellers: [person("amina")] })], ["rooms"]],
  ["a cancelled one", { phase: "cancelled" }, [part({ seats: 3 })], []],
  ["a single place", { seats: 1 }, [part({})], ["rooms"]],
  ["two packages", {}, [part({}), part({ packageId: "safa", seats: 2 })], ["leave"]],
] as const)("offers for %s", (_, changes, parts, expected) => {
  expect(openChanges(facts({ ...changes, parts: [...parts] }), "2026-11-20")).toEqual(expected);
});

it.each(BOOKING_PHASES)("offers in the phase %s what the state table lets happen", (phase) => {
  const offered = openChanges(
    facts({ phase, parts: [part({ seats: 3, travellers: [person("amina")] })] }),
    "2026-11-20",
  );

  expect(offered.includes("rooms")).toBe(afterBookingEvent(phase, "change_rooms") !== null);
  expect(offered.includes("leave")).toBe(afterBookingEvent(phase, "leave") !== null);
  expect(offered.includes("swap")).toBe(phase !== "held" && afterBookingEvent(phase, "swap") !== null);
});

it("offers no change that is refused: of names once Nusuk has them, of anything but the number of people after the last day", () => {
  const named = [part({ seats: 3, travellers: [person("amina")] })];
  const numbered = facts({ parts: named, references: ["NSK-48213377"] });
  const sold = facts({ parts: named, references: ["C-1"], channel: "operator" });
  const asked = (booking: BookingView, today: string) => [namesClosedBy(booking, today), openChanges(booking, today)];

  expect(asked(numbered, "2027-04-07")).toEqual(["names_are_fixed", ["rooms", "leave"]]);
  expect(asked(sold, "2027-04-07")).toEqual([null, ["rooms", "swap", "leave"]]);
  expect(asked(sold, "2027-04-08")).toEqual(["changes_closed", ["leave"]]);
  expect(asked(sold, "2027-05-05")).toEqual(["changes_closed", []]);
  expect(namesClosedBy(facts({ references: [null, "NSK-2"] }), "2027-04-07")).toBe("names_are_fixed");
  expect(asked(facts({ parts: named, phase: "held" }), "2027-04-08")).toEqual([null, ["rooms"]]);
});

it("offers nothing on the day of departure", () => {
  expect(openChanges(facts({}), "2027-05-05")).toEqual([]);
});

it("shows the rooms as they are booked, and suggests some to who is not placed", () => {
  const booking = facts({
    seats: 4,
    parts: [
      part({ room: 2, roomType: "double", travellers: [person("amina")] }),
      part({ room: 1, roomType: "triple", travellers: [person("yusuf")] }),
      part({ room: 2, roomType: "double" }),
      part({ roomType: "quad" }),
    ],
  });
  const people = plannedPeople(booking, () => null);

  expect(people.map(({ id }) => id)).toEqual(["amina", "yusuf", "place-1", "place-2"]);
  expect(roomPlanOf(booking, people)).toEqual([
    { roomType: "triple", ids: ["yusuf"] },
    { roomType: "double", ids: ["amina", "place-1"] },
    { roomType: "quad", ids: ["place-2"] },
  ]);
});
