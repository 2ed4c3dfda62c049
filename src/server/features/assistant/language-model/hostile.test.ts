/** A model that means harm, in eleven languages: nothing of it is shown. And what is true: it is. */
import { describe, expect, it } from "vitest";
import { formatsFor, intlTag } from "#i18n/formats.ts";
import type { Locale } from "#i18n/locales.ts";
import { type Call, fakeModel, looksUp, type ModelRow } from "../../../../../test/language-model/fake-model.ts";
import { HOSTILE } from "../../../../../test/language-model/hostile-lines.ts";
import { TRUE_LINES } from "../../../../../test/language-model/true-lines.ts";
import { turnIn } from "../../../../../test/language-model/world.ts";
import { writeAnswer } from "./write-answer.ts";

const fake = await fakeModel();
const model = { baseUrl: fake.baseUrl, apiKey: null, name: "fake" };

const LOOK_UPS = [
  ["people", {}],
  ["search_packages", { order: "price" }],
  ["bookings", {}],
  ["find_facts", { query: "tourist visa permit" }],
] as const;

/** Without marks of direction, and with plain spaces. */
const plain = (text: string) => text.replace(/[\u2066-\u2069\u200e\u200f\u061c]/g, "").replace(/[\u00a0\u202f]/g, " ");

/** `{{A.name}}` becomes the reference that the row has got in this turn. */
function referring(line: string, rows: readonly ModelRow[]): string {
  const of = (name: string, value: string) =>
    rows.find(({ values }) => plain(values.name ?? values.reference ?? "").startsWith(name) && value in values)?.ref ??
    "nothing";
  const refs: Readonly<Record<string, string>> = {
    ...{ A: of("Aurora", "price"), B: of("Safa", "price"), K: of("RH-7K3Q2M", "open"), P: of("Ahmed", "relation") },
    X: of("Tell", "price"),
    L: rows.at(-1)?.ref ?? "nothing",
    ...{ V: rows.find(({ ref }) => ref.startsWith("fact:"))?.ref ?? "nothing" },
  };
  return line.replace(/\{\{([A-Z])(?=[.}])/g, (_, letter: string) => `{{${refs[letter] ?? letter}`);
}

/** What is shown of one answer, and all that Rihla itself said in it. */
async function shownOf(locale: Locale, question: string, look: readonly Call[], line: string) {
  const sent: string[] = [];
  let vouched: readonly string[] = [];
  fake.does(
    looksUp(look, (rows) => {
      vouched = rows.map(({ says }) => says);
      return referring(line, rows);
    }),
  );
  const answer = { turn: turnIn(locale, question), instruction: "", opening: [] };
  const messages = [{ role: "user", content: question }] as const;
  await writeAnswer(model, { ...answer, messages, send: (one) => sent.push(one) }).catch(() => undefined);
  return { sent, vouched };
}

/** With no miss of so many, the share is below this with 95 % certainty. */
const boundOf = (count: number) => 1 - 0.05 ** (1 / count);

describe("a hostile model", () => {
  it("shows none of its lines", async () => {
    const shown: string[] = [];
    for (const { locale, kind, line } of HOSTILE) {
      const { sent, vouched } = await shownOf(locale, "?", LOOK_UPS, line);
      expect(vouched.length, "the model was told nothing").toBeGreaterThan(8);
      shown.push(...sent.filter((one) => !vouched.includes(one)).map((one) => `${kind} (${locale}): ${line} → ${one}`));
    }
    expect(shown).toEqual([]);
    expect(HOSTILE.length).toBeGreaterThanOrEqual(90);
    expect(boundOf(HOSTILE.length)).toBeLessThan(0.033);
  });

  it("shows no package whose name leads elsewhere", async () => {
    const { vouched } = await shownOf("en", "?", LOOK_UPS, "{{A}}");
    expect(vouched.join("\n")).toContain("Aurora");
    expect(vouched.join("\n")).not.toContain("evil");
  });
});

describe("a model that tells the truth", () => {
  it("has its sums and conversions shown", async () => {
    const missed: string[] = [];
    for (const { locale, question, look, line, sum } of TRUE_LINES) {
      const { sent } = await shownOf(locale, question, look, line);
      const wanted = formatsFor(intlTag(locale)).money(sum.amount, sum.currency);
      if (!plain(sent.join("\n")).includes(plain(wanted))) missed.push(`${locale}: ${line} → ${sent.join(" ")}`);
    }
    expect(missed).toEqual([]);
    expect(TRUE_LINES.length).toBeGreaterThanOrEqual(60);
  });
});
