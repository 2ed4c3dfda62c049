/** Groups for the tests of this folder: one of two women, changed as a test says. */
import type { GroupDetail, GroupPerson } from "./queries.ts";

export function personWith(changes: Partial<GroupPerson> = {}): GroupPerson {
  return {
    travellerId: "amina",
    bookingId: "b1",
    reference: "RH-ABC123",
    surname: "RAHMAN",
    givenNames: "AMINA",
    sex: "F",
    age: 38,
    relationship: "self",
    household: "h1",
    householdName: "Amina Rahman",
    roomType: "quad",
    bookedRoom: null,
    aids: [],
    hasPassport: true,
    ...changes,
  };
}

export function groupWith(changes: Partial<GroupDetail> = {}): GroupDetail {
  const people = [
    personWith(),
    personWith({ travellerId: "huda", surname: "NOOR", givenNames: "HUDA", household: "h2", hasPassport: false }),
  ];
  return {
    id: "g1",
    name: "Leeds and Bradford",
    leader: "Bilal Khan",
    bus: "Coach 2",
    note: "",
    sizeLimit: 45,
    packageId: "p1",
    packageName: "Family Comfort",
    departureDate: "2027-05-07",
    returnDate: "2027-05-25",
    version: 3,
    status: "active",
    members: 2,
    named: 2,
    value: { amount: "9800.00", currency: "USD" },
    rooms: 0,
    unplaced: 2,
    bookings: [],
    leftBehind: [],
    people,
    roomList: [],
    wishes: [],
    ...changes,
  };
}
