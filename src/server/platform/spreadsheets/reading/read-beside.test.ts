import { expect, it } from "vitest";
import { testApp } from "../../../../../test/app.ts";
import { LineFull } from "../../workers/line.ts";
import { readBeside } from "./read-beside.ts";

const app = await testApp();
const worker = new URL("nowhere.ts", import.meta.url);
const task = { bytes: new Uint8Array(), answers: null };

it("calls a file unreadable whose process breaks", async () => {
  await expect(readBeside(app.platform, worker, task)).rejects.toMatchObject({
    code: "sheet_unreadable",
    params: { reason: "took_too_long" },
  });
});

it("blames no file for too many that wait already", async () => {
  const cpu = { ...app.platform.cpu, attempt: () => Promise.reject(new LineFull("Too many tasks wait already.")) };

  await expect(readBeside({ ...app.platform, cpu }, worker, task)).rejects.toThrow(LineFull);
});
