/** What a household sees of its papers, and what it agrees to. */
import { expect, it } from "vitest";
import type { Intake, IntakeNewcomer, IntakePaper } from "#contract/intake.ts";
import { agreedOf, NOTHING_TAPPED, shownOf, type Tapped } from "./intake-model.ts";

const paper = (id: string, changes: Partial<IntakePaper> = {}): IntakePaper => ({
  ...{ id, key: id, fileName: `${id}.jpg`, receivedAt: "2026-11-20T14:00:00Z", deleteAt: "2026-11-27T14:00:00Z" },
  ...{ stage: "done", problem: null, kind: "passport", person: null, recognisedBy: null, read: null, hasPreview: true },
  ...changes,
});

const newcomer = (key: string, changes: Partial<IntakeNewcomer> = {}): IntakeNewcomer => ({
  ...{ key, relationship: null, isDoubtful: false, surname: "Rahman", givenNames: "Yusuf", nameCut: false },
  ...{ birthDate: "1951-01-30", birthEither: [], sex: "M", nationality: "MY", countryOfResidence: "GB" },
  ...{ passportNumber: "A80172616", passportExpiry: "2031-08-02" },
  ...changes,
});

const intake = (changes: Partial<Intake>): Intake => ({
  ...{ papers: [], newcomers: [], travellers: [], ownerName: "Amina Rahman" },
  ...changes,
});

const father = { kind: "newcomer", key: "p1" } as const;

it("shows who is clear, what is asked, what is broken and what is still read", () => {
  const shown = shownOf(
    intake({
      papers: [
        paper("p1", { person: father }),
        paper("p2", { kind: "photo" }),
        paper("p3", { kind: "identity_card", person: father }),
        paper("p4", { kind: null, problem: "Damaged." }),
        paper("p5", { stage: "reading", kind: null }),
      ],
      newcomers: [newcomer("p1")],
    }),
    NOTHING_TAPPED,
  );

  expect(shown.people.map(({ key, papers }) => [key, papers.map((one) => one.paper.id)])).toEqual([
    ["newcomer-p1", ["p1"]],
  ]);
  expect(shown.asked.map((one) => one.paper.id)).toEqual(["p2", "p3"]);
  expect(shown.broken.map(({ id }) => id)).toEqual(["p4"]);
  expect(shown.inWork.map(({ id }) => id)).toEqual(["p5"]);
});

it("takes what was tapped over what was recognised", () => {
  const given = intake({ papers: [paper("p1", { person: father })], newcomers: [newcomer("p1")] });
  const doubted: Tapped = { ...NOTHING_TAPPED, papers: { p1: { doubted: true } } };
  const answered: Tapped = {
    ...NOTHING_TAPPED,
    papers: { p1: { doubted: true, kind: "visa", person: { kind: "owner" } } },
  };

  expect(shownOf(given, doubted).asked).toHaveLength(1);
  expect(agreedOf(shownOf(given, answered).people)).toEqual({
    newcomers: [],
    papers: [{ id: "p1", type: "visa", person: { kind: "owner" } }],
  });
});

it("asks for the day of birth that the lines leave open, and enters nobody before", () => {
  const child = newcomer("p1", { birthDate: null, birthEither: ["2019-05-02", "1919-05-02"] });
  const given = intake({ papers: [paper("p1", { person: father })], newcomers: [child] });
  const told: Tapped = { ...NOTHING_TAPPED, newcomers: { p1: { birthDate: "2019-05-02", relationship: "son" } } };

  expect(shownOf(given, NOTHING_TAPPED).people[0]?.isClear).toBe(false);
  const [known] = shownOf(given, told).people;
  expect(known?.isClear).toBe(true);
  expect(agreedOf(known ? [known] : []).newcomers).toMatchObject([
    { birthDate: "2019-05-02", relationship: "son", countryOfResidence: "GB" },
  ]);
});

it("asks again about a paper of somebody who is gone", () => {
  const given = intake({ papers: [paper("p1", { person: { kind: "traveller", id: "gone" } })] });

  expect(shownOf(given, NOTHING_TAPPED).asked).toHaveLength(1);
});
