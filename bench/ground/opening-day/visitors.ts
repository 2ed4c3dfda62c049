/** Visitors of an opening day, who ask until they are answered; how long that took, and what they were promised by it. */
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { payBooking } from "#contract/booking-payments.ts";
import { type Booking, createBooking } from "#contract/bookings.ts";
import { listPackages } from "#contract/packages.ts";
import { joinWindow, type QueueStatus, type QueueTicket, queueStatus } from "#contract/queue.ts";
import type { Db } from "#server/platform/database/database.ts";
import { GOOD_CARD, type Member } from "../../../test/factories/bookings.ts";

const ASK_EVERY_MS = 1_000;
const AGAIN_AFTER_MS = 100;
/** What nobody answers for so long is asked again. */
const PATIENCE_MS = 20_000;

export const DEEDS = ["join", "place", "hold", "pay", "catalogue"] as const;
type Deed = (typeof DEEDS)[number];

export interface Answer {
  readonly deed: Deed;
  /** On performance.now's clock, as the answer came. */
  readonly at: number;
  readonly ms: number;
}

interface Call {
  readonly method: string;
  readonly path: string;
}

/** Everybody who asks at `origin`, what they were answered, and what they were promised by it. */
export function visitors(origin: string) {
  const over = new AbortController();
  const answers: Answer[] = [];
  let tries = 0;
  const promised = {
    joined: new Set<string>(),
    admitted: new Set<string>(),
    held: new Set<string>(),
    paid: new Set<string>(),
  };

  /** As a page that asks again until it is answered, with the same key; null once the day is over. */
  async function persist<Body>(
    deed: Deed,
    { session }: Member,
    { method, path }: Call,
    body?: object,
  ): Promise<Body | null> {
    const headers = {
      ...session,
      ...(body && { "content-type": "application/json", "idempotency-key": randomUUID() }),
    };
    while (!over.signal.aborted) {
      const began = performance.now();
      const answer = await fetch(origin + path, {
        ...{ method, headers, signal: AbortSignal.timeout(PATIENCE_MS) },
        ...(body && { body: JSON.stringify(body) }),
      })
        .then((got) => goodOf<Body>(got))
        .catch(() => null);
      const at = performance.now();
      if (answer !== null) {
        answers.push({ deed, at, ms: at - began });
        return answer;
      }
      tries += 1;
      await sleep(AGAIN_AFTER_MS);
    }
    return null;
  }

  const ask = async <Body>(
    deed: Deed,
    by: Member,
    route: Call,
    params: Readonly<Record<string, string>>,
    body?: object,
  ) => {
    const path = route.path.replace(/:([^/]+)/g, (_, name: string) => params[name] ?? "");
    const answer = await persist<Body>(deed, by, { method: route.method, path }, body);
    if (answer === null) throw new Over();
    return answer;
  };

  async function buy(by: Member, packageId: string): Promise<void> {
    const { id } = await ask<Booking>("hold", by, createBooking, {}, { parts: [{ packageId, seats: 1 }] });
    promised.held.add(id);
    await ask<Booking>("pay", by, payBooking, { id }, { card: GOOD_CARD });
    promised.paid.add(id);
  }

  return {
    ask,
    end: () => over.abort(),

    /** Joins, looks at its place once a second, and buys when it is let in. */
    queueUp: (by: Member, windowId: string, packageId: string) =>
      untilOver(async () => {
        const { entryId } = await ask<QueueTicket>("join", by, joinWindow, { id: windowId }, {});
        promised.joined.add(entryId);
        while ((await ask<QueueStatus>("place", by, queueStatus, {})).status !== "admitted") await sleep(ASK_EVERY_MS);
        promised.admitted.add(entryId);
        await buy(by, packageId);
      }),
    buyOnAndOn: (by: Member, packageId: string) =>
      untilOver(async () => {
        for (;;) await buy(by, packageId);
      }),
    readOnAndOn: (by: Member) =>
      untilOver(async () => {
        for (;;) await ask("catalogue", by, listPackages, {});
      }),

    told() {
      const written = answers.filter(({ deed }) => deed !== "catalogue" && deed !== "place").map(({ at }) => at);
      const silences = written.toSorted((a, b) => a - b).map((at, index, all) => at - (all[index - 1] ?? at));
      return { answers, tries, silenceMs: Math.max(0, ...silences) };
    },

    /** Promises of which the database knows nothing. */
    async missing(db: Db): Promise<Record<string, string[]>> {
      const tickets = await db.selectFrom("queueTickets").select(["id", "admittedAt"]).execute();
      const bookings = await db.selectFrom("bookings").select(["id", "paymentStatus"]).execute();
      const there = {
        joined: new Set(tickets.map(({ id }) => id)),
        admitted: new Set(tickets.filter(({ admittedAt }) => admittedAt !== null).map(({ id }) => id)),
        held: new Set(bookings.map(({ id }) => id)),
        paid: new Set(bookings.filter(({ paymentStatus }) => paymentStatus === "completed").map(({ id }) => id)),
      };
      const missing = {
        joined: without(promised.joined, there.joined),
        admitted: without(promised.admitted, there.admitted),
        held: without(promised.held, there.held),
        paid: without(promised.paid, there.paid),
      };
      return Object.fromEntries(Object.entries(missing).filter(([, ids]) => ids.length > 0));
    },
  };
}

/** Null for a refusal; rejects where the line breaks in the middle. */
async function goodOf<Body>(answer: Response): Promise<Body | null> {
  const said = await answer.text();
  return answer.ok ? JSON.parse(said) : null;
}

function without(promised: ReadonlySet<string>, there: ReadonlySet<string>): string[] {
  return [...promised].filter((id) => !there.has(id));
}

/** The day is over before the answer. */
class Over extends Error {}

async function untilOver(work: () => Promise<void>): Promise<void> {
  await work().catch((error: unknown) => {
    if (!(error instanceof Over)) throw error;
  });
}
