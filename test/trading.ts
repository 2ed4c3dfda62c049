/** People who hold, pay, wait in line and upload on a real server for as long as they are let, and what each was answered. */
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "vitest";
import type { Booking } from "#contract/bookings.ts";
import type { uploadDocument } from "#contract/documents.ts";
import type { RouteOutput } from "#contract/route.ts";
import type { WaitlistEntry } from "#contract/waitlist.ts";
import { picture } from "#server/features/documents/test-files.ts";
import type { Platform } from "#server/platform/context.ts";
import type { Db } from "#server/platform/database/database.ts";
import { givenOperatorRow } from "./factories/accounts.ts";
import { BY_OPERATOR, GOOD_CARD, givenCrowd, givenOffer, type Member } from "./factories/bookings.ts";
import { BOOKS, brokenRules } from "./invariants.ts";

const BUYERS = 6;
const UPLOADERS = 2;
const QUEUERS = 4;
const SEATS = 100_000;
/** Of the package that the queuers give to and fro. */
const SCARCE_SEATS = 2;
/** Enough to go on by: so much has to be answered anew. */
const ENOUGH = { held: 8, paid: 3, queued: 4, stored: 1 };
const PATIENCE_MS = 240_000;
const PAUSE_MS = 20;

type Kind = keyof typeof ENOUGH;
export const ALL_KINDS: readonly Kind[] = ["held", "paid", "queued", "stored"];

/** A status that says what went wrong to whoever asked; 500 does not. */
const INTERNAL = 500;

class Refused extends Error {
  readonly status: number;
  constructor(status: number, problem: string) {
    super(problem);
    this.status = status;
  }
}

export interface Trading {
  readonly answered: Readonly<Record<Kind, readonly { readonly id: string; readonly by: Member }[]>>;
  /** Answers with status 500: nobody could know from them what to do. */
  readonly unexplained: readonly string[];
  /** Everybody begins; the returned function lets them finish what they are at. */
  begin(origin: string): () => Promise<void>;
  /** Until enough has been answered anew, however long that takes on this machine. */
  more(kinds?: readonly Kind[]): Promise<void>;
  /** What was answered is there, asked of the database, and the books balance, or as many of their rules as are given. */
  expectKept(db: Db, rules?: typeof BOOKS): Promise<void>;
  /** The pages that were answered for, which `statusOf` is asked for one by one, open. */
  expectPagesOpen(statusOf: (document: { id: string; by: Member }) => Promise<number>): Promise<void>;
}

