/** The business center's figures: sums over all bookings, read by the rules of the domain, and what stands behind them. */
import type { FigureFilter } from "#contract/figure-bookings.ts";
import type { OperatorAttention, OperatorSummary } from "#contract/operators.ts";
import { toMajor } from "#domain/money.ts";
import type { AttentionView } from "#domain/operators/attention.ts";
import { type ChangeDays, operatorFigures, shareOf } from "#domain/operators/figures.ts";
import type { Platform } from "#server/platform/context.ts";
import { presentAnswer } from "../bookings/service.ts";
import { type AttentionBookingRow, countByRule, findAttention } from "./attention.repository.ts";
import { dollars, readCounted } from "./counted.ts";
import { type CountedExport, exportCounted } from "./export-counted.ts";
import { attentionMoment } from "./moment.ts";
import { inOneState, operatorSums, type Trend } from "./sums.ts";

export { COMPLETED } from "./conditions.repository.ts";
export { dollars } from "./counted.ts";
export { counting } from "./counting.ts";
export { inOneState } from "./sums.ts";

export type OperatorService = ReturnType<typeof operatorService>;

export function operatorService({ db, clock }: Pick<Platform, "db" | "clock">) {
  async function summary(operatorId: string, days: ChangeDays): Promise<OperatorSummary> {
    const now = clock();
    const { sums, trend, season } = await operatorSums({ db }, operatorId, { now, days });
    const figures = operatorFigures(sums);
    const { revenueMinor, averageMinor } = figures;
    return {
      asOf: now.toISOString(),
      days,
      revenue: {
        total: revenueMinor === null ? null : dollars(revenueMinor),
        changePercent: figures.revenueChangePercent,
        onNusuk: dollars(sums.nusukMinor),
        reported: dollars(sums.reportedMinor),
        waiting: dollars(sums.waitingMinor),
      },
      active: { count: figures.active, changePercent: figures.activeChangePercent },
      conversion: {
        percent: figures.conversionPercent,
        changePoints: figures.conversionChangePoints,
        completed: sums.completed.now,
        started: sums.started.now,
      },
      average: {
        value: averageMinor === null ? null : dollars(averageMinor),
        changePercent: figures.averageChangePercent,
      },
      season,
      trend: presentTrend(trend),
    };
  }

  async function attention(
    operatorId: string,
    asked: { readonly by: AttentionView; readonly limit: number },
  ): Promise<OperatorAttention> {
    const moment = attentionMoment(clock());
    return inOneState(db, async (tx) => {
      const { count, total, rules } = await countByRule(tx, operatorId, moment);
      const bookings = await findAttention(tx, operatorId, { ...asked, moment });
      return { count, total, rules: { ...NO_RULES, ...rules }, bookings: bookings.map(presentAttention) };
    });
  }

  return {
    summary,
    attention,
    counted: (operatorId: string, filter: FigureFilter & { readonly cursor?: string | undefined }) =>
      readCounted({ db, clock }, operatorId, filter),
    countedFile: (operatorId: string, asked: CountedExport) => exportCounted({ db, clock }, operatorId, asked),
  };
}

const NO_RULES = {
  approval_late: 0,
  payment_overdue: 0,
  reference_missing: 0,
  number_waits: 0,
  passport_missing: 0,
  visa_missing: 0,
  approval_waits: 0,
} satisfies OperatorAttention["rules"];

/** Levels begin with the instant before the first step, which is no part of the curve. */
function presentTrend({ keptMinor, paid, active, started, completed }: Trend): OperatorSummary["trend"] {
  return {
    revenue: keptMinor.map(toMajor),
    active: active.slice(1),
    conversion: started.map((all, i) => shareOf(completed[i] ?? 0, all)).slice(1),
    average: keptMinor.map((minor, i) => (paid[i] ? toMajor(Math.round(minor / paid[i])) : null)),
  };
}

function presentAttention({ reasons, answer, ...booking }: AttentionBookingRow): OperatorAttention["bookings"][number] {
  return {
    ...booking,
    answer: presentAnswer(answer),
    reasons: reasons.map(({ rule, at, minor, people }) => ({
      rule,
      at: new Date(at).toISOString(),
      amount: minor === null ? null : dollars(minor),
      people,
    })),
  };
}
