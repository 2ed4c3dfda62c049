import { describe, expect, it } from "vitest";
import { SEED } from "../figures.ts";
import { makeWorld } from "../world.ts";

const secrets = { demo: "-", staff: "-", unusable: "-" };
const world = makeWorld({ seed: SEED, now: new Date("2026-11-20T14:08:00Z"), secrets });
const { groups, bookings, rooms, roomPeople } = world.groups;

describe("the groups of the demonstration", () => {
  it("are four, each of confirmed bookings of its package, each booking in one", () => {
    const phases = new Map(world.bookings.map(({ id, phase }) => [id, phase]));
    const packages = new Map(world.parts.map(({ bookingId, packageId }) => [bookingId, packageId]));

    expect(groups).toHaveLength(4);
    expect(new Set(bookings.map(({ bookingId }) => bookingId)).size).toBe(bookings.length);
    for (const { bookingId, packageId } of bookings) {
      expect(["confirmed", "awaiting_reference"]).toContain(phases.get(bookingId));
      expect(packages.get(bookingId)).toBe(packageId);
    }
  });

  it("name no more people than a booking has places, and nobody twice", () => {
    const seats = new Map(
      world.parts.map(({ bookingId, position, seats: places }) => [`${bookingId} ${position}`, places]),
    );
    const named = new Map<string, number>();
    for (const { bookingId, position } of world.bookingTravellers) {
      const key = `${bookingId} ${position}`;
      named.set(key, (named.get(key) ?? 0) + 1);
    }
    const selves = world.travellers.filter(({ relationship }) => relationship === "self").map(({ userId }) => userId);

    for (const [key, count] of named) expect(count, key).toBeLessThanOrEqual(seats.get(key) ?? 0);
    expect(new Set(selves).size).toBe(selves.length);
  });

  it("look lived in: enough people and rooms, and some who came after the rooms were arranged", () => {
    const people = world.travellers.length - 9;

    expect(people).toBeGreaterThan(40);
    expect(rooms.length).toBeGreaterThan(12);
    expect(roomPeople.length).toBeLessThan(people);
    expect(roomPeople.length).toBeGreaterThan(people - 10);
  });

  it("have a checked passport for everybody, of which a few were not read", () => {
    const read = world.passports.filter((passport) => passport.read !== null);

    expect(world.passports).toHaveLength(world.travellers.length - 9);
    expect(read.length).toBeLessThan(world.passports.length);
    expect(read.length).toBeGreaterThan(0.9 * world.passports.length - 1);
  });
});
