/** Groups on four packages of the demonstration's operator, with rooming lists made by the product's own rules. */
import type { Insertable } from "kysely";
import { STATUS_OF_PHASE } from "#domain/bookings/booking.ts";
import { DAY_MS } from "#domain/durations.ts";
import { ageGroup, type Guest, yearsOn } from "#domain/groups/guest.ts";
import { arrangeRooms } from "#domain/groups/rooming.ts";
import type { Database } from "#server/platform/database/schema/schema.ts";
import type { BookingRows } from "../bookings/booking-rows.ts";
import { AL_SAFA } from "../market/operators.ts";
import type { Customers, DemoCustomer } from "../people/customers.ts";
import type { RandomSource } from "../random.ts";
import { type DemoPassport, passportsOf } from "./passports.ts";
import { partyRows } from "./travellers.ts";

const MADE_DAYS_AGO = 4;

interface Line {
  readonly title: string;
  readonly name: string;
  readonly leader: string;
  readonly bus: string;
  readonly note: string;
  /** Bookings that came after the rooms were arranged. */
  readonly late: number;
}

const GROUPS: readonly Line[] = [
  {
    ...{ title: "Zamzam Family", name: "London families", leader: "Yahya Siddiqui", bus: "Coach 1" },
    ...{ note: "Meets at Heathrow, terminal 4, four hours before departure.", late: 1 },
  },
  {
    ...{ title: "Sakinah Step-free", name: "Step-free London", leader: "Maryam Haddad", bus: "Coach 2" },
    ...{ note: "Ramp on the coach; two wheelchairs at the hotel.", late: 0 },
  },
  {
    ...{ title: "Pennine Companions", name: "Manchester and the Pennines", leader: "Idris Mansour", bus: "Coach 3" },
    ...{ note: "", late: 0 },
  },
  { ...{ title: "Boğaz Aile", name: "Boğaz", leader: "Kemal Aydın", bus: "", note: "", late: 0 } },
];

type Traveller = Insertable<Database["travellers"]> & { readonly id: string };

/** A person with the place that they have on a booking. */
interface Seated {
  readonly person: Traveller;
  readonly seat: Insertable<Database["bookingTravellers"]>;
  readonly guest: Guest;
}

export interface GroupRows {
  readonly travellers: readonly Traveller[];
  readonly seats: readonly Insertable<Database["bookingTravellers"]>[];
  readonly passports: readonly DemoPassport[];
  readonly groups: readonly (Insertable<Database["customerGroups"]> & { readonly id: string })[];
  readonly bookings: readonly Insertable<Database["groupBookings"]>[];
  readonly rooms: readonly Insertable<Database["groupRooms"]>[];
  readonly roomPeople: readonly Insertable<Database["groupRoomPeople"]>[];
}

interface Deps {
  readonly bookings: readonly BookingRows[];
  readonly customers: Customers;
  readonly random: RandomSource;
  readonly now: Date;
}

export function groupRows({ bookings, customers, random, now }: Deps): GroupRows {
  const byId = new Map([...customers.values()].flat().map((customer) => [customer.id, customer]));
  const named = new Set<string>();
  const groups = GROUPS.map((line) => {
    const own = bookings.filter(({ plan, booking }) => isOf(line, plan.offer, booking.phase));
    const parties = own.map((rows) => {
      const customer = byId.get(rows.plan.customerId);
      // Whoever books twice is named on the first alone: nobody travels twice.
      if (!customer || named.has(customer.id)) return [];
      named.add(customer.id);
      return seatsOf(rows, customer, random);
    });
    return groupOf(line, { own, parties, random, now });
  });
  const people = groups.flatMap(({ seated }) => seated);
  return {
    travellers: people.map(({ person }) => person),
    seats: people.map(({ seat }) => seat),
    passports: passportsOf(
      people.map(({ person }) => person),
      random,
      now,
    ),
    groups: groups.map(({ group }) => group),
    bookings: groups.flatMap((group) => group.bookings),
    rooms: groups.flatMap(({ rooms }) => rooms),
    roomPeople: groups.flatMap(({ roomPeople }) => roomPeople),
  };
}

function isOf({ title }: Line, offer: BookingRows["plan"]["offer"], phase: BookingRows["booking"]["phase"]): boolean {
  return (
    offer.operatorId === AL_SAFA.id &&
    offer.title === title &&
    STATUS_OF_PHASE[phase] === "confirmed" &&
    offer.status === "listed"
  );
}

function seatsOf({ plan, booking, parts }: BookingRows, customer: DemoCustomer, random: RandomSource): Seated[] {
  const size = parts.reduce((sum, { seats }) => sum + seats, 0);
  const { departureDate } = plan.offer;
  const createdAt = plan.createdAt;
  const people = partyRows({ customer, size, year: Number(departureDate.slice(0, 4)), random, createdAt });
  const positions = parts.flatMap((part) => Array.from({ length: part.seats }, () => part));
  return people.flatMap((person, at) => {
    const part = positions[at];
    if (!part) return [];
    return {
      person,
      seat: { bookingId: booking.id, position: part.position, travellerId: person.id },
      guest: {
        id: person.id,
        sex: person.sex ?? null,
        household: booking.id,
        roomType: part.roomType ?? "quad",
        bookedRoom: null,
        age: ageGroup(yearsOn(person.birthDate ?? null, departureDate)),
        needsStepFree: false,
      },
    };
  });
}

interface Content {
  readonly own: readonly BookingRows[];
  /** Of each booking, who travels. */
  readonly parties: readonly (readonly Seated[])[];
  readonly random: RandomSource;
  readonly now: Date;
}

function groupOf(line: Line, { own, parties, random, now }: Content) {
  const [first] = own;
  if (!first) throw new Error(`nobody has booked ${line.title}`);
  const { name, leader, bus, note, late } = line;
  const id = random.uuid();
  const packageId = first.plan.offer.id;
  const placed = parties.slice(0, parties.length - late).flat();
  const { rooms } = arrangeRooms({
    guests: placed.map(({ guest }) => guest),
    wishes: [],
    familyRooms: false,
    stepFreeRooms: null,
  });
  const createdAt = new Date(now.getTime() - MADE_DAYS_AGO * DAY_MS);
  return {
    seated: parties.flat(),
    group: { id, operatorId: AL_SAFA.id, packageId, name, leader, bus, note, sizeLimit: 45, createdAt },
    bookings: own.map(({ booking }) => ({ groupId: id, bookingId: booking.id, packageId })),
    rooms: rooms.map(({ roomType, stepFree }, position) => ({
      ...{ groupId: id, position, name: String(401 + position), roomType, stepFree },
      locked: position === 0,
    })),
    roomPeople: rooms.flatMap(({ guestIds }, position) =>
      guestIds.map((travellerId) => ({ groupId: id, travellerId, position })),
    ),
  };
}
