/** An installation with nothing in it whose clock can be put forward, and the people who walk on it. */
import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "#domain/durations.ts";
import { freePort } from "../../test/free-port.ts";
import { type Installation, openInstallation } from "../../test/installation.ts";
import { findBrowser, openBrowser } from "../browser.ts";
import { passTime, playSales } from "./pass-time.ts";
import { Person, type Sort } from "./person.ts";

/** Longer than any walk lasts, so that days that pass sign nobody out. */
const LASTING = new Date("2040-01-01");
const FORENOON = "10:00:00Z";

export interface Ground {
  readonly origin: string;
  readonly people: readonly Person[];
  readonly outbox: string;
  now(): Date;
  /** By how many milliseconds it is ahead of this machine's. */
  ahead(): number;
  /** Registers, and opens a browser that is signed in. */
  person(sort: Sort): Promise<Person>;
  /** One whose licence is verified, and who never has to add a second factor. */
  operator(sort: Sort, companyName: string): Promise<Person>;
  staff(): Promise<Person>;
  /** Days, hours or minutes later; what comes by itself meanwhile has come. */
  later(time: { readonly days?: number; readonly hours?: number; readonly minutes?: number }): Promise<void>;
  /** The forenoon of a day that is still to come, "2027-05-15". */
  until(day: string): Promise<void>;
  /** A round of each sale through a queue. */
  round(): Promise<void>;
  /** No job waits or runs any more, and what was to be told by mail is told. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

/** Starts the server on an empty folder, and a browser. `start`: the instant at which the walk begins; left out, now. */
export async function openGround(start?: string): Promise<Ground> {
  const folder = await mkdtemp(join(tmpdir(), "rihla-walk-"));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  let aheadMs = start ? Date.parse(start) - Date.now() : 0;
  const settings = { HOST: "127.0.0.1", PORT: String(port), PUBLIC_URL: origin };
  const installation = await openInstallation(folder, () => new Date(Date.now() + aheadMs), settings);
  // By the walk's clock: a phone compares its own with the server's.
  installation.app.server.prependListener("request", (_asked, answer) => {
    answer.setHeader("date", new Date(Date.now() + aheadMs).toUTCString());
  });
  await installation.app.listen({ port, host: "127.0.0.1" });
  const browser = await openBrowser(await findBrowser());
  const people: Person[] = [];
  const given = { browser, origin, ahead: () => aheadMs };
  // The product's own rounds, of every minute and more, stand still while the clock is put forward.
  const settled = () => passTime(installation.platform, 0);

  async function person(sort: Sort): Promise<Person> {
    const one = await Person.register(given, sort);
    if (!sort.isUnread) people.push(one);
    return one;
  }
  async function pass(ms: number): Promise<void> {
    await installation.platform.db.updateTable("sessions").set({ expiresAt: LASTING }).execute();
    aheadMs += ms;
    await passTime(installation.platform, ms / SECOND_MS);
  }
  return {
    origin,
    people,
    outbox: join(folder, "outbox"),
    now: () => new Date(Date.now() + aheadMs),
    ahead: () => aheadMs,
    person,
    settled,
    round: () => playSales(installation.platform),
    async operator(sort, companyName) {
      const one = await person({ ...sort, role: "operator" });
      await license(installation, one.id, companyName);
      return one;
    },
    async staff() {
      const one = await Person.register(given, {
        username: "desk",
        firstName: "Desk",
        lastName: "Staff",
        language: "en",
      });
      await installation.platform.db.updateTable("users").set({ role: "staff" }).where("id", "=", one.id).execute();
      await givePasskey(installation, one.id);
      return one;
    },
    later: ({ days = 0, hours = 0, minutes = 0 }) => pass(days * DAY_MS + hours * HOUR_MS + minutes * MINUTE_MS),
    until: (day) => pass(Date.parse(`${day}T${FORENOON}`) - Date.now() - aheadMs),
    close: () => close(browser, installation, folder),
  };
}

async function license(installation: Installation, userId: string, companyName: string): Promise<void> {
  const licence = { licenceScheme: "atol", licenceNumber: "T7000", licenceVerifiedAt: new Date() } as const;
  const { db } = installation.platform;
  await db
    .updateTable("operators")
    .set({ companyName, ...licence })
    .where("userId", "=", userId)
    .execute();
  await givePasskey(installation, userId);
}

/** A second factor that nothing can use: without one a desk asks for it after a fortnight. */
async function givePasskey({ platform: { db, clock } }: Installation, userId: string): Promise<void> {
  const key = { credentialId: randomBytes(16), publicKey: randomBytes(64), uses: 0, lastUsedAt: null };
  await db
    .insertInto("passkeys")
    .values({ userId, name: "Phone", createdAt: clock(), ...key })
    .execute();
}

async function close(browser: Browser, installation: Installation, folder: string): Promise<void> {
  await browser.close();
  await installation.close();
  await rm(folder, { recursive: true });
}
