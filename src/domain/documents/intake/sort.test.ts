/** A household's papers, sorted: what is clear, what is offered, what is asked. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type MrzContent, makeMrz } from "../lines/mrz.ts";
import type { DocumentFacts, TextLine } from "../seen/facts.ts";
import type { IntakeCandidate } from "./person.ts";
import { type ReadPaper, sortPapers } from "./sort.ts";

const TODAY = "2026-11-20";
const PLACE = [
  { x: 1, y: 1 },
  { x: 9, y: 1 },
  { x: 9, y: 3 },
  { x: 1, y: 3 },
];
const NOTHING: DocumentFacts = {
  file: { type: "image/jpeg", width: 900, height: 640, pages: 1, pagesRead: 1, scripts: false },
  ...{ sharpness: 200, zone: null, text: [], textFrom: "file", portrait: null },
};
const AMINA: MrzContent = {
  ...{ format: "TD3", documentCode: "P", issuingCountry: "MYS", nationality: "MYS", surname: "Rahman" },
  ...{ givenNames: "Amina", documentNumber: "A80172615", dateOfBirth: "1984-03-11", sex: "F" },
  expiryDate: "2031-08-02",
};
const YUSUF = {
  ...AMINA,
  givenNames: "Yusuf Ali",
  documentNumber: "A80172616",
  dateOfBirth: "1979-01-30",
  sex: "M",
} as const;

function lines(content: Partial<MrzContent>, doubts: readonly string[] = []): DocumentFacts {
  const zone = {
    lines: makeMrz({ ...AMINA, ...content }),
    doubts,
    score: -0.01,
    posterior: 0.999,
    page: 1,
    places: {},
  };
  return { ...NOTHING, zone };
}

function text(...said: string[]): DocumentFacts {
  return { ...NOTHING, text: said.map((one): TextLine => ({ text: one, box: PLACE, page: 1 })) };
}

const PORTRAIT: DocumentFacts = {
  ...NOTHING,
  textFrom: "picture",
  file: { ...NOTHING.file, width: 600, height: 800 },
  portrait: {
    ground: { brightness: 250, deviation: 3, chroma: 1 },
    figure: { x: 0.2, y: 0.1, width: 0.6, height: 0.9 },
    faces: [{ score: 0.9, box: { x: 0.35, y: 0.25, width: 0.3, height: 0.35 }, turned: 0, tilted: 0 }],
  },
};

const known = (id: string, changes: Partial<IntakeCandidate> = {}): IntakeCandidate => ({
  ref: { kind: "traveller", id },
  ...{ fullName: "Amina Rahman", birthDate: "1984-03-11", sex: "F", nationality: "MY", passports: [] },
  ...changes,
});

const owner = (fullName: string): IntakeCandidate => ({
  ...known("", { fullName, birthDate: null, sex: null, nationality: null }),
  ref: { kind: "owner" },
});

function sorted(facts: readonly (DocumentFacts | null)[], people: readonly IntakeCandidate[] = []) {
  const papers = facts.map((one, at): ReadPaper => ({ id: `p${at}`, facts: one }));
  return sortPapers(papers, { today: TODAY, people });
}

const whom = (facts: DocumentFacts, people: readonly IntakeCandidate[]) => sorted([facts], people).papers[0]?.person;

describe("the kind of a paper", () => {
  it.each([
    ["trusted lines", lines({}), "passport"],
    ["the lines of a visa", lines({ format: "MRV-A", documentCode: "V" }), "visa"],
    ["the lines of a card", lines({ format: "TD1", documentCode: "I" }), "identity_card"],
    ["lines that were found and not trusted", lines({}, ["check_digit:composite"]), "passport"],
    ["what a text calls itself", text("HEALTH CERTIFICATE", "was examined and is fit to travel"), "health_certificate"],
    ["a word of doses", text("VACCINATION RECORD", "Meningococcal ACWY, 1 dose"), "vaccination"],
    ["one face and no text", PORTRAIT, "photo"],
    ["nothing", NOTHING, null],
  ])("by %s", (_, facts, kind) => {
    expect(sorted([facts]).papers[0]?.kind).toBe(kind);
  });
});

describe("whose a passport is", () => {
  it("by name and day of birth, sex and nationality not against it", () => {
    expect(sorted([lines({})], [known("amina")]).papers[0]).toMatchObject({
      person: { kind: "traveller", id: "amina" },
      by: "birth_date",
    });
  });

  it("by the number of a passport that is here already, under a new name too", () => {
    const before = { documentNumber: "A80172615", issuingCountry: "MYS", fullName: "Amina Yusof" };
    const people = [known("amina", { fullName: "Amina Yusof", passports: [before] })];

    expect(sorted([lines({})], people).papers[0]).toMatchObject({ by: "number" });
  });

  it.each([
    ["another day of birth", { birthDate: "1985-03-11" }],
    ["another sex", { sex: "M" }],
    ["another nationality", { nationality: "ID" }],
    ["the same day of birth and a name that only resembles", { fullName: "Amina Rahmat" }],
  ] as const)("is asked where the record has %s, and may be somebody new", (_, changes) => {
    const { papers, newcomers } = sorted([lines({})], [known("amina", changes)]);

    expect(papers[0]?.person).toBeNull();
    expect(newcomers).toMatchObject([{ key: "p0", isDoubtful: true, givenNames: "Amina" }]);
  });

  it("is asked where two people are meant alike", () => {
    const twins = [known("one", { birthDate: null }), known("other", { birthDate: null })];

    expect(whom(lines({}), twins)).toBeNull();
  });

  it("is the child's by the recorded day of birth, although the lines could mean a hundred years more", () => {
    const child = known("child", { birthDate: "2019-05-02" });

    expect(whom(lines({ dateOfBirth: "2019-05-02" }), [child])).toEqual(child.ref);
    expect(sorted([lines({ dateOfBirth: "2019-05-02" })]).newcomers[0]).toMatchObject({
      birthDate: null,
      birthEither: ["2019-05-02", "1919-05-02"],
    });
  });
});

describe("who is offered as a new traveller", () => {
  it("with the fields of the lines", () => {
    expect(sorted([lines({}), lines(YUSUF)]).newcomers).toEqual([
      {
        ...{ key: "p0", isOwner: false, isDoubtful: false, nameCut: false, surname: "Rahman", givenNames: "Amina" },
        ...{ birthDate: "1984-03-11", birthEither: [], sex: "F", nationality: "MY" },
        ...{ passportNumber: "A80172615", issuingCountry: "MYS", passportExpiry: "2031-08-02" },
      },
      expect.objectContaining({ key: "p1", givenNames: "Yusuf Ali", sex: "M" }),
    ]);
  });

  it("once for two pictures of one passport, and for the old and the new one", () => {
    const { papers, newcomers } = sorted([lines({}), lines({}), lines({ documentNumber: "A99999999" })]);

    expect(newcomers.map(({ key }) => key)).toEqual(["p0"]);
    expect(papers.map(({ person }) => person)).toEqual(Array(3).fill({ kind: "newcomer", key: "p0" }));
  });

  it("as the account's owner by the account's name, and not as two people", () => {
    const visa = lines({ format: "MRV-A", documentCode: "V", documentNumber: "V12345678" });
    const { papers, newcomers } = sorted([lines({}), visa], [owner("Amina Rahman")]);

    expect(newcomers).toMatchObject([{ key: "p0", isOwner: true }]);
    expect(papers.map(({ person }) => person)).toEqual(Array(2).fill({ kind: "newcomer", key: "p0" }));
  });

  it("as nobody's self where two have the owner's name", () => {
    const father = lines({ documentNumber: "A11111111", dateOfBirth: "1950-01-01" });

    expect(sorted([lines({}), father], [owner("Amina Rahman")]).newcomers.map(({ isOwner }) => isOwner)).toEqual([
      false,
      false,
    ]);
  });

  it("never by a visa, a card or lines that were not trusted", () => {
    const others = [lines({ format: "MRV-A", documentCode: "V" }), lines({ format: "TD1", documentCode: "I" })];

    expect(sorted([...others, lines({}, ["reading"])]).newcomers).toEqual([]);
  });
});

describe("whose another paper is", () => {
  const certificate = (name: string, ...more: string[]) =>
    text("HEALTH CERTIFICATE", `Name: ${name}`, ...more, "was examined and is fit to travel.");

  it("by the name after its label, also of somebody who is new", () => {
    const { papers } = sorted([certificate("Yusuf Ali Rahman"), lines(YUSUF)], [known("amina")]);

    expect(papers[0]?.person).toEqual({ kind: "newcomer", key: "p1" });
  });

  it("of two with one name the one whose day of birth stands there", () => {
    const people = [known("mother"), known("daughter", { birthDate: "2009-07-09" })];

    expect(whom(certificate("Amina Rahman"), people)).toBeNull();
    expect(whom(certificate("Amina Rahman", "Date of birth: 2009-07-09"), people)).toMatchObject({ id: "daughter" });
  });

  it("of a portrait the only person's there is, else it is asked", () => {
    expect(whom(PORTRAIT, [known("amina")])).toMatchObject({ id: "amina" });
    expect(whom(PORTRAIT, [known("amina"), known("other", { fullName: "Yusuf Ali Rahman" })])).toBeNull();
  });
});

it("sorts every order of the same papers to the same people", () => {
  const facts = [lines({}), lines(YUSUF), PORTRAIT, NOTHING, null, text("HEALTH CERTIFICATE", "Name: Amina Rahman")];
  const named = (order: readonly number[]) => {
    const papers = order.map((at): ReadPaper => ({ id: `p${at}`, facts: facts[at] ?? null }));
    const answer = sortPapers(papers, { today: TODAY, people: [owner("Amina Rahman")] });
    return JSON.stringify(answer.papers.toSorted((one, other) => one.id.localeCompare(other.id)));
  };
  const order = [0, 1, 2, 3, 4, 5];

  fc.assert(
    fc.property(
      fc.shuffledSubarray(order, { minLength: order.length }),
      (shuffled) => named(shuffled) === named(order),
    ),
    { numRuns: 30 },
  );
});
