/** Sheets as a spreadsheet program reads them back. */
import { buffer } from "node:stream/consumers";
import { parseCsv } from "hucre/csv";
import { readXlsx } from "hucre/xlsx";
import { describe, expect, it } from "vitest";
import type { SheetColumn, SheetFormat } from "#domain/exports/cell.ts";
import { type Sheet, sheetFile } from "./sheet-file.ts";

const COLUMNS: SheetColumn[] = [
  { head: "Customer", kind: "text" },
  { head: "Seats", kind: "count" },
  { head: "Paid", kind: "amount" },
  { head: "Departs", kind: "date" },
  { head: "Made", kind: "moment" },
];

const SHEET: Sheet = {
  fileName: "bookings",
  title: "Bookings",
  columns: COLUMNS,
  rows: [
    ["Amina Rahman", 5, 1_234_50, "2027-05-02", new Date("2026-11-20T09:30:00Z")],
    ['=HYPERLINK("https://example.org";"Amina")', 1, -7_05, null, null],
    ['أمينة, "الحاجة"', 0, 0, "2027-05-03", null],
  ],
};

async function written(format: SheetFormat, sheet: Partial<Sheet> = {}): Promise<Buffer> {
  const { content } = sheetFile(format, { ...SHEET, ...sheet });
  return Buffer.isBuffer(content) ? content : buffer(content);
}

async function workbook(sheet: Partial<Sheet> = {}) {
  const { sheets } = await readXlsx(await written("xlsx", sheet));
  return sheets[0];
}

describe("a sheet", () => {
  it("is UTF-8 with its mark, commas and two decimals as CSV", async () => {
    const text = (await written("csv")).toString("utf8");

    expect(text.startsWith("\uFEFFCustomer,Seats,Paid,Departs,Made\r\n")).toBe(true);
    expect(parseCsv(text).slice(1)).toEqual([
      ["Amina Rahman", "5", "1234.50", "2027-05-02", "2026-11-20 09:30"],
      [`'=HYPERLINK("https://example.org";"Amina")`, "1", "-7.05", "", ""],
      ['أمينة, "الحاجة"', "0", "0.00", "2027-05-03", ""],
    ]);
  });

  it("holds numbers and dates, not their texts, as XLSX, and no formula", async () => {
    const sheet = await workbook();

    expect(sheet?.name).toBe("Bookings");
    expect(sheet?.rows[0]).toEqual(["Customer", "Seats", "Paid", "Departs", "Made"]);
    expect(sheet?.rows[1]).toEqual([
      "Amina Rahman",
      5,
      1234.5,
      new Date("2027-05-02T00:00:00Z"),
      new Date("2026-11-20T09:30:00Z"),
    ]);
    expect(sheet?.rows[2]?.slice(0, 3)).toEqual([`'=HYPERLINK("https://example.org";"Amina")`, 1, -7.05]);
  });

  it.each(["csv", "xlsx"] as const)("guards its heads too as %s", async (format) => {
    const columns: SheetColumn[] = [{ head: "=1+1", kind: "text" }];
    const sheet = { columns, rows: [] };

    const head =
      format === "csv" ? parseCsv((await written("csv", sheet)).toString())[0] : (await workbook(sheet))?.rows[0];

    expect(String(head?.[0])).toContain("'=1+1");
  });

  it.each(["csv", "xlsx"] as const)("takes rows only as fast as %s is read", async (format) => {
    let pulled = 0;
    async function* endless() {
      for (;;) {
        pulled += 1;
        yield [`row ${pulled}`, pulled];
      }
    }
    const { content } = sheetFile(format, { ...SHEET, rows: endless() });
    if (Buffer.isBuffer(content)) throw new Error("a stream was expected");

    for await (const chunk of content) {
      if (chunk.length > 0) break;
    }

    expect(pulled).toBeLessThan(100_000);
  });

  it("ends in an error where its rows do", async () => {
    async function* broken() {
      yield ["Amina Rahman"];
      throw new Error("the database went away");
    }

    await expect(written("csv", { rows: broken() })).rejects.toThrow("went away");
  });
});
