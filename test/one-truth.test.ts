/** A few random households: what is due is the same on every surface. Many of them: one-truth.long.test.ts. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { TRANSLATED } from "#i18n/locales.ts";
import { translator } from "#server/platform/i18n/translate.ts";
import { testApp } from "./app.ts";
import { givenOperator } from "./factories/accounts.ts";
import { lastingSessions, worldClock } from "./one-truth/clock.ts";
import { oneTruth } from "./one-truth/truth.ts";
import { anyHousehold, TELLING } from "./one-truth/world.ts";

const WORLDS = 1;
const SEED = 1448;

/** The assistant speaks of a paper's state in the word of the marks on the pages. */
it.each(TRANSLATED)("says in %s how a paper stands in one word", (locale) => {
  const [assistant, common] = [translator(locale, "assistant"), translator(locale, "common")];
  for (const state of ["verified", "rejected", "missing"] as const) {
    const [said, marked] = [assistant(`words.states.${state}`), common(`status.${state}`)];
    expect(said.toLocaleLowerCase(locale)).toBe(marked.toLocaleLowerCase(locale));
  }
});

/** And of a booking in the word of its mark; where a language has genders, the booking's own ending may follow. */
it.each(TRANSLATED)("says in %s where a booking stands in one word", (locale) => {
  const [assistant, common] = [translator(locale, "assistant"), translator(locale, "common")];
  const low = (text: string) => text.toLocaleLowerCase(locale);
  for (const state of ["confirmed", "cancelled", "expired", "completed"] as const) {
    expect(low(assistant(`words.phases.${state}`))).toMatch(new RegExp(`^${low(common(`status.${state}`))}e?$`, "u"));
  }
  expect(low(assistant("words.phases.awaiting_reference"))).toContain(low(common("status.confirmed")));
});

const time = worldClock();
const app = await testApp({ clock: time.clock });
const operator = await givenOperator(app);
await lastingSessions(app);

const worlds = [...TELLING, ...fc.sample(anyHousehold, { numRuns: WORLDS, seed: SEED })];

it.each(worlds.map((world, at) => [at, world] as const))(
  "household %i hears one date, one state and one name of everything that is due",
  async (_, world) => {
    await oneTruth({ app, operator, time }, world);
  },
);
