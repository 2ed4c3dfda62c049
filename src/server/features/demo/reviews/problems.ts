/** Problems at each point of their way, with bookings that stand. */
import type { Insertable } from "kysely";
import { addDays, dateOf } from "#domain/calendar.ts";
import { HOUR_MS } from "#domain/durations.ts";
import { type ProblemKind, type ProblemState, problemDue } from "#domain/problems/problem.ts";
import type { Database } from "#server/platform/database/schema/schema.ts";
import type { BookingRows } from "../bookings/booking-rows.ts";
import { AL_SAFA } from "../market/operators.ts";
import { SITI } from "../people/accounts.ts";
import type { RandomSource } from "../random.ts";

type Step = Omit<Insertable<Database["problemSteps"]>, "problemId" | "position" | "at"> & { readonly hoursAgo: number };

interface Story {
  /** Whose booking: the demo operator's, or the second household's. */
  readonly of: "operator" | "household";
  readonly kind: ProblemKind;
  readonly state: ProblemState;
  readonly steps: readonly [Step, ...Step[]];
}

const STORIES: readonly Story[] = [
  {
    of: "operator",
    kind: "accommodation",
    state: "with_operator",
    steps: [
      {
        ...{ event: "raise", by: "pilgrim", hoursAgo: 41 },
        words:
          "The letter of yesterday names another hotel than the one we booked, three kilometres further away. Nobody asked us, and my mother cannot walk that far.",
      },
    ],
  },
  {
    of: "operator",
    kind: "refund",
    state: "with_staff",
    steps: [
      {
        ...{ event: "raise", by: "pilgrim", hoursAgo: 150 },
        words:
          "One of us had to withdraw for her health. The doctor's letter was sent three weeks ago and nothing has come back.",
      },
      {
        ...{ event: "answer", by: "operator", hoursAgo: 90 },
        words: "We have your letter. The hotel still has to release the bed before we can pay anything back.",
      },
      {
        ...{ event: "escalate", by: "pilgrim", hoursAgo: 50 },
        words: "The terms name a day and a share, and no bed that has to be released. Please look at them with us.",
      },
    ],
  },
  {
    of: "operator",
    kind: "documents",
    state: "decided",
    steps: [
      {
        ...{ event: "raise", by: "pilgrim", hoursAgo: 400 },
        words: "My name is spelled in two ways on the confirmation, and the office said that it does not matter.",
      },
      { event: "run_out", by: "product", hoursAgo: 230 },
      {
        ...{ event: "decide", by: "staff", hoursAgo: 170, outcome: "upheld" },
        words:
          "The spelling of the passport counts everywhere. The operator has issued a new confirmation today; please compare it once more.",
      },
    ],
  },
  {
    of: "household",
    kind: "transport",
    state: "answered",
    steps: [
      {
        ...{ event: "raise", by: "pilgrim", hoursAgo: 60 },
        words:
          "The flight was moved to the night before, and the group's message did not say how we get to the airport at that hour.",
      },
      {
        ...{ event: "answer", by: "operator", hoursAgo: 20 },
        words:
          "A coach leaves from the mosque at 22:30. Its place and number stand in the new itinerary that you get tomorrow.",
      },
    ],
  },
];

interface Deps {
  readonly random: RandomSource;
  readonly now: Date;
}

/** At most one a booking. */
export function problemRows(bookings: readonly BookingRows[], { random, now }: Deps) {
  const pools = {
    operator: bookings.filter(
      ({ plan }) => plan.offer.operatorId === AL_SAFA.id && ["confirmed", "awaiting_reference"].includes(plan.ending),
    ),
    household: bookings.filter(({ plan }) => plan.customerId === SITI.id && plan.ending === "in_instalments"),
  };
  const problems: Insertable<Database["problems"] & { id: string }>[] = [];
  const steps: Insertable<Database["problemSteps"]>[] = [];
  STORIES.forEach((story, i) => {
    const booking = pools[story.of].filter(({ plan }) => plan.offer.departureDate > dateOf(now))[
      story.of === "operator" ? i : 0
    ];
    if (!booking) return;
    const id = random.uuid();
    const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
    const [first] = story.steps;
    const stateSince = ago((story.steps.at(-1) ?? first).hoursAgo);
    const happenedOn = addDays(dateOf(ago(first.hoursAgo)), -1);
    const { kind, state } = story;
    problems.push({
      id,
      bookingId: booking.booking.id,
      kind,
      happenedOn,
      state,
      stateSince,
      dueAt: problemDue(state, stateSince),
    });
    steps.push(
      ...story.steps.map(({ hoursAgo, ...step }, position) => ({
        ...step,
        problemId: id,
        position,
        at: ago(hoursAgo),
      })),
    );
  });
  return { problems, steps };
}
