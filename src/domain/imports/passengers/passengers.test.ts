/** Rows of people: columns, cells, and which rows make one booking. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PASSENGER_FIELDS, passengerSheet } from "./columns.ts";
import { groupPassengers, type PassengerRow } from "./group.ts";
import { readPassenger } from "./read-passenger.ts";

const READING = { dateOrder: null, decimal: null, today: "2026-11-20" };
const COLUMNS = ["bookingReference", "packageReference", "surname", "country"] as const;

describe("the columns", () => {
  it.each(["en", "ar", "ur", "hi", "bn", "tr", "fr", "id", "ms", "fa", "ru"] as const)(
    "are known by the template's heads in %s, in any order",
    (language) => {
      const fields = PASSENGER_FIELDS.toReversed();
      expect(passengerSheet.guessColumns(fields.map((field) => passengerSheet.headOf(field, language)))).toEqual(
        fields,
      );
    },
  );

  it("are known by what operators call them", () => {
    const heads = ["PNR", "Tour Code", "Last name", "Forename", "DOB", "Gender", "Country", "Mobile", "Amount paid"];
    expect(passengerSheet.guessColumns(heads)).toEqual([
      "bookingReference",
      "packageReference",
      "surname",
      "givenNames",
      "birthDate",
      "sex",
      "country",
      "phone",
      "paid",
    ]);
  });
});

describe("a row", () => {
  it("is read with countries by code or name, sexes and rooms by word, a phone without its plus", () => {
    const columns = [...COLUMNS, "sex", "roomType", "phone", "paid", "birthDate"] as const;
    const cells = ["B1", "P1", "Malik", "United Kingdom", "Female", "Quad", 442079460018, "1,250.50", "25/5/1990"];
    expect(readPassenger(cells, columns, READING)).toMatchObject({
      passenger: {
        country: "GB",
        sex: "F",
        roomType: "quad",
        phone: "+442079460018",
        paidMinor: 125_050,
        birthDate: "1990-05-25",
      },
    });
    expect(readPassenger(["B1", "P1", "Malik", "باكستان"], COLUMNS, READING)).toMatchObject({
      passenger: { country: "PK" },
    });
  });

  it("says at each cell what is wrong", () => {
    const columns = [...COLUMNS, "email", "phone", "sex"] as const;
    const cells = [null, "P1", "Malik", "Atlantis", "nobody", "12", "constructor"];
    expect(readPassenger(cells, columns, READING)).toEqual({
      problems: [
        { field: "bookingReference", key: "required" },
        { field: "country", key: "not_offered" },
        { field: "email", key: "not_an_email" },
        { field: "phone", key: "not_a_phone" },
        { field: "sex", key: "not_offered" },
      ],
    });
    expect(readPassenger(["B1", "P1", "مالك", "GB"], COLUMNS, READING)).toEqual({
      problems: [{ field: "surname", key: "not_latin" }],
    });
  });
});

const row = (changes: Partial<PassengerRow>): PassengerRow => ({
  row: 2,
  bookingReference: "B1",
  packageReference: "P1",
  surname: "Malik",
  givenNames: "",
  country: "GB",
  birthDate: null,
  sex: null,
  nationality: null,
  roomType: null,
  email: null,
  phone: null,
  language: null,
  officialNumber: null,
  paidMinor: null,
  paidReference: null,
  ...changes,
});

describe("groupPassengers", () => {
  it("makes one booking of all rows with one reference, and takes what any of them says", () => {
    const rows = [
      row({ row: 2 }),
      row({ row: 3, bookingReference: "B2", surname: "Khan" }),
      row({ row: 4, bookingReference: "b1", surname: "Shah", email: "s@example.org", officialNumber: "N1; N2" }),
    ];
    const { bookings, problems } = groupPassengers(rows);
    expect(problems.size).toBe(0);
    expect(bookings.map(({ reference, people }) => [reference, people.map((one) => one.row)])).toEqual([
      ["B1", [2, 4]],
      ["B2", [3]],
    ]);
    expect(bookings[0]).toMatchObject({ email: "s@example.org", officialNumbers: ["N1", "N2"] });
  });

  it("says which rows of a booking do not agree, and keeps the others of it back", () => {
    const rows = [row({ row: 2 }), row({ row: 3, surname: "Shah", country: "PK" }), row({ row: 4, surname: "Khan" })];
    const { bookings, problems } = groupPassengers(rows);
    expect(bookings).toEqual([]);
    expect(problems.get(3)).toEqual([{ field: "country", key: "differs_in_booking", params: { row: 2 } }]);
    expect(problems.get(4)).toEqual([{ field: "bookingReference", key: "other_row_of_booking", params: { row: 3 } }]);
  });

  it("names nobody twice in one booking", () => {
    const { problems } = groupPassengers([row({ row: 2 }), row({ row: 3, surname: "MALIK" })]);
    expect(problems.get(3)).toEqual([{ field: "surname", key: "same_person_as", params: { row: 2 } }]);
  });

  it("puts every row into exactly one booking or among the problems, and no booking holds more than ten", () => {
    const someRow = fc.record({
      bookingReference: fc.constantFrom("A", "a", "B", "C"),
      surname: fc.constantFrom("Malik", "Khan", "Shah", "Noor", "Baig", "Amin"),
      country: fc.constantFrom("GB", "GB", "GB", "PK"),
      email: fc.constantFrom(null, null, "x@example.org"),
    });
    fc.assert(
      fc.property(fc.array(someRow, { maxLength: 40 }), (drawn) => {
        const rows = drawn.map((one, index) => row({ ...one, row: index + 2, givenNames: `N${index % 7}` }));
        const { bookings, problems } = groupPassengers(rows);
        const seated = bookings.flatMap(({ people }) => people.map((person) => person.row));
        expect([...seated, ...problems.keys()].sort((a, b) => a - b)).toEqual(rows.map((one) => one.row));
        for (const { people, reference, country } of bookings) {
          expect(people.length).toBeLessThanOrEqual(10);
          expect(people.every((person) => person.country === country)).toBe(true);
          expect(people.every((person) => person.bookingReference.toLowerCase() === reference.toLowerCase())).toBe(
            true,
          );
        }
      }),
    );
  });
});
