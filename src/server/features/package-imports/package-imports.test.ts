/** Spreadsheets through the real calls: looked at, mended, saved all or nothing, and sent twice. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { packageStanding } from "#contract/own-packages.ts";
import {
  importPackages,
  importProgress,
  importTemplate,
  type PackageImport,
  rowsToMend,
} from "#contract/package-imports.ts";
import { getPackage, listPackages, myPackages } from "#contract/packages.ts";
import { addDays, dateOf } from "#domain/calendar.ts";
import { testApp } from "../../../../test/app.ts";
import { type Given, givenOperator, givenPilgrim } from "../../../../test/factories/accounts.ts";
import { givenDraft, givenListed } from "../../../../test/factories/packages.ts";
import { csvSheet, SHEET_HEADS, sheetRow, xlsxSheet } from "../../../../test/factories/sheets.ts";
import { series } from "../../../../test/series.ts";

const app = await testApp();
const pilgrim = await givenPilgrim(app);

const dayOf = (...days: number[]) =>
  fc.constantFrom(...days.map((from) => addDays(dateOf(app.platform.clock()), from)));
const row = (number: number, changes = {}) => sheetRow(app.platform.clock(), number, changes);
const parts = (bytes: Buffer, fields: Record<string, string>) => ({
  fields,
  file: { name: "packages.csv", type: "text/csv", bytes },
});
const look = (operator: Given, bytes: Buffer, fields: Record<string, string> = {}) =>
  app.upload(importPackages, parts(bytes, { mode: "preview", ...fields }), operator.session);
const save = (operator: Given, bytes: Buffer, fields: Record<string, string> = {}) =>
  app.upload(importPackages, parts(bytes, { mode: "commit", ...fields }), operator.session);
const own = (operator: Given) => app.call(myPackages, {}, operator.session);
const wrongCells = ({ rows, columns }: PackageImport) =>
  rows.flatMap(({ row: at, problems }) =>
    problems.map(({ column }) => [at, column === null ? null : columns[column]?.head]),
  );

describe("a look at a sheet", () => {
  it("counts what would happen and changes nothing", async () => {
    const operator = await givenOperator(app);

    const seen = await look(operator, csvSheet([row(1), row(2)]));

    expect(seen).toMatchObject({
      saved: false,
      headRow: 1,
      file: { kind: "csv", encoding: "utf-8", delimiter: "," },
      counts: { new: 2, update: 0, unchanged: 0, wrong: 0 },
      missing: [],
      questions: [],
    });
    expect(seen.rows.map(({ row: at, state }) => [at, state])).toEqual([
      [2, "new"],
      [3, "new"],
    ]);
    expect(await own(operator)).toEqual([]);
  });

  it("names the cell of everything that is wrong", async () => {
    const operator = await givenOperator(app);
    const sheet = csvSheet([
      row(1),
      row(2, { Seats: "many", "Return date": null }),
      row(3, { "Return date": row(3)[4] ?? null }),
      row(4, { Reference: "SHEET-1" }),
      row(5, { Seats: 99_999 }),
    ]);

    const seen = await look(operator, sheet);

    expect(seen.counts).toEqual({ new: 1, update: 0, unchanged: 0, wrong: 4 });
    expect(wrongCells(seen)).toEqual([
      [3, "Return date"],
      [3, "Seats"],
      [4, null],
      [5, "Reference"],
      [6, "Seats"],
    ]);
    expect(seen.rows.find(({ row: at }) => at === 5)?.problems[0]?.text).toBe("Row 2 already names this package.");
  });

  it("asks about dates and amounts that read two ways, once for the file", async () => {
    const operator = await givenOperator(app);
    const sheet = csvSheet(
      [row(1, { "Departure date": "5/6/2027", "Return date": "6/6/2027", "Price per person USD": "4.850" })],
      ";",
    );

    const asked = await look(operator, sheet);
    const answered = await look(operator, sheet, { dateOrder: "month_first", decimal: "comma" });

    expect(asked.questions).toEqual([
      { about: "dateOrder", example: "5/6/2027" },
      { about: "decimal", example: "4.850" },
    ]);
    expect(asked.counts.wrong).toBe(1);
    expect(answered).toMatchObject({ questions: [], counts: { new: 1, wrong: 0 } });
  });

  it("lets the operator say what a column means, and says what no column has", async () => {
    const operator = await givenOperator(app);
    const heads = ["A", "B", "C", "D", "E", "F", "G", "H", "I"];
    const sheet = csvSheet([row(1)], ",", heads);
    const columns = JSON.stringify([
      "operatorReference",
      "title",
      "price",
      "departureCity",
      "departureDate",
      "returnDate",
      "accommodationType",
      "distanceFromHaram",
      "capacity",
    ]);

    expect(await look(operator, sheet)).toMatchObject({
      counts: { new: 0, wrong: 0 },
      rows: [],
      missing: expect.arrayContaining(["title"]),
    });
    expect(await look(operator, sheet, { columns })).toMatchObject({ counts: { new: 1 }, missing: [] });
  });

  it("reads sheets as they are saved elsewhere", async () => {
    const operator = await givenOperator(app);
    const text = csvSheet([row(1, { "Package name": "Café Hajj" })]).toString();
    const arabic = csvSheet([row(1, { "Package name": "باقة العائلة المميزة" })]).toString();
    const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, "utf16le")]);

    const titles = async (bytes: Buffer) => {
      const seen = await look(operator, bytes);
      return [seen.file.encoding, seen.rows[0]?.cells[1]];
    };

    expect(await titles(utf16)).toEqual(["utf-16le", "Café Hajj"]);
    expect(await titles(Buffer.from(`\ufeff${text}`))).toEqual(["utf-8", "Café Hajj"]);
    expect(await titles(Buffer.from(text, "latin1"))).toEqual(["windows-1252", "Café Hajj"]);
    expect(await titles(windows1256(arabic))).toEqual(["windows-1256", "باقة العائلة المميزة"]);
    expect(await titles(Buffer.from(`sep=,\r\n${text}`))).toEqual(["utf-8", "Café Hajj"]);
  });

  it("reads a workbook with dates, in any order of columns, below a title", async () => {
    const operator = await givenOperator(app);
    const [reference, title, ...rest] = row(1, {
      "Departure date": new Date("2027-05-03T00:00:00Z"),
      "Return date": new Date("2027-05-23T00:00:00Z"),
    });
    const heads = [...SHEET_HEADS.slice(2), "Package name", "Reference"];
    const bytes = await xlsxSheet([heads, [...rest, title ?? null, reference ?? null]], ["Al-Safa Travel, Hajj 1448"]);

    const seen = await look(operator, bytes);

    expect(seen).toMatchObject({ headRow: 2, file: { kind: "xlsx", hasMacros: false }, counts: { new: 1, wrong: 0 } });
    expect(seen.rows[0]?.cells).toContain("2027-05-03");
  });

  it("speaks the operator's language", async () => {
    const operator = await givenOperator(app, { preferredLanguage: "ar" });

    const { rows } = await look(operator, csvSheet([row(1, { Seats: "many" })]));

    expect(rows[0]?.problems[0]?.text).toBe("اكتب رقمًا.");
  });
});

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

describe("the rows to mend", () => {
  it("come as a file that can be mended and sent again", async () => {
    const operator = await givenOperator(app);
    const sheet = csvSheet([row(1), row(2, { Seats: "many", "Package name": "=HYPERLINK(1)" })]);

    const file = await sent(rowsToMend.path, sheet, operator);

    expect(file.headers["content-disposition"]).toContain("rows-to-mend.csv");
    expect(file.body).toContain("'=HYPERLINK(1)");
    expect(file.body).toContain("Row 3: Seats: Write a number.");
    const seen = await look(operator, Buffer.from(file.body.replace("many", "40")));
    expect(seen.counts).toMatchObject({ new: 1, wrong: 0 });
    expect(seen.rows[0]?.cells[1]).toBe("=HYPERLINK(1)");
  });
});

describe("the template", () => {
  it.each([
    ["csv", "en"],
    ["xlsx", "en"],
    ["csv", "ar"],
    ["xlsx", "ar"],
  ] as const)("is imported as it is (%s, %s)", async (format, language) => {
    const operator = await givenOperator(app, { preferredLanguage: language });
    const { rawPayload } = await app.inject({
      method: "GET",
      url: `${importTemplate.path}?format=${format}`,
      headers: { cookie: operator.session.cookie },
    });

    const seen = await look(operator, rawPayload);

    expect(seen).toMatchObject({ missing: [], questions: [], counts: { new: 1, wrong: 0 }, file: { kind: format } });
    expect(seen.columns.every(({ field }) => field !== null)).toBe(true);
  });
});

describe("who may import", () => {
  it("is an operator, and each knows of their own imports alone", async () => {
    const operator = await givenOperator(app);
    const sheet = parts(csvSheet([row(1)]), { mode: "preview" });

    expect(await app.uploadRefusal(importPackages, sheet, pilgrim.session)).toMatchObject({ status: 403 });
    expect(await app.uploadRefusal(importPackages, sheet)).toMatchObject({ status: 401 });
    expect(await app.uploadRefusal(rowsToMend, sheet, pilgrim.session)).toMatchObject({ status: 403 });
    const importId = "4f4d3c3e-9d2b-4b6c-8b7e-2b6a7c1d9e10";
    expect(await app.refusal(importProgress, { params: { importId } }, operator.session)).toMatchObject({
      status: 404,
    });
  });

  it.each([
    ["mode", "both"],
    ["as", "sold"],
    ["columns", "{"],
    ["columns", '["nonsense"]'],
    ["dateOrder", "year_first"],
    ["importId", "1"],
  ])("is refused with %s %s", async (field, value) => {
    const operator = await givenOperator(app);
    const fields = { mode: "preview", [field]: value };

    expect(await app.uploadRefusal(importPackages, parts(csvSheet([row(1)]), fields), operator.session)).toMatchObject({
      status: 400,
      code: "invalid_input",
    });
  });
});

/** Rows that name each other, packages that are there, and each other's reasons to be refused. */
const oddRow = fc.record({
  Reference: fc.constantFrom(null, "A", "B"),
  "Package name": fc.constantFrom("One", "Two"),
  ...{ "Departure date": dayOf(170, 170, 171, -190), "Return date": dayOf(190) },
  Seats: fc.constantFrom(40, 40, 40, 41, "many"),
});

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

/** A call whose answer is read as it is. */
async function sent(url: string, bytes: Buffer, { session }: Given, fields: Record<string, string> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append("file", new Blob([new Uint8Array(bytes)]), "packages.csv");
  const request = new Request("http://localhost", { method: "POST", body: form });
  return app.inject({
    method: "POST",
    url,
    headers: { cookie: session.cookie, "content-type": request.headers.get("content-type") ?? "" },
    payload: Buffer.from(await request.arrayBuffer()),
  });
}

/** The letters of the sample in the bytes of the Arabic page of Windows. */
function windows1256(text: string): Buffer {
  const decoder = new TextDecoder("windows-1256");
  const letters = new Map(Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]));
  return Buffer.from(Array.from(text, (letter) => letters.get(letter) ?? 0x3f));
}
