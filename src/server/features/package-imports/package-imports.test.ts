/** Spreadsheets through the real calls: looked at and mended, with a template, by who may. */
import { describe, expect, it } from "vitest";
import { importPackages, importProgress, importTemplate, rowsToMend } from "#contract/package-imports.ts";
import { testApp } from "../../../../test/app.ts";
import { givenOperator, givenPilgrim } from "../../../../test/factories/accounts.ts";
import { importing } from "../../../../test/factories/package-sheets.ts";
import { csvSheet, SHEET_HEADS, xlsxSheet } from "../../../../test/factories/sheets.ts";

const app = await testApp();
const pilgrim = await givenPilgrim(app);

/** The letters of the sample in the bytes of the Arabic page of Windows. */
function windows1256(text: string): Buffer {
  const decoder = new TextDecoder("windows-1256");
  const letters = new Map(Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]));
  return Buffer.from(Array.from(text, (letter) => letters.get(letter) ?? 0x3f));
}
const { row, parts, look, own, wrongCells, sent } = importing(app);

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
