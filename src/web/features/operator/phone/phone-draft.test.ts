/** What the form sends. */
import { expect, it } from "vitest";
import {
  changedRoom,
  emptyDraft,
  NO_PERSON,
  namedPeople,
  peopleErrors,
  phoneBookingBody,
  phoneDraftOf,
  phoneDraftTexts,
  withRoom,
  withSeats,
} from "./phone-draft.ts";

const NOW = new Date("2026-11-20T09:00:00Z");
const draft = {
  ...emptyDraft("en"),
  firstName: "Hafsa",
  lastName: "Malik",
  country: "PK",
  packageId: "p1",
};

it("is kept as texts and comes back as it was; of what nobody wrote an empty room is left", () => {
  const rooms = changedRoom(withRoom(draft), 1, {
    roomType: "triple" as const,
    seats: 2,
    people: [{ surname: "Malik", givenNames: "Hafsa", birthDate: "1990-02-03", sex: "F" }, NO_PERSON],
  });

  expect(phoneDraftOf(phoneDraftTexts({ ...rooms, sendMail: true }))).toEqual({ ...rooms, sendMail: true });
  for (const odd of ["", "{", "null", "[]", "7"]) {
    expect(phoneDraftOf({ ...phoneDraftTexts(rooms), rooms: odd }).rooms).toEqual(draft.rooms);
  }
  expect(
    phoneDraftOf({ ...phoneDraftTexts(rooms), rooms: '[{"seats":-4,"people":7,"roomType":"tent"},5]' }).rooms,
  ).toEqual([...draft.rooms, ...draft.rooms]);
});

it("sends only what was told: no empty phone, no kind of room, no empty line", () => {
  expect(phoneBookingBody(draft, NOW)).toEqual({
    customer: { firstName: "Hafsa", lastName: "Malik", country: "PK", language: "en" },
    parts: [{ packageId: "p1", seats: 1, people: [] }],
    heldUntil: "2026-11-23T08:59:00.000Z",
    sendMail: false,
  });
});

it("mails no link where there is no address", () => {
  expect(phoneBookingBody({ ...draft, sendMail: true }, NOW).sendMail).toBe(false);
  expect(phoneBookingBody({ ...draft, sendMail: true, email: "h@example.org" }, NOW).sendMail).toBe(true);
});

it("keeps typed names when places are added or taken away", () => {
  const hafsa = { surname: "Malik", givenNames: "Hafsa", birthDate: "", sex: "F" as const };
  const room = { roomType: "quad" as const, seats: 1, people: [hafsa] };
  expect(withSeats(room, 2).people.map(({ surname }) => surname)).toEqual(["Malik", ""]);
  expect(withSeats({ ...room, ...withSeats(room, 2) }, 1)).toEqual({ seats: 1, people: [hafsa] });
  const two = withRoom(changedRoom(draft, 0, room));
  expect(two.rooms.map(({ roomType }) => roomType)).toEqual(["quad", "quad"]);
});

it("sends a line without a surname, and says what is wrong in the line where it stands", () => {
  const people = [NO_PERSON, { ...NO_PERSON, givenNames: "Hafsa" }];
  expect(namedPeople(people)).toEqual([{ surname: "", givenNames: "Hafsa", birthDate: null, sex: null }]);
  expect(peopleErrors({ "parts.0.people.0.surname": "Missing." }, "parts.0.people.", people)).toEqual({
    "1.surname": "Missing.",
  });
});
