/** A sheet that is saved: all or nothing, once however often it is sent, and never against what is booked. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { packageStanding } from "#contract/own-packages.ts";
import { importPackages, type PackageImport } from "#contract/package-imports.ts";
import { getPackage, listPackages } from "#contract/packages.ts";
import { addDays, dateOf } from "#domain/calendar.ts";
import { testApp } from "../../../../test/app.ts";
import { type Given, givenOperator } from "../../../../test/factories/accounts.ts";
import { importing } from "../../../../test/factories/package-sheets.ts";
import { givenDraft, givenListed } from "../../../../test/factories/packages.ts";
import { csvSheet, SHEET_HEADS } from "../../../../test/factories/sheets.ts";
import { series } from "../../../../test/series.ts";

const app = await testApp();

const dayOf = (...days: number[]) =>
  fc.constantFrom(...days.map((from) => addDays(dateOf(app.platform.clock()), from)));

/** Rows that name each other, packages that are there, and each other's reasons to be refused. */
const oddRow = fc.record({
  Reference: fc.constantFrom(null, "A", "B"),
  "Package name": fc.constantFrom("One", "Two"),
  ...{ "Departure date": dayOf(170, 170, 171, -190), "Return date": dayOf(190) },
  Seats: fc.constantFrom(40, 40, 40, 41, "many"),
});
const { row, parts, look, save, own, wrongCells, sent } = importing(app);
interface Refused {
  readonly code?: string;
  readonly mend?: readonly { readonly row: number; readonly reason: string }[];
}
/** Of a dry run or of saving; none where it goes through. */
async function reasonsAgainst(operator: Given, sheet: Buffer, fields: Record<string, string>): Promise<unknown[]> {
  const answer = (await sent(importPackages.path, sheet, operator, fields)).json();
  const { code, mend }: Refused = answer;
  if (mend) return mend.map(({ row: at, reason }) => [at, reason]);
  if (code) return [code];
  const { rows }: PackageImport = answer;
  return rows.flatMap(({ row: at, problems }) => problems.map(({ text }) => [at, text]));
}

