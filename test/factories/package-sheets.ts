/** Sheets of packages, looked at and saved by an operator. */
import { importPackages, type PackageImport } from "#contract/package-imports.ts";
import { myPackages } from "#contract/packages.ts";
import type { TestApp } from "../app.ts";
import type { Given } from "./accounts.ts";
import { sheetRow } from "./sheets.ts";

export function importing(app: TestApp) {
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

  return { row, parts, look, save, own, wrongCells, sent };
}
