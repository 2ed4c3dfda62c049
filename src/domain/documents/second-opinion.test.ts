import { expect, it } from "vitest";
import { compareOpinion } from "./second-opinion.ts";

const READ = { surname: "MUELLER", givenNames: "ANNA LENA", documentNumber: "X4R801726", dateOfBirth: "1955-03-11" };

it("sets what another model says beside what was read, letters and digits alone", () => {
  const opinion = {
    surname: "Müller",
    givenNames: "Anna-Lena",
    documentNumber: "X4R 801 726",
    dateOfBirth: "1955-11-03",
  };

  expect(compareOpinion(opinion, READ)).toEqual([
    { field: "surname", said: "Müller", read: "MUELLER", agrees: true },
    { field: "givenNames", said: "Anna-Lena", read: "ANNA LENA", agrees: true },
    { field: "documentNumber", said: "X4R 801 726", read: "X4R801726", agrees: true },
    { field: "dateOfBirth", said: "1955-11-03", read: "1955-03-11", agrees: false },
  ]);
});

it("compares nothing where one of the two saw nothing", () => {
  expect(compareOpinion({ issuer: "Dr. Amira", surname: " " }, READ)).toEqual([
    { field: "issuer", said: "Dr. Amira", read: null, agrees: null },
  ]);
});