describe("saving a sheet", () => {
  it("makes drafts of all rows, on record", async () => {
    const operator = await givenOperator(app);

    const saved = await save(operator, csvSheet([row(1), row(2)]));

    expect(saved).toMatchObject({ saved: true, counts: { new: 2 } });
    const made = await own(operator);
    expect(
      made
        .map(({ operatorReference, status, capacity, availableSlots }) => [
          operatorReference,
          status,
          capacity,
          availableSlots,
        ])
        .sort(),
    ).toEqual([
      ["SHEET-1", "draft", 40, 40],
      ["SHEET-2", "draft", 40, 40],
    ]);
    const [first] = made;
    const { changes } = await app.call(packageStanding, { params: { id: first?.id ?? "" } }, operator.session);
    expect(changes.map(({ action }) => action)).toEqual(["import"]);
  });

  it("puts them on sale where that was asked for, seen by who asked at once", async () => {
    const operator = await givenOperator(app);

    await save(operator, csvSheet([row(1)]), { as: "listed" });

    const [made] = await own(operator);
    expect(made?.status).toBe("listed");
    expect((await app.call(listPackages, {}, operator.session)).some(({ id }) => id === made?.id)).toBe(true);
  });

  it("saves nothing where one row is wrong", async () => {
    const operator = await givenOperator(app);

    const problem = await app.uploadRefusal(
      importPackages,
      parts(csvSheet([row(1), row(2, { Seats: 0 })]), { mode: "commit" }),
      operator.session,
    );

    expect(problem).toMatchObject({ status: 422, code: "rows_to_mend", rows: 1 });
    expect(await own(operator)).toEqual([]);
  });

  it("changes nothing the second time, and only what differs the third", async () => {
    const operator = await givenOperator(app);
    await save(operator, csvSheet([row(1), row(2)]));
    const before = await own(operator);

    const again = await save(operator, csvSheet([row(1), row(2)]));
    const third = await save(operator, csvSheet([row(1), row(2, { Seats: 55 })]));

    expect(again.counts).toEqual({ new: 0, update: 0, unchanged: 2, wrong: 0 });
    expect(third.counts).toEqual({ new: 0, update: 1, unchanged: 1, wrong: 0 });
    const after = await own(operator);
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    expect(after.map(({ capacity, availableSlots, version }) => [capacity, availableSlots, version]).sort()).toEqual([
      [40, 40, 1],
      [55, 55, 2],
    ]);
  });

  it("knows a package without a reference by its journey", async () => {
    const operator = await givenOperator(app);
    const nameless = (changes = {}) => csvSheet([row(1, { Reference: null, ...changes })]);
    await save(operator, nameless());

    expect((await save(operator, nameless({ Seats: 41 }))).counts).toMatchObject({ new: 0, update: 1 });
    expect(await own(operator)).toHaveLength(1);
  });

  it("makes each package once when the same sheet comes twice at the same time", async () => {
    const operator = await givenOperator(app);
    const sheet = csvSheet([row(1, { Reference: null }), row(2)]);

    await Promise.all([save(operator, sheet), save(operator, sheet), save(operator, sheet)]);

    expect(await own(operator)).toHaveLength(2);
  });

  it("never takes seats from those who hold them, nor moves a sold date", async () => {
    const operator = await givenOperator(app);
    await save(operator, csvSheet([row(1)]), { as: "listed" });
    await app.platform.db
      .updateTable("packages")
      .set({ availableSlots: 30 })
      .where("operatorId", "=", operator.user.id)
      .execute();

    const seen = await look(operator, csvSheet([row(1, { Seats: 9 })]));
    await save(operator, csvSheet([row(1, { Seats: 12 })]));

    expect(wrongCells(seen)).toEqual([[2, "Seats"]]);
    expect(await own(operator)).toMatchObject([{ capacity: 12, availableSlots: 2 }]);
  });

  it("needs a verified licence for the market, not for drafts", async () => {
    const newcomer = await givenOperator(app, { licensed: false });
    const sheet = csvSheet([row(1)]);

    expect(
      await app.uploadRefusal(importPackages, parts(sheet, { mode: "commit", as: "listed" }), newcomer.session),
    ).toMatchObject({
      status: 403,
      code: "licence_needed",
    });
    expect(await own(newcomer)).toEqual([]);
    expect(await save(newcomer, sheet)).toMatchObject({ saved: true });
  });

  it("names row, column and reason of what kept it from being saved", async () => {
    const operator = await givenOperator(app);
    const today = dateOf(app.platform.clock());
    const gone = { "Departure date": addDays(today, -20), "Return date": today };
    const sheet = csvSheet([row(1), row(2, gone)]);
    const wish = { mode: "commit", as: "listed" };

    const problem = await app.uploadRefusal(importPackages, parts(sheet, wish), operator.session);

    expect(problem).toMatchObject({
      code: "rows_to_mend",
      mend: [
        { row: 3, column: "Departure date", field: "departureDate", reason: expect.stringContaining("has passed") },
      ],
    });
  });

  it("names the second of two rows that would be one package, before as in saving", async () => {
    const operator = await givenOperator(app);
    const unnamed = { Reference: null, "Package name": "Known" };
    await save(operator, csvSheet([row(1, unnamed)]));
    const twice = csvSheet([row(1, { ...unnamed, Reference: "A" }), row(2, { Reference: "A" })]);
    const halfNamed = csvSheet([row(3, { "Package name": "New" }), row(3, { "Package name": "New", Reference: null })]);

    for (const sheet of [twice, halfNamed]) {
      const dry = await reasonsAgainst(operator, sheet, { mode: "preview" });
      expect(dry).toEqual([[3, "Row 2 already names this package."]]);
      expect(await reasonsAgainst(operator, sheet, { mode: "commit" })).toEqual(dry);
    }
  });

  it.each([
    ["draft", "a verified"],
    ["listed", "a verified"],
    ["listed", "no"],
  ])("is refused for just what the dry run names, as %s with %s licence", async (as, licence) => {
    const operator = await givenOperator(app, { licensed: licence !== "no" });

    await fc.assert(
      fc.asyncProperty(fc.array(oddRow, { minLength: 1, maxLength: 3 }), async (rows) => {
        const sheet = csvSheet(rows.map((changes) => row(1, changes)));

        const dry = await reasonsAgainst(operator, sheet, { mode: "preview", as });

        expect(await reasonsAgainst(operator, sheet, { mode: "commit", as })).toEqual(dry);
        if (dry.length > 0) return;
        const { counts } = await look(operator, sheet, { as });
        expect(counts).toEqual({ new: 0, update: 0, unchanged: rows.length, wrong: 0 });
      }),
      { numRuns: series(6, 20) },
    );
  });

  it("touches no other operator's package of the same reference", async () => {
    const [operator, rival] = [await givenOperator(app), await givenOperator(app)];
    const theirs = await givenListed(app, rival, { operatorReference: "SHEET-1" });

    await save(operator, csvSheet([row(1)]));

    expect(await app.call(getPackage, { params: { id: theirs.id } })).toEqual(theirs);
  });

  it("changes of the terms only what stands in the row", async () => {
    const operator = await givenOperator(app);
    const heads = [...SHEET_HEADS, "Approval", "Cancellation"];
    await save(operator, csvSheet([[...row(1), "approval", "60:90; 14:40"]], ",", heads));

    await save(operator, csvSheet([[...row(1), "instant"]], ",", heads.slice(0, -1)));

    const [changed] = await own(operator);
    expect(changed?.terms).toMatchObject({
      approval: "instant",
      cancellation: [
        { daysBefore: 60, refundPercent: 90 },
        { daysBefore: 14, refundPercent: 40 },
      ],
    });
  });

  it("takes a draft of the form up by its reference, and leaves what the sheet does not say", async () => {
    const operator = await givenOperator(app);
    const made = await givenDraft(app, operator, { operatorReference: "SHEET-1", meals: "Half board" });

    await save(operator, csvSheet([row(1)]));

    expect(await own(operator)).toMatchObject([
      { id: made.id, title: "Sheet package 1", meals: "Half board", version: 2 },
    ]);
  });
});
