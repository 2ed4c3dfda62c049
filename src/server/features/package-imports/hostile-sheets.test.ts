/** Files that want to break the reader: each is refused with its reason or read as plain data, and the next one is served. */
import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { importPackages } from "#contract/package-imports.ts";
import { MAX_SHEET_BYTES } from "#domain/imports/limits.ts";
import { testApp } from "../../../../test/app.ts";
import { givenOperator } from "../../../../test/factories/accounts.ts";
import { csvSheet, SHEET_HEADS, sheetRow, xlsxSheet } from "../../../../test/factories/sheets.ts";

const app = await testApp();
const operator = await givenOperator(app);

const row = (number: number, changes = {}) => sheetRow(app.platform.clock(), number, changes);
const parts = (bytes: Uint8Array) => ({
  fields: { mode: "preview" },
  file: { name: "packages.xlsx", type: "application/octet-stream", bytes: Buffer.from(bytes) },
});
const look = (bytes: Uint8Array) => app.upload(importPackages, parts(bytes), operator.session);
const reasonOf = async (bytes: Uint8Array) => {
  const problem = await app.uploadRefusal(importPackages, parts(bytes), operator.session);
  return [problem.code, problem.reason];
};

const RELATIONS = 'xmlns="http://schemas.openxmlformats.org/package/2006/relationships"';
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';