/** Makes the packages and the people on an empty installation. */
export async function givenTrading(deps: { platform: Pick<Platform, "db" | "clock"> }): Promise<Trading> {
  const [operator] = await givenCrowd(deps, 1);
  const operatorId = await givenOperatorRow(deps.platform.db, operator?.id ?? "");
  const packageId = await givenOffer(deps, operatorId, { seats: SEATS });
  const scarceId = await givenOffer(deps, operatorId, { seats: SCARCE_SEATS });
  const crowd = await givenCrowd(deps, BUYERS + UPLOADERS + QUEUERS, BY_OPERATOR);
  const photo = new Blob([new Uint8Array(await picture())]);
  const answered: Record<Kind, { id: string; by: Member }[]> = { held: [], paid: [], queued: [], stored: [] };
  const unexplained: string[] = [];

  /** Does something again and again; a refusal or a server that is gone is no reason to stop. */
  async function persistently(signal: AbortSignal, act: () => Promise<void>): Promise<void> {
    while (!signal.aborted)
      await act().catch((error: unknown) => {
        if (error instanceof Refused && error.status === INTERNAL) unexplained.push(error.message);
        return sleep(PAUSE_MS);
      });
  }

  async function buy(origin: string, by: Member): Promise<void> {
    const { id } = await post<Booking>(`${origin}/api/bookings`, by, { parts: [{ packageId, seats: 1 }] });
    answered.held.push({ id, by });
    await post(`${origin}/api/bookings/${id}/pay`, by, { card: GOOD_CARD });
    answered.paid.push({ id, by });
  }

  /** Takes what is there and gives it back, else waits in line, and gives back what is offered. */
  async function queue(origin: string, by: Member): Promise<void> {
    const mine = await read<WaitlistEntry[]>(`${origin}/api/waitlist`, by);
    const offered = mine.find(({ state }) => state === "offered");
    if (offered) {
      await fetch(`${origin}/api/waitlist/${offered.id}`, { method: "DELETE", headers: { ...by.session } });
      return;
    }
    // Looked up, because a hold whose answer a blow has cut off would keep everybody waiting.
    const held = (await read<Booking[]>(`${origin}/api/bookings`, by)).find(({ status }) => status === "pending");
    if (held) return post(`${origin}/api/bookings/${held.id}/cancel`, by);
    if (mine.some(({ state }) => state === "waiting")) return sleep(PAUSE_MS);
    const wanted = { parts: [{ packageId: scarceId, seats: 2 }] };
    const taken = await post(`${origin}/api/bookings`, by, wanted).catch(() => null);
    if (taken) return sleep(50);
    const { id } = await post<WaitlistEntry>(`${origin}/api/waitlist`, by, { packageId: scarceId, seats: 1 });
    answered.queued.push({ id, by });
  }

  async function upload(origin: string, by: Member): Promise<void> {
    const form = new FormData();
    form.set("type", "photo");
    form.set("document", photo, "a.png");
    const sent = await fetch(`${origin}/api/documents/upload`, {
      ...{ method: "POST", headers: { ...by.session }, body: form },
    });
    const { document, aiAnalysis } = await successOf<RouteOutput<typeof uploadDocument>>(sent);
    // Whose reading two blows have cut off waits for a person, its pages unread: nothing was promised that could be opened.
    if (aiAnalysis?.page) answered.stored.push({ id: document.id, by });
  }

  function workOf(at: number): (origin: string, by: Member) => Promise<void> {
    if (at < BUYERS) return buy;
    return at < BUYERS + UPLOADERS ? upload : queue;
  }

  const counted = () => ALL_KINDS.map((kind) => [kind, answered[kind].length] as const);

  return {
    answered,
    unexplained,
    begin(origin) {
      const stop = new AbortController();
      const working = crowd.map((member, at) => persistently(stop.signal, () => workOf(at)(origin, member)));
      return async () => {
        stop.abort();
        await Promise.all(working);
      };
    },
    async more(kinds = ALL_KINDS) {
      const wanted = counted().filter(([kind]) => kinds.includes(kind));
      const end = performance.now() + PATIENCE_MS;
      while (wanted.some(([kind, before]) => answered[kind].length < before + ENOUGH[kind])) {
        if (performance.now() > end) throw new Error(`The server does not go on: ${JSON.stringify(counted())}`);
        await sleep(10);
      }
    },
    async expectKept(db, rules = BOOKS) {
      const bookings = await db.selectFrom("bookings").select(["id", "paymentStatus"]).execute();
      const lines = await db.selectFrom("waitlistEntries").select("id").execute();
      const inLine = new Set(lines.map(({ id }) => id));
      const kept = new Set(bookings.map(({ id }) => id));
      const paid = new Set(bookings.filter(({ paymentStatus }) => paymentStatus === "completed").map(({ id }) => id));
      expect(answered.held.filter(({ id }) => !kept.has(id))).toEqual([]);
      expect(answered.paid.filter(({ id }) => !paid.has(id))).toEqual([]);
      expect(answered.queued.filter(({ id }) => !inLine.has(id))).toEqual([]);
      expect(await brokenRules(db, rules)).toEqual({});
    },
    async expectPagesOpen(statusOf) {
      const statuses = await Promise.all(answered.stored.map(statusOf));
      expect(statuses.filter((status) => status !== 200)).toEqual([]);
    },
  };
}

async function post<Body>(url: string, by: Member, body: object = {}): Promise<Body> {
  const headers = { ...by.session, "content-type": "application/json", "idempotency-key": randomUUID() };
  return successOf(await fetch(url, { method: "POST", headers, body: JSON.stringify(body) }));
}

async function read<Body>(url: string, by: Member): Promise<Body> {
  return successOf(await fetch(url, { headers: { ...by.session } }));
}

async function successOf<Body>(answer: Response): Promise<Body> {
  if (!answer.ok) throw new Refused(answer.status, await answer.text());
  return answer.json() as Promise<Body>;
}
