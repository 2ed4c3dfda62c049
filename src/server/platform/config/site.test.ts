import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { site } from "#contract/site.ts";
import { testApp } from "../../../../test/app.ts";
import { loadSite } from "./site.ts";

const folder = mkdtempSync(join(tmpdir(), "rihla-site-"));
const file = join(folder, "site.json");
afterAll(() => rmSync(folder, { recursive: true }));

const shipped = loadSite();
const written = (content: unknown) => {
  writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content));
  return () => loadSite(file);
};

describe("config/site.json", () => {
  it.each([
    [
      { ...shipped, phone: "020 7946" },
      'In config/site.json "phone" is wrong: must be an international number such as +44 20 7946 0000.',
    ],
    [
      { ...shipped, offices: [{ ...shipped.offices[0], timeZone: "London" }] },
      'In config/site.json "offices.0.timeZone" is wrong: must be a time zone such as Europe/London.',
    ],
    [{ ...shipped, offices: [] }, 'In config/site.json "offices" is wrong: must have an office.'],
    ["{", "The file config/site.json is not valid JSON; take the one that came with the product as a start."],
  ])("is refused with one sentence (%#)", (content, sentence) => {
    expect(written(content)).toThrow(sentence);
  });

  it("ships with offices that are open on the days whose hours they post", () => {
    expect(shipped.offices.filter(({ worksOn }) => worksOn !== undefined)).toEqual([]);
  });

  it("is refused for a name that nobody knows, and when it is away", () => {
    expect(written({ ...shipped, fone: "+44 20 7946 0000" })).toThrow('Unrecognized key: "fone"');
    expect(() => loadSite(join(folder, "none.json"))).toThrow("The file config/site.json cannot be read");
  });
});

it("is told to everybody but for the inbox of staff", async () => {
  const app = await testApp();
  const { staffInbox, ...known } = shipped;

  const answer = await app.call(site, {});

  expect(answer).toEqual(known);
  expect(JSON.stringify(answer)).not.toContain(staffInbox);
});