/** A workbook with the given rows of its sheet, written by hand. */
function workbook(rows: string, more: Record<string, Uint8Array> = {}, tail = ""): Uint8Array {
  return zipSync({
    "[Content_Types].xml": strToU8(
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
        '<Default Extension="xml" ContentType="application/xml"/>' +
        '<Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/>' +
        '<Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>' +
        "</Types>",
    ),
    "_rels/.rels": strToU8(
      `<Relationships ${RELATIONS}><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    "xl/workbook.xml": strToU8(
      `<workbook ${MAIN} xmlns:r="${OFFICE}"><sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    "xl/_rels/workbook.xml.rels": strToU8(
      `<Relationships ${RELATIONS}><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    "xl/worksheets/sheet1.xml": strToU8(`<worksheet ${MAIN}><sheetData>${rows}</sheetData>${tail}</worksheet>`),
    ...more,
  });
}

const cell = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;
const LETTERS = "ABCDEFGHI";
const line = (number: number, values: readonly unknown[]) =>
  `<row r="${number}">${values.map((value, at) => cell(`${LETTERS[at]}${number}`, String(value ?? ""))).join("")}</row>`;
const sound = line(1, SHEET_HEADS) + line(2, row(1));

/** A sound workbook whose directory says another size of its sheet than it has. */
function saying(sizeBytes: number): Uint8Array {
  const bytes = Buffer.from(workbook(sound));
  const entry = bytes.lastIndexOf("xl/worksheets/sheet1.xml") - 46;
  bytes.writeUInt32LE(sizeBytes, entry + 24);
  return bytes;
}

describe("a hostile sheet", () => {
  it("that unpacks into more than a list of packages is refused before it is unpacked", async () => {
    expect(await reasonOf(saying(200_000_000))).toEqual(["sheet_unreadable", "too_heavy"]);
  });

  it("whose entry lies about its size gets no more room than it says", async () => {
    expect(await reasonOf(saying(40))).toEqual(["sheet_unreadable", expect.stringMatching(/^(damaged|no_rows)$/)]);
  });

  it("with a million empty rows below is read as if they were not there", async () => {
    const empty = Array.from({ length: 1_000_000 }, (_, at) => `<row r="${at + 3}" s="1"/>`).join("");

    expect(await look(workbook(sound + empty))).toMatchObject({ counts: { new: 1, wrong: 0 } });
  });

  it("with one cell at the far end of a sheet is refused without filling the way there", async () => {
    const far = `<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>`;

    expect(await reasonOf(workbook(sound + far))).toEqual(["sheet_unreadable", "too_many_columns"]);
  });

  it("with a text in a cell that no program writes is refused", async () => {
    const long = "A".repeat(40_000);
    expect(await reasonOf(workbook(sound + line(3, [long])))).toEqual(["sheet_unreadable", "too_heavy"]);
  });

  it("with a character that no database keeps is read without it", async () => {
    const strange = workbook(line(1, SHEET_HEADS) + line(2, row(1, { "Package name": "Noor_x0000_ Package" })));
    const { rows } = await look(strange);
    expect(JSON.stringify(rows)).toContain("Noor Package");
  });

  it("with more rows than are taken is refused", async () => {
    const rows = Array.from({ length: 10_001 }, (_, number) => row(number));

    expect(await reasonOf(csvSheet(rows))).toEqual(["sheet_unreadable", "too_many_rows"]);
  });

  it("with formulas gives the values that were saved with them, and nothing of one that failed", async () => {
    const formula = sound
      .replace(cell("I2", "40"), '<c r="I2"><f>20+20</f><v>40</v></c>')
      .replace(cell("B2", "Sheet package 1"), '<c r="B2" t="e"><f>1/0</f><v>#DIV/0!</v></c>');

    const seen = await look(workbook(formula));

    expect(seen.rows[0]?.cells[8]).toBe("40");
    expect(seen.rows[0]?.problems.map(({ field }) => field)).toEqual(["title"]);
  });

  it("with merged cells has a value in the first of them alone", async () => {
    const rows = line(1, SHEET_HEADS) + line(2, row(1)) + line(3, row(2, { "Departure city": null }));
    const merged = '<mergeCells count="1"><mergeCell ref="D2:D3"/></mergeCells>';

    const seen = await look(workbook(rows, {}, merged));

    expect(seen.rows.map(({ state }) => state)).toEqual(["new", "wrong"]);
  });

  it("with macros is read without them, and says so", async () => {
    const seen = await look(workbook(sound, { "xl/vbaProject.bin": new Uint8Array(100) }));

    expect(seen).toMatchObject({ file: { hasMacros: true }, counts: { new: 1 } });
  });

  it("that is another kind of file is refused, whatever it is called", async () => {
    expect(await reasonOf(Buffer.from("%PDF-1.7\n1 0 obj"))).toEqual(["sheet_unreadable", "not_a_sheet"]);
    expect(await reasonOf(Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2, 3]))).toEqual([
      "sheet_unreadable",
      "old_workbook",
    ]);
    expect(await reasonOf(zipSync({ "a.txt": strToU8("a") }))).toEqual(["sheet_unreadable", "not_a_sheet"]);
    expect(await reasonOf((await xlsxSheet([row(1)])).subarray(0, 900))).toEqual(["sheet_unreadable", "damaged"]);
    expect(await reasonOf(Buffer.from("MZ\0\0\0\u0001\u0002binary"))).toEqual(["sheet_unreadable", "not_a_sheet"]);
    expect(await reasonOf(Buffer.from(""))).toEqual(["sheet_unreadable", "no_rows"]);
    expect(await reasonOf(Buffer.from("Reference,Package name\n\n\n"))).toEqual(["sheet_unreadable", "no_rows"]);
  });

  it("that names itself in markup is read as text", async () => {
    const xss = "&lt;img src=x onerror=alert(1)&gt;";
    const entity = '<!DOCTYPE a [<!ENTITY e "eeeeeeeeee"><!ENTITY f "&e;&e;&e;">]>';

    const seen = await look(workbook(sound.replace("Sheet package 1", xss)));
    const expanded = workbook(sound, {
      "xl/worksheets/sheet1.xml": strToU8(
        `${entity}<worksheet ${MAIN}><sheetData>${line(1, SHEET_HEADS)}${line(2, row(1)).replace("London", "&f;")}</sheetData></worksheet>`,
      ),
    });

    expect(seen.rows[0]?.cells[1]).toBe("<img src=x onerror=alert(1)>");
    expect(JSON.stringify(await look(expanded).catch(() => "refused"))).not.toContain("eeeeeeeeeeeeeeeeeeee");
  });

  it("larger than a sheet may be is refused", async () => {
    const problem = await app.uploadRefusal(
      importPackages,
      parts(Buffer.alloc(MAX_SHEET_BYTES + 1, "a")),
      operator.session,
    );

    expect(problem).toMatchObject({ status: 413, code: "too_large" });
  });

  it("of ten megabytes of separators or line ends does not end the reading for others", async () => {
    for (const sign of [",", ",\n"]) {
      await app.uploadRefusal(importPackages, parts(Buffer.alloc(MAX_SHEET_BYTES - 4096, sign)), operator.session);
    }

    expect(await look(csvSheet([row(1)]))).toMatchObject({ counts: { new: 1 } });
  });
});
