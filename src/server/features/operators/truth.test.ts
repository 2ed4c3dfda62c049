/** Every figure of the business center, told three times: by its card, by the bookings behind it, by a second reckoning. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { type FigureBookings, type FigureFilter, figureBookings } from "#contract/figure-bookings.ts";
import { type OperatorAttention, operatorAttention, operatorSummary } from "#contract/operators.ts";
import { BOOKING_PHASES, type BookingPhase } from "#domain/bookings/booking.ts";
import { fromDecimal } from "#domain/money.ts";
import { COUNTED_FIGURES, type CountedFigure } from "#domain/operators/counted.ts";
import { testApp } from "../../../../test/app.ts";
import { standingClock } from "../../../../test/factories/bookings.ts";
import {
  anyOperatorWorld,
  givenOperatorWorld,
  type OwnWorld,
  phasesOf,
} from "../../../../test/factories/operator-worlds.ts";
import { recount } from "../../../../test/operator-recount.ts";
import { series } from "../../../../test/series.ts";

const time = standingClock();
const app = await testApp({ clock: time.clock });
const WORLDS = series(6, 60);

/** All pages. */
async function behind({ session }: OwnWorld, filter: FigureFilter): Promise<FigureBookings> {
  let page = await app.call(figureBookings, { query: filter }, session);
  const bookings = [...page.bookings];
  while (page.nextCursor) {
    page = await app.call(figureBookings, { query: { ...filter, cursor: page.nextCursor } }, session);
    bookings.push(...page.bookings);
  }
  return { ...page, bookings };
}

/** The list's own sum, after what it says of itself has been held against it. */
async function listed(own: OwnWorld, figure: CountedFigure) {
  const told = await behind(own, { figure });
  const minor = told.bookings.reduce((sum, { amount }) => sum + fromDecimal(amount.amount), 0);
  expect(told.bookings).toHaveLength(told.count);
  expect(told.bookings.filter(({ counts }) => counts)).toHaveLength(told.counted);
  expect(fromDecimal(told.sum.amount)).toBe(minor);
  return { count: told.count, counted: told.counted, minor };
}

async function allOf(own: OwnWorld) {
  const entries = COUNTED_FIGURES.map(async (figure) => [figure, await listed(own, figure)] as const);
  return Object.fromEntries(await Promise.all(entries)) as Record<CountedFigure, Awaited<ReturnType<typeof listed>>>;
}

const minorOf = (amount: { readonly amount: string } | null) => (amount ? fromDecimal(amount.amount) : 0);
const share = (part: number, whole: number) => (whole === 0 ? null : (part / whole) * 100);

/** Of each most pressing reason the first booking, with how many others it stands for; those are the ones behind it. */
async function expectOneARule({ session }: OwnWorld, { bookings }: OperatorAttention): Promise<void> {
  const byRule = new Map<(typeof bookings)[number]["reasons"][number]["rule"] | undefined, typeof bookings>();
  for (const one of bookings) {
    const rule = one.reasons[0]?.rule;
    byRule.set(rule, [...(byRule.get(rule) ?? []), one]);
  }
  const told = await app.call(operatorAttention, { query: { by: "rule" } }, session);
  const firsts = [...byRule.values()].map(([first, ...others]) => [first?.id, others.length]);
  expect(told.bookings.map(({ id, alike }) => [id, alike])).toEqual(firsts);
  for (const [rule, alike] of byRule) {
    if (rule === undefined || rule === "approval_waits") continue;
    const list = await app.call(figureBookings, { query: { figure: "attention", rule } }, session);
    expect(list.bookings.map(({ id }) => id).toSorted()).toEqual(alike.map(({ id }) => id).toSorted());
  }
}

it.each([
  ["before anything is bought", 0],
  ["once visas are late", 120],
])("is the same by the card, by its bookings and by a second reckoning, whatever the world is: %s", async (_, days) => {
  time.move({ days });
  const phases = new Set<BookingPhase>();
  await fc.assert(
    fc.asyncProperty(anyOperatorWorld, async (world) => {
      for (const phase of phasesOf(world)) phases.add(phase);
      for (const own of await givenOperatorWorld(app, world)) {
        const lists = await allOf(own);
        const card = await app.call(operatorSummary, { query: { days: 30 } }, own.session);
        const needs = await app.call(operatorAttention, { query: { limit: 200 } }, own.session);

        for (const figure of COUNTED_FIGURES) {
          const again = await recount(app.platform.db, own.operatorId, { figure, now: time.clock() });
          expect({ figure, ...lists[figure] }).toEqual({ figure, ...again });
        }
        expect(minorOf(card.revenue.total)).toBe(lists.revenue.minor);
        expect(minorOf(card.revenue.onNusuk)).toBe(lists.on_nusuk.minor);
        expect(minorOf(card.revenue.reported)).toBe(lists.reported.minor);
        expect(minorOf(card.revenue.waiting)).toBe(lists.waiting.minor);
        expect(card.active.count).toBe(lists.active.count);
        expect([card.conversion.completed, card.conversion.started]).toEqual([
          lists.conversion.counted,
          lists.conversion.count,
        ]);
        expect(card.conversion.percent).toEqual(share(lists.completed.count, lists.started.count));
        expect(card.average.value && minorOf(card.average.value)).toEqual(
          lists.average.counted === 0 ? null : Math.round(lists.average.minor / lists.average.counted),
        );
        expect(card.season).toEqual({
          confirmed: lists.season.count,
          awaitingAnswer: lists.awaiting_answer.count,
          attention: lists.attention.count,
        });
        expect(needs.count).toBe(lists.attention.count);
        expect(needs.bookings).toHaveLength(needs.total);
        await expectOneARule(own, needs);
        expect(card.trend.active.at(-1)).toBe(card.active.count);
      }
    }),
    { numRuns: WORLDS, endOnFailure: true },
  );
  expect(phases.size).toBe(BOOKING_PHASES.length);
});
