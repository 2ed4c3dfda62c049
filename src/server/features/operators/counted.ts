/** Asking where a figure comes from: all bookings behind it, page by page. */
import { FIGURE_PAGE, type FigureBookings, type FigureFilter } from "#contract/figure-bookings.ts";
import { amountOf } from "#domain/money.ts";
import type { Platform } from "#server/platform/context.ts";
import { readPosition, writePosition } from "#server/platform/http/answers/cursor.ts";
import { type CountedRow, pageOfCounted, sumCounted } from "./counted.repository.ts";
import { attentionMoment } from "./moment.ts";
import { inOneState } from "./sums.ts";

/** Packages are priced in it. */
const CURRENCY = "USD" as const;

/** Sum and page are of one state of the books. Throws AppError `invalid_input` for a cursor that is none of ours. */
export function readCounted(
  { db, clock }: Pick<Platform, "db" | "clock">,
  operatorId: string,
  { cursor, ...filter }: FigureFilter & { readonly cursor?: string | undefined },
): Promise<FigureBookings> {
  const after = cursor === undefined ? null : readPosition(cursor);
  const now = clock();
  const asked = { operatorId, filter, moment: attentionMoment(now) };
  return inOneState(db, async (tx) => {
    const { count, counted, minor } = await sumCounted(tx, asked);
    // One more than asked tells whether there is a next page.
    const rows = await pageOfCounted(tx, asked, { after, limit: FIGURE_PAGE + 1 });
    const page = rows.slice(0, FIGURE_PAGE);
    const last = page.at(-1);
    return {
      asOf: now.toISOString(),
      ...{ count, counted, sum: dollars(minor) },
      bookings: page.map(presentRow),
      nextCursor: last && rows.length > FIGURE_PAGE ? writePosition(last) : null,
    };
  });
}

export function dollars(minor: number) {
  return amountOf(minor, CURRENCY);
}

function presentRow({ minor, createdAt, ...row }: CountedRow): FigureBookings["bookings"][number] {
  return { ...row, createdAt: createdAt.toISOString(), amount: dollars(minor) };
}
